"""Words that matching and the ban have to know, language by language, folded."""

from importlib.resources import files


def word_set(text: str) -> frozenset[str]:
    """Words parted by spaces."""
    return frozenset(text.split())


# ---- words of each language, folded ---------------------------------------------------------------------------------

ARTICLES = {
    "fr": word_set("le la les l un une des du de d au aux a"),
    "en": word_set("the a an"),
    "de": word_set("der die das den dem des ein eine einen einem einer eines"),
    "es": word_set("el la los las lo un una unos unas al del de"),
    "it": word_set("il lo la l i gli le un uno una del dello della dei degli delle di d al allo alla ai agli alle"),
    "nl": word_set("de het een t"),
    "cs": word_set(""),
}
"""Dropped where they lead, and cheap to get wrong further on; with what a language melts into them."""

FUNCTION_WORDS = {
    "fr": ARTICLES["fr"]
    | word_set("""
        dans sur sous en par pour avec chez vers entre contre depuis pendant avant apres derriere devant sans selon et
        ou ni mais donc que qu qui quoi dont quand comme si lorsque puisque parce puis alors ce c cet cette ces ca
        cela ceci celui celle ceux celles je j tu il elle on nous vous ils elles me m te t se s lui leur leurs y moi toi
        soi eux mon ma mes ton ta tes son sa ses notre nos votre vos ne n pas jamais rien non plus tout toute tous
        toutes quel quelle quels quelles aussi tres meme est es suis sommes etes sont etait etais etions etiez etaient
        etre sera serai seras serez seront serait soit fut ai avons avez ont avait avais avions aviez avaient avoir aura
        aurai auras aurez auront aurait ait aie eu
    """),
    "en": ARTICLES["en"]
    | word_set("""
        of in on at to for from by with about into onto over under off out up down as than through without within and or
        but nor if so because while when where why how who whom whose which what that this these those i you he she it
        we they me him her us them my your his its our their mine yours hers ours theirs be am is are was were been
        being have has had having do does did doing done will would shall should can could may might must not no never
        nothing none there here too very im youre hes shes theyre ive youve ill youll dont doesnt didnt cant cannot
        couldnt wont wouldnt shouldnt isnt arent wasnt werent hasnt havent hadnt thats
    """),
    "de": ARTICLES["de"]
    | word_set("""
        in im an am auf aus bei beim mit nach von vom zu zum zur uber unter vor hinter neben zwischen durch fur gegen
        ohne um bis seit und oder aber denn weil wenn als wie dass ob so ich du er sie es wir ihr mich dich sich uns
        euch mir dir ihm ihn ihnen mein meine dein deine sein seine unser unsere ihre wer was wo wann warum welche nicht
        kein keine nie nichts auch nur sehr bin bist ist sind seid war waren gewesen habe hast hat haben habt hatte
        hatten werde wirst wird werden wurde worden kann muss soll will darf mag
    """),
    "es": ARTICLES["es"]
    | word_set("""
        a ante bajo con contra desde en entre hacia hasta para por segun sin sobre y e o u ni pero que si como cuando
        donde quien cual porque yo tu el ella ello nosotros vosotros ellos ellas usted ustedes me te se nos os le les mi
        mis tus su sus nuestro nuestra vuestro este esta esto ese esa eso aquel aquella no nunca nada muy mas tan soy
        eres es somos sois son era eran fue ser estoy estas estan estaba he has ha hemos han habia haber hay
    """),
    "it": ARTICLES["it"]
    | word_set("""
        a da in con su per tra fra dal dallo dalla dai dagli dalle nel nello nella nei negli nelle sul sulla sui sulle e
        ed o ma che chi se come quando dove perche io tu lui lei noi voi loro mi ti si ci vi ne lo li gli me te mio mia
        tuo tua suo sua nostro vostro questo questa quello quella non mai niente nulla molto piu anche sono sei siamo
        siete era erano stato essere ho hai ha abbiamo avete hanno aveva avere c
    """),
    "nl": ARTICLES["nl"]
    | word_set("""
        in op aan uit bij met naar van voor over onder achter naast tussen door tegen zonder om tot sinds te en of maar
        want omdat als dan dat die dit deze wie wat waar wanneer ik jij je hij zij ze het wij we jullie u mij me jou hem
        haar ons hen hun zich mijn jouw zijn onze uw niet geen nooit niets ook zeer er hier daar ben bent is zijn was
        waren geweest heb hebt heeft hebben had hadden word wordt worden werd kan moet zal wil mag
    """),
    "cs": word_set("""
        a i o u v ve s se z ze k ke na po pod nad pred za pri pro do od bez mezi az nebo ale ze kdyz jako kdo co kde kdy
        proc ktery ktera ktere ja ty on ona ono my vy oni mne me mi tebe te ti ho jeho mu jemu ji jeji ho nas vas jim
        jejich si muj moje tvuj tvoje svuj svoje nas vas ten ta to ti ty ne nic nikdy take jen velmi jsem jsi je jsme
        jste jsou byl byla bylo byli byt budu budes bude budeme budete budou by bych
    """),
}
"""Articles, prepositions, conjunctions, pronouns, auxiliaries: alone they give nothing away (also for `ban`)."""

