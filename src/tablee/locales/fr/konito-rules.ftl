### Konito's rules for players, in our own words: one message a numbered rule of docs/rules/konito.md.

konito-rules-title = Konito
konito-rules-about = Un jeu de Richard Champion, édité par Iello. De 2 à 12 personnes. Voici les règles telles que cette table les joue, racontées avec nos propres mots ; les expressions sont notre propre sélection.
konito-rules-goal = Une personne lit le début d’une expression, le reste de son équipe trouve la fin. Le plus de cartes possible en soixante secondes ; chaque face complète fait avancer votre pion d’une case vers l’arrivée.

konito-rules-material = Le matériel
konito-rules-set-up = Mise en place
konito-rules-turn = Un tour
konito-rules-challenges = Les cases Défi
konito-rules-winning = La victoire, et d’autres façons de jouer
konito-rules-digital = Ce que cette table ajoute

konito-rule-N1 = Les cartes Début ont deux faces et trois niveaux : les vertes sont faciles et portent 3 expressions par face, les orange 4, les rouges 5. Un paquet complet compte 202 cartes.
konito-rule-N2 = Une expression, c’est un thème et un début, qu’on peut lire à voix haute, et une fin, qu’il faut deviner.
konito-rule-N3 = Chaque carte Défi porte trois règles, numérotées de 1 à 3, qui valent pour un seul tour.
konito-rule-N4 = Le plateau est fait de tuiles de trois cases, vertes, jaunes ou rouges. La première tuile porte le départ, la dernière l’arrivée, toute blanche. Le recto d’une tuile a une case Défi, le verso n’en a pas. Plus l’arrivée approche, plus il y a de cases difficiles.
konito-rule-N5 = Chaque équipe a un pion. Le sablier dure 60 secondes.
konito-rule-N6 = Vous choisissez combien de tuiles forment le plateau, lesquelles, et de quel côté ; le départ vient au début et l’arrivée à la fin. Si vous ne choisissez rien, il y a 8 tuiles côté recto, tirées au hasard.
konito-rule-N7 = Les trois pioches sont mélangées, et le hasard décide aussi quelle face d’une carte vient en premier. Les cartes Défi sont mélangées elles aussi.
konito-rule-N8 = Il y a 2 ou 3 équipes d’au moins 2 personnes, de tailles aussi proches que possible. Le premier Lecteur est tiré au hasard.
konito-rule-N9 = Les équipes jouent l’une après l’autre et, dans chacune, tout le monde est Lecteur à son tour. Quand tout le monde a lu, on recommence.
konito-rule-N10 = La case sous le pion de l’équipe donne la couleur des cartes que prend le Lecteur.
konito-rule-N11 = Un tour dure 60 secondes à partir du signal du Lecteur. L’horloge de la table fait foi ; une réponse déjà en chemin compte encore un court instant, le même pour tout le monde.
konito-rule-N12 = Le Lecteur voit toute la face. Ses coéquipiers voient ce qui a été lu à voix haute. Les autres équipes voient la face avec ses fins, pour juger (une table peut en décider autrement). L’autre face d’une carte reste cachée jusqu’à ce que la carte soit retournée.
konito-rule-N13 = Le Lecteur peut lire, décrire, chanter, mimer et faire des bruits, mais il ne traduit pas dans une autre langue et n’emploie aucun mot de la même famille qu’un mot de la fin.
konito-rule-N14 = Les coéquipiers répondent autant de fois qu’ils veulent et trouvent les expressions d’une face dans n’importe quel ordre.
konito-rule-N15 = Quand toutes les expressions d’une face sont trouvées, on retourne la carte ; ensuite, on pioche la suivante.
konito-rule-N16 = Le Lecteur peut passer une face à tout moment. Elle ne compte alors pas, même si une partie en a été trouvée. On continue avec l’autre face, ou avec la carte suivante.
konito-rule-N17 = Quand le temps est écoulé, le pion avance d’une case par face complète.
konito-rule-N18 = Après le tour, tout le monde voit les faces qui ont été découvertes.
konito-rule-N19 = Une pioche vide est reformée avec ses cartes déjà utilisées.
konito-rule-N20 = Si le pion est sur une case Défi quand son tour commence, alors, avant que le temps ne démarre, la prochaine personne autour de la table qui n’est pas de l’équipe du Lecteur choisit 1, 2 ou 3. On pioche une carte Défi, et sa règle portant ce numéro vaut pour ce tour.
konito-rule-N21 = Un Défi impossible dans votre façon de jouer est laissé de côté, et on pioche la carte suivante.
konito-rule-N22 = La première équipe dont le pion atteint ou dépasse l’arrivée gagne.
konito-rule-N23 = À trois, chacun pour soi : tout le monde a un pion. Le Lecteur choisit un équipier pour le tour, et leurs deux pions avancent. Puis la personne suivante lit. Les personnes qui atteignent l’arrivée au même tour se partagent la victoire.
konito-rule-N24 = À deux ou trois, ensemble : un pion, quatre tuiles, 6 tours au plus. Si vous atteignez l’arrivée, vous gagnez. Sinon, vous rejouez tout de suite.
konito-rule-N25 = Les réponses se jugent de deux façons. Autour d’une table, le Lecteur valide ce qui est trouvé. À distance, les coéquipiers écrivent et la table compare, avec indulgence pour les majuscules, les accents, les articles et les petites fautes ; le Lecteur peut toujours accepter une réponse lui-même.
konito-rule-N26 = Les autres équipes peuvent contester, jusqu’au début du tour suivant : un mot interdit, une traduction, une fin validée à tort. L’équipe du Lecteur cède, ou tout le monde vote ; une égalité ne change rien. Ce qui est retiré ne compte pas, et sa face non plus.
konito-rule-N27 = Un indice que le Lecteur écrit n’est pas transmis s’il contient un mot de la même famille qu’une fin.
konito-rule-N28 = Les groupes peuvent ajouter leurs propres paquets à partir d’une feuille de calcul. Un fichier avec des erreurs est refusé, avec la ligne et la raison, et rien n’en est gardé.
konito-rule-N29 = Une table peut limiter les tours. Quand chaque équipe en a joué autant, la partie s’arrête et l’équipe la plus avancée sur la piste gagne ; à égalité, la victoire est partagée. Quand on joue ensemble, ce nombre remplace les 6 tours.
