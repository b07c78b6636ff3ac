"""Many games at once: simulation, arena, reports, measurement."""
