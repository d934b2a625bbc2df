"""What a Reader may not type: words of the same family as a word of the end (N13, N27).

Two words are of one family if a table says so, if they have one stem, or if one is the other with an ending or a
beginning that makes words of words (jardin, jardinier; chanter, enchanter), or, where a language glues words, if one is
in the other (foot, football). A shared beginning alone is nothing: car and carte are strangers. A hint held back for
nothing costs the Reader time, and what slips through can still be contested (N26); so in doubt a word may pass, and
`_APART` names the strangers that a stem would take for relatives (porte, porter).
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import lru_cache

from tablee.games.konito.matching import Word, content, stem, words
from tablee.games.konito.numbers import is_number
from tablee.games.konito.vocabulary import KNOWN_WORDS

_SHORT = 3
"""Letters of a stem that is too short to tell a family by itself."""

_FAMILIES = {
    "fr": """
        oeil yeux oeillade oculaire oculiste | ciel cieux celeste | cheveu cheveux chevelure chevelu capillaire |
        aller vais vas va allons allez vont ira irai iras irons irez iront irait aille | venir viens vient venons
        venez viennent venu venue viendra viendrai viendront venait | tenir tiens tient tenons tenez tiennent tenu
        tenue tiendra | faire fais fait faisons faites font fera ferai feras ferons ferez feront ferait faisait | dire
        dis dit disons dites disent dira dirait | voir vois voit voyons voyez voient vu vue verra verrai voyant vision
        visible visuel | prendre prends prend prenons prenez prennent pris prise prendra | mettre mets met mettons
        mettez mettent mis mise | pouvoir peux peut pouvons pouvez peuvent pourra pourrai pourrait puissance puissant
        | vouloir veux veut voulons voulez veulent voulu voudra voudrait volonte | devoir dois doit devons devez
        doivent devra devrait | savoir sais sait savons savez savent saura saurait savant | lire lisons lisez lisent
        lira lecture lecteur lectrice lisible | ecrire ecris ecrit ecrivons ecrivez ecrivent ecriture ecrivain | boire
        boit buvons buvez boivent buveur boisson | croire crois croit croyons croyez croient croyant croyance | rire ris
        rit rions riez rient rieur riant sourire | vivre vivons vivez vivent vecu vie vies vivant vital survivre |
        mourir meurs meurt mourons meurent mort morte mortel mourant mourra | naitre nais nait naissons naissent nee
        naissance natal | courir courons courez courent couru courait courra coureur course | dormir dors dort dormons
        dormez dorment dormeur endormir dortoir | sortir sors sortons sortez sortent sortie | partir partons partez
        partent parti depart | sentir sent sentons sentez sentent senti sensation | servir sers sert servons servez
        servent serveur service serviteur | ouvrir ouvre ouvrons ouvrez ouvrent ouvert ouverte ouverture | offrir
        offre offrons offrez offrent offert offerte offrande | couvrir couvre couvert couverte couverture decouvrir |
        perdre perds perd perdons perdent perdu perte perdant | vendre vends vend vendons vendu vente ventes vendeur
        vendeuse | attendre attends attend attendu attente | entendre entends entend entendu entente | descendre
        descends descend descente | mordre mords mord mordu morsure | battre bats bat battons battu bataille combat
        combattre | connaitre connais connait connu connaissance reconnaitre | conduire conduis conduit conduite
        conducteur | cuire cuis cuit cuite cuisson cuisine cuisinier cuisiniere | peindre peins peint peinture peintre
        | craindre crains craint crainte | suivre suit suivons suivi suivant poursuivre | jouer jeu jeux joueur jouet
        | aimer aime amour amours amoureux amoureuse amant aimable | ami amie amis amical amitie | chant chanter
        chanson chanteur chanteuse chantonner enchanter | cheval chevaux chevalier chevaucher equestre equitation |
        mer marin marine maritime | roi royal royale royaux royaume royaute | reine regne regner | main manuel
        manuelle manier manucure | pied pieton pedestre pedicure | dent dentiste dentaire dentier dentifrice | tete
        tetu entete | coeur cardiaque cordial ecoeurer | corps corporel | sang saigner saignant sanguin sanglant | os
        osseux | nuit nocturne minuit | jour journee journal journalier diurne bonjour | lune lunaire alunir | soleil
        solaire ensoleille | terre terrestre terrien terrain enterrer atterrir souterrain | eau eaux aquatique | air
        aerien aerer | pluie pleuvoir pleut pluvieux parapluie | neige neiger enneige | vent venteux | fleur floral
        fleurir fleuri | arbre arbuste arboricole | pain panifier | lait laitier laiterie lacte allaiter | sel saler
        saliere | vin vigne vigneron vinicole vignoble | oiseau oiseaux oiseleur oisillon | chat chatte chaton | chien
        chienne chiot canin | loup louve louveteau | boeuf bovin | ane anesse anon | poule poulet poulailler | lion
        lionne lionceau | ours ourse ourson | fou fol folle folie affoler | beau bel belle beaux beaute embellir |
        vieux vieil vieille vieillir vieillesse vieillard | nouveau nouvel nouvelle nouveaux nouveaute renouveler |
        blanc blanche blanchir blancheur | sec seche secher secheresse | frais fraiche fraicheur | long longue
        longueur allonger | doux douce douceur adoucir | gros grosse grossir grosseur | haut haute hauteur hausser |
        grand grandir grandeur agrandir | chaud chaude chaleur chauffer rechauffer | froid froideur refroidir | mou
        mol molle mollesse ramollir | rouge rougir rougeur | vert verte verdir verdure | noir noire noircir | jaune
        jaunir | bleu bleue bleuir | pere paternel paternite | mere maternel maternelle maternite | frere fraternel
        fraternite | enfant enfance enfantin | femme feminin feminine | dieu dieux divin divine deesse | homme hommes
        | ville village villageois | rue ruelle | mur mural muraille | or ors dore dorer dorure | vol voler voleur
        voleuse envol envoler | nom nommer prenom surnom | nombre nombreux | paix paisible pacifique | voix vocal
        vocale | croix croiser crucifix | choix choisir choisi | joie joyeux joyeuse rejouir | bruit bruyant | an ans
        annee annuel | matin matinee matinal | soir soiree | hiver hivernal | genou genoux agenouiller | doigt digital
        | nez nasal | dos dorsal adosser | ecole ecolier ecoliere scolaire | medecin medecine medical | peur peureux
        apeurer | faim famine affame | soif assoiffe | fer ferrer ferraille | porte portes portail portier portiere |
        boucher bouchere boucherie
    """,
    "en": """
        mouse mice mousy | foot feet | tooth teeth | goose geese | child children | man men manly | woman women
        womanly | ox oxen | person people personal | die died dying dead death deadly | go goes went gone going | eat
        ate eaten | see seen sight | drink drank drunk drunken | sing sang sung song singer | run ran runner | swim
        swam swum swimmer | fly flies flew flown flight | give gave given gift | take took taken | come came | make
        made maker | buy bought | bring brought | think thought | teach taught teacher | catch caught | fight fought |
        sleep slept asleep | keep kept | feel felt feeling | lose lost loss loser | tell told | sell sold sale | speak
        spoke spoken speech | break broke broken | steal stole stolen | write wrote written | ride rode ridden | drive
        drove driven | fall fell fallen | know knew known knowledge | grow grew grown growth | throw threw thrown |
        blow blew blown | draw drew drawn drawing | wear wore worn | tear tore torn | choose chose chosen choice |
        freeze froze frozen | hide hid hidden | shoot shot | sit sat seat | stand stood | win won winner | begin began
        begun beginning | find found finder | hear heard | hold held | meet met | pay paid | say said | send sent |
        spend spent | build built | shine shone | strike struck | stick stuck | sting stung | swing swung | hang hung
        | dig dug | light lit | feed fed | bleed bled blood bloody | king kingdom kingship | wolf wolves | knife
        knives | wife wives | life lives live living alive | leaf leaves | thief thieves theft | half halves | loaf
        loaves | calf calves | shelf shelves | elf elves | hoof hooves | long length lengthen | strong strength
        strengthen | high height | wide width | deep depth | hot heat heater | warm warmth | young youth | old older
        elder eldest | bad worse worst | sun sunny | rain rainy | brother brethren | prince princess | god goddess |
        poet poem poetry | marry marriage married | hunger hungry | anger angry | laugh laughter | lie liar lying |
        cloth clothes clothing | proud pride | penny pence | fire fiery | day daily | ice icy | fun funny | ski skier
    """,
    "de": """
        gehen geht ging gegangen gang | sehen sieht sah gesehen sicht | essen isst gegessen | trinken trank getrunken |
        singen singt sang gesungen gesang | fliegen fliegt flog geflogen flug | stehen steht stand gestanden
    """,
    "es": "ir voy vas va vamos van fue fui iba ido | hacer hago hace hizo hecho | decir digo dice dijo dicho",
    "it": "andare vado vai va andiamo vanno andato | fare faccio fa fatto | uomo uomini | uovo uova | dio dea divino",
    "nl": "gaan ga gaat ging gegaan | zien zie ziet zag gezien | kind kinderen | schip schepen | stad steden",
    "cs": "jit jdu jdes jde jdou sel sla | clovek lide lidi | kun kone koni | pes psa psi psem | oko oci | dum domu",
}
"""Families that no stem shows; they are parted by bars, and a new line parts nothing."""

_APART = {
    "fr": """
        porte portes portail portier portiere | porter porteur porteuse portable portons portez | port ports portuaire
        boucher bouchere boucherie | bouche bouches bouchee | bouchon bouchons
        col cols collier colliers | colle colles coller collage
        cour cours | courage courageux courageuse | courir coureur course
        chat chats chatte chaton | chateau chateaux chatelain | chatiment chatier
        vent vents venteux | vente ventes vendre vendeur
        mont monts montagne montagnes monter montee | montre montres montrer
        sol sols | sole soles | soleil soleils
        balle balles ballon ballons | bal bals
        mal maux maladie malade | male males | malle malles
        fin fins finir final | fine fines finesse
        cane canes canard canards | canne cannes | canon canons
        penser pense pensee | pension pensions pensionnaire
        mari maris marier mariage | marin marins marine | marie
        rose roses rosier rosiers | rosee
        coq coqs | coque coques coquille
        loup loups louve | loupe loupes
        plan plans planifier | plante plantes planter | planche planches plancher
        grave graves gravite | gravier graviers | graver gravure gravures
        bon bonne bonnes bonte | bonnet bonnets | bonbon bonbons
        livre livres livret libraire | livrer livraison livreur
        moule moules mouler | moulin moulins
        vers verser verse | verre verres
        prise prises pris prendre | prison prisons prisonnier
        bille billes billard | billet billets
        messe messes | message messages messager
        moine moines | moineau moineaux
        cout couts couter couteux | couteau couteaux coutelier | couture couturier couturiere
        carte cartes | carton cartons | cartable
        rat rats | rate rater | rateau rateaux
        air airs | aire aires
        point points pointer | pointe pointes pointu
        masse masses | massage massages masser
        tour tours | tourte tourtes
        poli polie politesse | police policier policiers
        tableau tableaux | tablier tabliers
        fort forte | fortune fortunes
        cote cotes | coton cotons
        salle salles | sale sales salir | sel
        bois boiser boiserie | boisson boire boit | boite boites
        pois | poisson poissons poissonnier | poison poisons
        mois | moisson moissons
        saisir saisi saisie | saison saisons
        couronne couronner couronnes | cour cours courir | courrier courriers
        croire crois croit | croix croise croiser
        coup coups | coupe coupes couper
        cuir cuirs | cuire cuis cuit cuisine
        rein reins | reine reines
        selle selles | sel
        sort sorts | sorte sortes | sortir
        tant | tante tantes
        savoir savant | savon savons
        somme sommes | sommet sommets
        toile toiles | toilette toilettes
        vend vendre | vent vents
        voir voit voie | voiture voitures
        peine peines | peindre peint peintre
        peler pele | pelle pelles
        poule poules poulet | pouls
        mentir mensonge | menton mentons
        mache macher | machine machines
        chene chenes | chenal
        bouger bouge | bougie bougies
        bout bouts | bouton boutons
        faut | faute fautes
        font | fonte fondre
        frais fraiche | fraise fraises
        heure heures | heureux heureuse
        galet galets | galette galettes
        lieu lieux | lieue lieues
        soupe soupes | soupir soupirs
        terre terres | terreur terreurs
        torche torches | torchon torchons
        tour tours | tourment tourments
        couler coule | couleur couleurs | couloir couloirs
        crever | crevette crevettes
        colle coller | colline collines
        coche cocher | cochon cochons
        chant chante chanter | chantier chantiers
        chou choux | chouette chouettes
        banque banques | banquet banquets
        bec becs | becasse
        etable etables | etablir etablie
        sent sentir | sentier sentiers
        navet navets | navette navettes
        panne pannes | panneau panneaux
        sanglier sangliers | sanglot sanglots
        sauvage sauvages | sauver sauve
        mou molle mol | mollet mollets
        moine moineau moines | moins
        dos | dose doses
        vis visser | visage visages | viser
    """,
    "en": """
        corn | corner corners
        moth moths | mother mothers motherhood
        broth broths | brother brothers brotherhood
        flow flows flowing | flower flowers flowery
        show shows | shower showers
        part parts | party parties | partner partners
        bell bells | belly bellies | bellow
        fair fairly fairness | fairy fairies
        mess messy | message messages messenger
        count counts counting | county counties | counter counters | country countries
        numb | number numbers
        tend tends | tender tenderness
        mast masts | master masters mastery
        bull bulls | bully bullies | bullet bullets
        cent cents | center centers central century
        organ organs organist | organize organization organise organisation
        past | paste pastes pasted pasty
        butt butts | butter buttery
        lett | letter letters
        temp | temper temple
        miss misses | mission missions | missile
        hand hands handy handful | handsome
        ward | warder wardrobe
        police policeman | policy policies
        rose roses rosy | rise rises rising
        star stars starry | start starts starting | stare stares staring | starve
        pass passes | passion passions passionate
        band bands | bandage bandages | bandit
        post posts postal postman | poster posters | posture
        pain pains painful | paint paints painter painting
        hear hears | heart hearts hearty | heard
        both | bother bothers
        care cares careful | career careers
        east eastern | easter
        even | evening evenings
        ever | every
        fact facts | factor factors factory
        form forms | former
        list lists | listen listens
        plea pleas | pleasure please
        quit | quite
        sand sands sandy | sandal sandals
        scar scars | scare scary
        series | serious
        sever severed | severe
        shin shins | shine shiny
        slim | slime slimy
        sold | solder
        spar | sparrow sparrows
        stag stags | stagger
        store stores | storey story
        surf | surface surfaces
        tail tails | tailor tailors
        treat treats | treaty treaties
        wand wands | wander
        whisk | whisky
        wit witty | witness witnesses
        stock stocks | stocking stockings
        leaf leaves | leave leaving
        nation national | native
        iron irons | ironic irony
        import imports | important importance
    """,
}
"""Strangers that look like relatives: a line, parted by bars."""

_ENDINGS = {
    "fr": """
        age aille ail aire al ale ance ant ante ard arde ateur ation atrice eau el elle ement ence erie esse et ette eur
        euse eux able ible ie ien ienne ier iere if ine ique ir isme iste ite ment oir oire on onner onnier ot ure
        eons eait eais eaient eant
    """,
    "en": """
        er or ist ess ful less ness ship hood dom ly y ish ing en ed able ment age ery ian al ous ize like some ward
    """,
    "de": "in er chen lein lich ig isch bar heit keit schaft ung los haft",
    "es": "ero era or ora ito ita illo illa ista oso osa azo eria dad mente cion",
    "it": "aio aia ista ino ina etto etta one oso osa eria mente zione ata",
    "nl": "er tje je pje etje ster in lijk ig heid schap ing loos baar",
    "cs": "ek ka ko ik ar arka nik ice ny ovy sky ost ec",
}
"""What makes a word of a stem of four letters or more; a letter may be doubled in between (poisson, poissonnier)."""

_BEGINNINGS = {
    "fr": "re r de des en em in im pre sur mal anti",
    "en": "un re dis mis in im non pre",
    "de": "un be ent er ver zer ge",
    "es": "re des in im en em pre",
    "it": "ri dis in im s pre",
    "nl": "on be ge ont ver her",
    "cs": "ne po pre pri roz vy za na",
}
"""What makes a word of a word with a stem of five letters or more (chanter, enchanter)."""

_GLUED = frozenset({"en", "de", "nl"})
"""Languages that make one word of two."""


def banned(said: str, end: str, alternatives: Sequence[str], allowed: Sequence[str], lang: str) -> tuple[str, ...]:
    """The words of `said` that are of the same family as a word of the end; what stands in `allowed` never is."""
    secret = [word for answer in (end, *alternatives) for word in content(words(answer, lang), lang)]
    free = {spelling for text in allowed for word in words(text, lang) for spelling in (word.key, word.spelled)}
    found = [
        word.raw
        for word in content(words(said, lang), lang)
        if word.key not in free and word.spelled not in free and any(same_family(word, other, lang) for other in secret)
    ]
    return tuple(dict.fromkeys(found))


def same_family(a: Word, b: Word, lang: str) -> bool:
    """Whether two words are of one family."""
    if a.key == b.key:
        return True
    if is_number(a.key) or is_number(b.key) or _are_apart(a.spelled, b.spelled, lang):
        return False
    one, other = _stems(a, lang), _stems(b, lang)
    return (
        bool(_families(a.spelled, lang) & _families(b.spelled, lang))
        or _have_one_stem(a.spelled, b.spelled, one & other, lang)
        or _is_made_of(a.spelled, other, lang)
        or _is_made_of(b.spelled, one, lang)
        or _root(a.spelled, lang) == _root(b.spelled, lang)
        or _begins_otherwise(one, other, lang)
        or (lang in _GLUED and (_is_part_of(a.spelled, b.spelled, lang) or _is_part_of(b.spelled, a.spelled, lang)))
    )


def _stems(word: Word, lang: str) -> frozenset[str]:
    """The stems of a word, with its accents and without them: what is typed in haste has none."""
    return frozenset({stem(word.raw.lower(), lang), stem(word.spelled, lang)})


def _have_one_stem(a: str, b: str, shared: frozenset[str], lang: str) -> bool:
    """Whether a shared stem tells a family; a short French one does in a plural or a verb alone (not mer, mère)."""
    if lang != "fr" or any(len(found) > _SHORT for found in shared):
        return bool(shared)
    short, long = sorted((a, b), key=len)
    if shared and long in (short + "s", short + "x"):
        return True
    return any({a.removeprefix(root), b.removeprefix(root)} <= _VERB_ENDINGS for root in shared)


_VERB_ENDINGS = frozenset({"e", "es", "er", "ez", "ent", "ons", "ait", "ais", "aient", "ee", "ees", "era", "ant"})


def _is_made_of(word: str, stems: Iterable[str], lang: str) -> bool:
    """Whether a word is one of these stems and an ending that makes words."""
    for found in stems:
        if len(found) > _SHORT and word.startswith(found):
            rest = word[len(found) :]
            if {rest, rest.removeprefix(found[-1])} & _ending_set(lang):
                return True
    return False


@lru_cache(maxsize=8192)
def _root(word: str, lang: str) -> str:
    """A word without an ending that makes words, if enough is left (jardinier, jardinage)."""
    cut = (word[: -len(ending)] for ending in _ending_set(lang) if word.endswith(ending))
    return min((left for left in cut if len(left) > _SHORT + 1), key=len, default=word)


def _begins_otherwise(one: Iterable[str], other: Iterable[str], lang: str) -> bool:
    """Whether one stem is the other with a beginning that makes words."""
    beginnings = _BEGINNINGS.get(lang, "").split()
    return any(
        min(len(a), len(b)) > _SHORT + 1 and (a == begin + b or b == begin + a)
        for a in one
        for b in other
        for begin in beginnings
    )


def _is_part_of(part: str, whole: str, lang: str) -> bool:
    """Whether a word is glued together from this one and another."""
    if len(part) <= _SHORT or len(whole) < len(part) + _SHORT:
        return False
    rests = [whole.removeprefix(part)] * whole.startswith(part) + [whole.removesuffix(part)] * whole.endswith(part)
    return any(rest in KNOWN_WORDS[lang] for rest in rests) if lang in KNOWN_WORDS else bool(rests)


# ---- tables ---------------------------------------------------------------------------------------------------------


@lru_cache
def _ending_set(lang: str) -> frozenset[str]:
    return frozenset(ending + sign for ending in _ENDINGS.get(lang, "").split() for sign in ("", "s", "x"))


@lru_cache
def _by_word(lang: str) -> dict[str, frozenset[int]]:
    """By word, and by stem where it is long enough, the numbers of the families."""
    found: dict[str, set[int]] = defaultdict(set)
    for number, family in enumerate(_FAMILIES.get(lang, "").split("|")):
        for word in family.split():
            found[word].add(number)
            if len(stem(word, lang)) > _SHORT:
                found[stem(word, lang)].add(number)
    return {word: frozenset(numbers) for word, numbers in found.items()}


def _families(word: str, lang: str) -> frozenset[int]:
    """The numbers of the families of a word, also of its plural and its other forms."""
    known = _by_word(lang)
    forms = [word, word[:-1]] if word.endswith(("s", "x")) else [word]
    found = frozenset[int]().union(*(known.get(form, frozenset()) for form in forms))
    root = stem(word, lang)
    return found or (known.get(root, frozenset()) if len(root) > _SHORT else frozenset())


@lru_cache
def _strangers(lang: str) -> dict[str, dict[int, int]]:
    """By word, the lines of strangers that it stands in, and its place there."""
    found: dict[str, dict[int, int]] = defaultdict(dict)
    for line, text in enumerate(_APART.get(lang, "").strip().splitlines()):
        for place, group in enumerate(text.split("|")):
            for word in group.split():
                found[word][line] = place
    return dict(found)


def _are_apart(a: str, b: str, lang: str) -> bool:
    one, other = _strangers(lang).get(a, {}), _strangers(lang).get(b, {})
    return any(one[line] != other[line] for line in one.keys() & other.keys())