NEGATIONS = {
    "fr": word_set("pas jamais rien non sans aucun aucune"),
    "en": word_set("""
        not no never nothing none nobody without nor dont doesnt didnt cant cannot couldnt wont wouldnt shouldnt isnt
        arent wasnt werent hasnt havent hadnt
    """),
    "de": word_set("nicht nie niemals kein keine keinen ohne nichts nein"),
    "es": word_set("no nunca nada sin jamas ningun ninguna"),
    "it": word_set("non mai niente nulla senza nessun nessuno no"),
    "nl": word_set("niet nooit geen niets zonder nee"),
    "cs": word_set("ne nikdy nic bez zadny zadna"),
}


def _phrases(text: str) -> tuple[tuple[str, ...], ...]:
    return tuple(sorted((tuple(phrase.split()) for phrase in text.split(",")), key=len, reverse=True))


FILLERS = {
    "fr": _phrases("""
        c est,cest,c etait,ce serait,ca serait,ca doit etre,est ce que c est,est ce,euh,heu,hum,hm,hmm,ben,bah,beh,ah,
        oh,eh,alors,donc,mais,et,ou,oui,ouais,je crois,je crois que,je pense,je pense que,je dirais,je sais,peut etre,
        reponse,la reponse est,la reponse c est,j ai trouve,facile,stp,svp,s il te plait,s il vous plait,voila,quoi,
        hein,bien sur,pardon,lol,mdr,haha
    """),
    "en": _phrases("""
        its,it is,it s,it was,is it,thats,that is,that s,um,umm,uh,er,erm,hm,hmm,oh,ah,well,so,like,and,or,yes,yeah,ok,
        okay,i think,i think its,i guess,id say,i know,i know this,maybe,perhaps,probably,must be,it must be,could be,
        it could be,the answer is,answer,easy,please,pls,lol,haha,right,of course,obviously,sorry
    """),
    "de": _phrases("das ist,es ist,ist es,ahm,hm,also,oh,ach,na,ja,und,oder,vielleicht,ich glaube,ich denke,bitte"),
    "es": _phrases("es,eh,hm,oh,ah,pues,y,o,si,creo que,creo que es,quizas,a lo mejor,sera,por favor"),
    "it": _phrases("e,eh,hm,oh,ah,beh,allora,o,si,credo,credo che sia,forse,sara,per favore"),
    "nl": _phrases("het is,is het,eh,uh,hm,oh,ah,nou,dus,en,of,ja,ik denk,misschien,alsjeblieft"),
    "cs": _phrases("je to,to je,hm,oh,ah,no,tak,a,nebo,jo,ano,asi,myslim,mozna,prosim"),
}
"""What people type around an answer; none of it is looked at unless the end itself begins or ends with it."""

SHORT_FOR = {
    "fr": {"ds": "dans", "pr": "pour", "qd": "quand", "tt": "tout", "st": "saint", "ste": "sainte"},
    "en": {"n": "and", "u": "you", "ur": "your"},
}
AND = {"fr": "et", "en": "and", "de": "und", "es": "y", "it": "e", "nl": "en", "cs": "a"}

KNOWN_WORDS = {
    lang: frozenset(files(__package__).joinpath("words", f"{lang}.txt").read_text("utf-8").split())
    for lang in ("fr", "en")
}
"""Everyday words, folded: what is a word itself is no slip for another."""
"""Everyday words of up to eight letters, in which one letter easily makes another."""
