"""Many games at once: simulation, measurement, rule coverage."""
