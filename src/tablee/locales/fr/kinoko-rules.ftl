### Kinoko's rules for players, in our own words: one message a numbered rule of docs/rules/kinoko.md.

kinoko-rules-title = Kinoko
kinoko-rules-about = Un jeu de Tim Rogasch, édité par Helvetiq. De 2 à 4 personnes, dès 7 ans, environ 20 minutes. Voici les règles telles que cette table les joue, racontées avec nos propres mots.
kinoko-rules-goal = Tout le monde a une famille secrète : une espèce de champignon. À vous de réunir les trois Champi de cette espèce, peu importe où, et de l’annoncer avant les autres. La difficulté : vous voyez les cartes de tout le monde, sauf les vôtres.

kinoko-rules-set-up = Mise en place
kinoko-rules-turn = Un tour
kinoko-rules-round-end = La fin d’une manche
kinoko-rules-game-end = La fin de la partie
kinoko-rules-digital = Ce que cette table ajoute

kinoko-rule-K1 = Kinoko se joue à 2, 3 ou 4. Il y a toujours deux couleurs de plus que de personnes à table : 4, 5 ou 6.
kinoko-rule-K2 = Il existe six couleurs. Chacune compte trois Champi, de valeurs 1, 2 et 3, et une carte Famille. La table tire au hasard les couleurs en jeu.
kinoko-rule-K3 = À chaque manche, on mélange les cartes Famille et tout le monde en reçoit une en secret. Vous connaissez la vôtre ; les autres la découvrent quand la manche se termine.
kinoko-rule-K4 = Il reste deux cartes Famille. On en retourne une, face visible : sa couleur est interdite dans cette manche. L’autre reste inconnue.
kinoko-rule-K5 = Puis on distribue les Champi : un 1, un 2 et un 3 par personne. Les six derniers forment deux lignes sur la table, avec là aussi un 1, un 2 et un 3 chacune. Une main ou une ligne s’appelle un endroit ; chaque endroit contient à tout moment une carte de chaque valeur.
kinoko-rule-K6 = Si quelqu’un reçoit trois Champi d’une même couleur, on redistribue les Champi. Les cartes Famille ne changent pas, et les lignes ne comptent pas.
kinoko-rule-K7 = Vous voyez les couleurs de toutes les mains sauf la vôtre, mais pas celles des lignes. Les valeurs sont au dos des cartes, visibles de tout le monde. Qui regarde sans jouer ne voit ni couleurs ni familles avant la fin de la manche.
kinoko-rule-K8 = La personne qui commence la première manche est tirée au hasard, ou la table la désigne.
kinoko-rule-K9 = On joue dans le sens des aiguilles d’une montre.
kinoko-rule-K10 = Quand vient votre tour, trois dés sont lancés. Prenez celui que vous voulez et faites ce qu’il montre. Jusqu’à votre confirmation, vous pouvez changer d’avis.
kinoko-rule-K11 = Chaque dé porte les nombres 1, 2 et 3, l’un d’eux deux fois, une face vide et une face bien à lui : relance, coup d’œil ou sets. Une table peut choisir d’autres faces.
kinoko-rule-K12 = Un nombre : échangez les deux cartes de cette valeur entre deux endroits différents, mains ou lignes. Votre main n’en fait pas forcément partie. Une fois le nombre choisi, l’échange est obligatoire.
kinoko-rule-K13 = Relance : les trois dés sont lancés de nouveau et vous choisissez à nouveau, une autre relance si vous voulez.
kinoko-rule-K14 = Coup d’œil : regardez un Champi, n’importe lequel ; il retourne ensuite à sa place. Tout le monde voit quelle carte vous regardez, mais sa couleur n’est que pour vous. Une carte de votre propre main est permise. Les cartes Famille ne se regardent pas.
kinoko-rule-K15 = Sets : échangez vos trois cartes avec les trois cartes d’un autre endroit, main ou ligne. Comme toujours, les cartes que vous prenez sont tournées vers les autres, pas vers vous.
kinoko-rule-K16 = Vide : aucune action à ce tour.
kinoko-rule-K17 = Une fois votre action faite, vous pouvez finir votre tour par une annonce : selon vous, les trois Champi de votre famille sont ensemble à un même endroit, quel qu’il soit.
kinoko-rule-K18 = Une annonce met fin à la manche : on retourne tous les Champi et toutes les cartes Famille.
kinoko-rule-K19 = Si l’annonce est juste, elle rapporte 2 points à qui l’a faite, et autant à toutes les autres personnes dont les trois Champi sont aussi ensemble.
kinoko-rule-K20 = Après cela, et seulement si l’annonce est juste, chaque personne qui a en main au moins un Champi de la couleur interdite perd 1 point, qu’il y en ait un ou plusieurs. Les 2 points sont ajoutés d’abord.
kinoko-rule-K21 = Personne ne descend au-dessous de 0.
kinoko-rule-K22 = Si l’annonce est fausse, toutes les autres personnes marquent 1 point. Personne ne marque 2 points, personne n’en perd, et on ne regarde pas la couleur interdite. (Une table peut décider que les personnes dont les trois Champi sont ensemble marquent quand même 2 points.)
kinoko-rule-K23 = La manche suivante commence par la personne assise à gauche de celle qui a fait l’annonce.
kinoko-rule-K24 = Une table peut limiter le nombre de tours d’une manche. Une fois la limite atteinte, la manche se termine sans points, et la personne suivante en commence une nouvelle.
kinoko-rule-K25 = La partie se termine après la manche où quelqu’un arrive à 4 points ou plus. Le meilleur score gagne.
kinoko-rule-K26 = Égalité : parmi les personnes concernées, celle qui a arrêté une manche le plus récemment gagne, même si ce n’était pas la dernière manche. (Une table peut décider que seule la dernière manche compte.)
kinoko-rule-K27 = Si aucune d’elles n’a jamais arrêté de manche, elles se partagent la victoire.
kinoko-rule-K28 = Chaque table choisit l’aide qu’elle donne. « Mémoire » (memory, par défaut) : vous voyez ce que vous verriez autour d’une vraie table, et retenez le reste. « Vu » (seen) : les cartes que vous avez vues et pouvez encore suivre restent marquées. « Déduit » (deduced) : ce qui en découle par logique est marqué aussi.
kinoko-rule-K29 = On ne montre et on n’envoie jamais à personne ce que cette personne ne pourrait pas savoir.
