### In italiano.

island-primer-goal = La meta
island-primer-goal-shrines = L'isola è sconosciuta: la scopri tessera per tessera. Controlla prima degli altri i suoi tre santuari e quello della caverna.
island-primer-goal-large = L'isola è sconosciuta: la scopri tessera per tessera. In così tanti bastano due dei suoi santuari e quello della caverna: controllali prima degli altri.

island-primer-turn = Il tuo turno
island-primer-turn-roll = **Tira due dadi.** Uno è la tua velocità, l'altro dice quante carte raccogli. Scegli tu quale è quale.
island-primer-turn-points = **Sei punti** invece dei dadi: con alcuni raccogli, con gli altri ti sposti.
island-primer-turn-gather = **Raccogli** carte della tessera su cui sta il tuo esploratore, e di ogni tessera con un tuo abitante e una tua fattoria.
island-primer-turn-explore = **Esplora**: spostati di una tessera per ogni punto di velocità, nota o appena scoperta; nel frattempo compra pezzi, muovi armate e attacca.

island-primer-signs = Che cosa significano i simboli
island-primer-signs-food = Cibo
island-primer-signs-wood = Legno
island-primer-signs-gold = Oro
island-primer-signs-garden = Giardino: tutti e tre, come si vuole
island-primer-signs-water = Acqua: non vi entra nessuno
island-primer-signs-shrine = Santuario: fagli un'offerta standogli accanto
island-primer-signs-cave_entrance = Via per la caverna, una mappa a sé
island-primer-signs-villager = Abitante: lavora e combatte, forza 1
island-primer-signs-farmhouse = Fattoria: un abitante accanto raccoglie
island-primer-signs-fort = Forte: custodisce le tre tessere intorno
island-primer-signs-offering = Offerta: il santuario è tuo, e tu sei più forte di 1
island-primer-signs-hideout = Nascondiglio dei Ladri: custodisce come un forte
island-primer-signs-thief = Ladro: forza 3, quattro tessere per turno
island-primer-signs-doubloon = Doblone: con questo pagano i Ladri
island-primer-signs-guardian = Guardiano: tiene un santuario e ti dà la caccia

island-primer-battle = Una battaglia
island-primer-battle-strength = Entrare in una tessera con pezzi di un avversario è un attacco. Ogni parte tira tanti dadi quanto è forte; vince la somma più alta. Le creature della caverna si combattono allo stesso modo.
island-primer-battle-half = Un esploratore battuto dà metà delle carte a chi vince ed è rimesso sull'isola prima del prossimo turno. Abitanti ed edifici battuti si possono ricomprare.
island-primer-battle-all = Un esploratore battuto dà tutte le carte a chi vince ed è rimesso subito sull'isola; se era il turno di chi perde, è finito.
island-primer-battle-lost = Se il tuo esploratore è battuto, la partita è persa. Puoi pagare oro per rilanciare dadi.

island-primer-end = Come finisce
island-primer-end-cave = Chi scopre il santuario della caverna lo ha subito, finché non viene battuto. Chi controlla l'ultimo santuario che serve vince all'istante.
island-primer-end-team = I compagni hanno un turno insieme, condividono abitanti, edifici e offerte, e vincono insieme: uno di loro deve avere il santuario della caverna.
island-primer-end-thieves = I Ladri vincono con gli stessi santuari. Rubano invece di raccogliere, e cominciano nascosti.
