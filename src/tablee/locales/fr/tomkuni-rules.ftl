### Tom Kuni's rules for players, in our own words: one message a numbered rule of docs/rules/tomkuni.md.

tomkuni-rules-title = Tom Kuni, les gentils petits chevaux
tomkuni-rules-about = Un jeu de Tom Kuni (« Mensch freu’ Dich drauf! »). De 2 à 4 personnes, dès 6 ans. Voici les règles telles que cette table les joue, racontées avec nos propres mots.
tomkuni-rules-goal = Amenez vos quatre pions à l’arrivée, un dans chacune des quatre zones. Aucun pion n’est jamais renvoyé en arrière : celui qui gêne le passage est poussé vers l’avant, ce qui l’aide aussi, ou lui coûte un point.

tomkuni-rules-board = Le plateau
tomkuni-rules-set-up = Mise en place
tomkuni-rules-moving = Les déplacements
tomkuni-rules-zones = Les zones
tomkuni-rules-end = La fin

tomkuni-rule-T1 = Un plateau est un parcours de cases en boucle. Chaque couleur a quatre cases de départ pour ses pions, une case début avec une flèche, une case de couleur unie, une case d’entrée avec un cercle blanc et, derrière celle-ci, une zone d’arrivée de quatre cases. Le plateau habituel est une croix de 40 cases ; une table peut en choisir un autre.
tomkuni-rule-T2 = Tous les pions suivent le même parcours, dans le même sens, et utilisent les cases de toutes les couleurs. Une case n’accueille qu’un pion à la fois, partout sur le plateau.
tomkuni-rule-T3 = On joue de 2 à 4, avec quatre pions par personne, tous sur les cases de départ de leur couleur. À deux, on s’installe face à face.
tomkuni-rule-T4 = Tout le monde lance le dé ; le plus petit nombre commence. Si plusieurs personnes ont le plus petit nombre, elles relancent.
tomkuni-rule-T5 = On joue à tour de rôle en suivant les flèches, dans le sens inverse des aiguilles d’une montre.
tomkuni-rule-T6 = Un seul lancer par tour. Un 6 ne donne pas de second lancer.
tomkuni-rule-T7 = Un pion ne quitte les cases de départ qu’avec un 6, un seul à la fois, et se pose sur la case début de sa couleur. Vous pouvez aussi avancer un autre pion à la place. (Une table peut choisir trois essais : sans pion sur le parcours, vous lancez le dé jusqu’à trois fois pour faire un 6.)
tomkuni-rule-T8 = Sinon, un pion du parcours avance d’autant de cases que le dé en montre. Il saute par-dessus les pions sur son chemin ; leurs cases comptent comme les cases libres.
tomkuni-rule-T9 = Si plusieurs pions peuvent avancer, vous choisissez. Si un seul le peut, il doit avancer. Si aucun ne le peut, on passe le dé.
tomkuni-rule-T10 = Pousser : quand votre pion finit son déplacement sur une case occupée, le pion qui est là avance d’une case et lui laisse la place. Les pions qui se suivent sont tous poussés d’une case. Vos propres pions sont poussés eux aussi.
tomkuni-rule-T11 = Une case de couleur unie est un raccourci vers l’entrée de la même couleur : un pion, de n’importe quelle couleur, qui finit son propre déplacement sur ce raccourci va tout droit sur la case d’entrée et s’y pose, devant la zone. Si l’une de ces deux cases est occupée, le pion qui s’y trouve est d’abord poussé. Un pion que l’on pousse sur une case de couleur unie y reste. (Une table peut choisir que le raccourci s’arrête une case après l’entrée, sur le parcours.)
tomkuni-rule-T12 = On ne s’arrête pas sur une case d’entrée : un pion qui y arrive, en avançant ou parce qu’on le pousse, avance encore d’une case le long du parcours et a donc dépassé cette zone. Si l’entrée est occupée, le pion qui s’y trouve est d’abord poussé.
tomkuni-rule-T13 = Chacune des quatre zones attend un de vos pions. Une zone vous est ouverte tant qu’aucun de vos pions n’y est.
tomkuni-rule-T14 = Un pion qui avance au-delà de l’entrée d’une zone qui vous est ouverte tourne et entre dans la zone ; les cases de la zone comptent une à une. Il ne peut pas passer devant sans entrer. (Une table peut choisir de le permettre.)
tomkuni-rule-T15 = Si le dé mène au-delà de la dernière case de la zone, ce pion ne peut pas avancer : avancez-en un autre, ou passez.
tomkuni-rule-T16 = Dans une zone, on saute et on pousse les pions comme sur le parcours, d’une case vers le fond. Une poussée qui ferait sortir un pion de la zone n’est pas possible, et le déplacement non plus.
tomkuni-rule-T17 = Un pion dans une zone n’avance plus de lui-même. Seules les poussées le déplacent.
tomkuni-rule-T18 = Quand on pousse un pion posé sur une case d’entrée et que cette zone est la dernière qui manque à sa couleur, on le pousse dans la zone. Tout autre pion est poussé hors de l’entrée, le long du parcours.
tomkuni-rule-T19 = Avec trois pions arrivés, vous continuez à lancer le dé, une fois par tour, jusqu’à ce que le quatrième entre dans sa zone ou y soit poussé.
tomkuni-rule-T20 = La partie se termine quand chaque couleur a un pion dans chaque zone. Qui a déjà fini ne joue plus.
tomkuni-rule-T21 = À la fin, un pion vaut 4 points sur la première case d’une zone, 3 sur la deuxième, 2 sur la troisième, 1 sur la quatrième. Ce qui compte, c’est la case où il se trouve à la fin.
tomkuni-rule-T22 = La première personne dont les quatre pions sont arrivés reçoit 1 point de plus. Si un même coup fait arriver deux personnes à la fois, celle qui joue compte en premier, puis on suit l’ordre du tour.
tomkuni-rule-T23 = Le meilleur score gagne. Les personnes à égalité se partagent la victoire.
