### In italiano.

quest-primer-goal = La meta
quest-primer-goal-race = Guidi una spedizione attraverso la giungla, con un piccolo mazzo di carte. Porta la tua pedina a El Dorado prima di tutti.

quest-primer-turn = Il tuo turno
quest-primer-turn-walk = **Gioca carte per muovere.** Una carta entra in un esagono vicino se il simbolo è lo stesso e il suo numero almeno quello dell'esagono. Quello che avanza prosegue con la stessa carta.
quest-primer-turn-buy = **Compra al massimo una carta.** Le carte con monete pagano le loro monete, ogni altra mezza moneta. La carta nuova va nella pila degli scarti e torna con la prossima mescolata.
quest-primer-turn-draw = **Pesca fino ad averne quattro.** Quello che hai giocato va negli scarti; del resto tieni quello che vuoi. Quando il mazzo di pesca è finito si mescolano gli scarti.

quest-primer-signs = Che cosa significano i simboli
quest-primer-signs-jungle = Giungla: un machete
quest-primer-signs-village = Villaggio: una moneta
quest-primer-signs-water = Acqua: una pagaia
quest-primer-signs-power = Due simboli: una carta con almeno 2
quest-primer-signs-rubble = Macerie: una carta qualunque, negli scarti
quest-primer-signs-camp = Campo base: una carta qualunque, che lascia il mazzo per sempre
quest-primer-signs-mountain = Montagna: chiusa a tutti
quest-primer-signs-blockade = Tessera giunzione: pagala come un esagono e tienila; la strada è aperta
quest-primer-signs-cave = Caverna: fermati accanto e prendi un segnalino

quest-primer-end = Come finisce
quest-primer-end-arrive = Appena qualcuno è arrivato, il round si gioca fino in fondo. Se è arrivato uno solo, vince.
quest-primer-end-pieces = In due giocatori ciascuno ha due pedine, e devono arrivare entrambe.
quest-primer-end-tie = Se sono arrivati in diversi, vince chi ha più tessere giunzione.
