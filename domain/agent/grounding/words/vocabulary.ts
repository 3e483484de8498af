import { phraseOpeners } from '../../letter/phrases.ts';

const list = (text: string): Set<string> =>
  new Set(text.split(/\s+/).filter((word) => word !== ''));

/**
 * Folded words that state a fact about a person: ranks, degrees, awards, permits, vague amounts. In a claim each must
 * be in the source, next to the same word.
 */
export const claimWords = list(`
senior junior principal staff lead leader head chief director directors manager vp svp evp vice president executive ceo cto cfo coo cmo cio founder
cofounder partner owner expert specialist guru board chair chairman chairwoman supervisor intern trainee
phd doctorate doctoral doctor dr master masters mba bachelor bachelors degree degrees diploma graduate graduated graduation thesis honours honors
distinction valedictorian summa cum laude gpa scholarship fellow fellowship
certified certification certifications certificate certificates licensed license licence accredited chartered clearance citizen citizenship visa
permit award awards awarded winner winning won prize medal honored honoured recognized recognised ranked patent patents patented
published publication publications author authored speaker keynote
fluent fluency native bilingual trilingual multilingual conversational proficient proficiency mothertongue
decade decades century hundreds thousands millions billions dozens double doubled doubling triple tripled tripling quadruple quadrupled halved twofold threefold tenfold
promoted promotion named youngest fortune unicorn ipo
leiter leiterin geschaftsfuhrer geschaftsfuhrerin vorstand direktor direktorin prokurist prokura experte expertin meister meisterin promotion promoviert diplom abschluss
studium zertifiziert zertifikat zertifikate zertifizierung auszeichnung auszeichnungen ausgezeichnet preis preise gewann gewonnen patente verhandlungssicher fliessend muttersprache
verdoppelt verdoppelung verdreifacht halbiert jahrzehnt jahrzehnte jahrzehnten hunderte tausende
directeur directrice chef cheffe responsable gerant gerante fondateur fondatrice doctorat doctorant diplome diplomes diplomee licence certifie certifiee certificat certificats certification
prix laureat laureate recompense recompenses brevet brevets courant couramment maternelle bilingue doublé double triple decennie decennies
jefe jefa gerente directora fundador fundadora doctorado licenciatura licenciado licenciada titulado titulada certificado certificada certificados certificacion premio premios galardonado patente nativo
nativa bilingüe bilingue duplicado triplicado decada decadas
dirigente direttore direttrice responsabile fondatore laurea dottorato certificato certificata certificazione premiato brevetto madrelingua raddoppiato decennio
diretor diretora certificacao premiado fundadora doutorado mestrado licenciatura bacharelado
directeur hoofd oprichter gecertificeerd prijs moedertaal doctoraat
kierownik dyrektor certyfikat nagroda doktorat
chef direktor certifierad pris modersmal
`);

/** Words before a rank that lower it or assign it to another person: "Deputy Director", "assistant to the CEO". */
export const lesserRanks = list(`
assistant assistants assisted assisting deputy vice associate sub junior trainee intern internship apprentice acting interim reported reporting supported supporting secretary
assistenz assistent assistentin stellvertretender stellvertretende stellvertretenden vize werkstudent werkstudentin praktikant praktikantin
assistante adjoint adjointe stagiaire asistente ayudante adjunto adjunta subdirector becario assistente vicedirettore stagista estagiario plaatsvervangend zastepca
`);

/** Capitalised words inside a sentence that are not names. */
export const harmlessNames = list(`
i im ive id ill cv resume dear hiring team ok tv am pm monday tuesday wednesday thursday friday
panstwo panstwa panstwu panstwem quy
prozent percent euro euros eur usd gbp chf dollar dollars pounds mio mrd
`);

/** Words that start sentences in letters and summaries. Any other capitalised first word counts as a name. */
export const openers = withPhrases(`
a about above across additionally after again all along also although always am among an and another any anything apart are around as aside at away back
based because become before beginning behind being below beneath beside besides best better between beyond both bring bringing but by can clear
collaborate combining committed consistently curious currently daily deeply despite driven during each eager early earlier either
enthusiastic equally especially even ever every everything finally first focus following for from further furthermore given good great happy
having he helping hence her here his hope how however i if im in indeed instead into is it its ive just key kind known last lastly later let
like likewise long looking love many may me meanwhile meeting more moreover most much my naturally near nevertheless new next no not nothing now of off often on once one
only open or other our out outside over overall own passionate perhaps please practical previously prior professional professionally proud proven 
quick quickly rather recently regarding reliable responsible right same she should similarly simply since small so some something soon specialist still strong strongly such
taking thank thanks that the their them then there therefore these they thinking this those though through throughout thus to today together too toward towards under
unlike until up us using very was we well were what whatever when whenever where whether which while who whose why will with within without would yet you your
yours accordingly accomplished adept analytical articulate calm capable careful collaborative creative dedicated dependable diligent dynamic effective efficient energetic enjoys ensured ensuring
ich mein meine meinen meiner meinem wir unser unsere ihr ihre ihren ihrem ihrer sie der die das den dem des ein eine einen einem einer als bei mit seit in im am an auf aus nach vor von vom zu zum zur
durch fur um und oder auch aber denn daher deshalb dabei dadurch damit dort hier heute aktuell derzeit zuletzt zuvor zudem ausserdem daruber besonders gerne gern sehr so wie wenn weil dass da nun
sehr uber unter wahrend wahrenddessen neben ob obwohl sowie sowohl somit schon bereits gemeinsam dank dies diese dieser dieses es er man nicht ob zuverlassige zuverlassig erfahrene erfahrener leitung aufbau
je mon ma mes notre nos votre vos le la les un une des du de au aux en chez dans sur sous avec sans pour par depuis pendant comme ainsi aussi alors apres avant actuellement aujourd auparavant enfin ensuite
ce cet cette ces cela il elle nous vous ils elles et ou mais donc or ni car si que qui lors grace tout toute tous plus tres bien habitue
presento quedo busco aporto me lo tengo yo mi mis nuestro nuestra su sus el los las una unos unas del al con sin para por desde durante como asi tambien ademas actualmente hoy antes despues finalmente entre esta este esto estos estas es soy he fue y o
pero porque si que cuando donde mientras gracias todo toda todos muy mas
io il lo gli mio mia miei mie nostro vostro suo sua un uno nel nella negli alla allo dal dalla con senza per tra fra da dopo prima durante oggi attualmente inoltre anche questo questa sono ho e ed ma perche se che quando grazie tutto
eu meu minha meus minhas o os as um uma no na nos nas ao do da dos das com sem para por desde durante hoje atualmente antes depois tambem alem este esta isto sou e mas porque se que quando tudo
ik mijn wij onze uw de het een bij met zonder voor na sinds tijdens nu daarnaast ook maar omdat als dat wat toen daar hier graag
ja moj moja moje w we z ze na do od dla po przed przez obecnie oraz takze ale bo jest jestem to ten ta
jag min mitt mina vi er den det en ett hos med utan for efter sedan under nu dessutom ocksa men eftersom som att nar har
`);

/** The phrases of our own letters begin with such words in every language. */
function withPhrases(text: string): Set<string> {
  return new Set([...list(text), ...phraseOpeners]);
}

/** Meaningful words that can also start sentences. */
export const openingNouns = list(`
build building collaboration communication detail experience experienced hands learning leading part people quality team teams working work years year
`);

/** Endings of German nouns that are not names. */
export const COMMON_NOUN_ENDING =
  /(?:ung|ungen|heit|keit|keiten|schaft|schaften|nis|nisse|tion|tionen|tat|taten|enz|enzen|ismus|er|erin|ern|ger|ik|um)$/;

/** German nouns in letters and summaries. */
export const commonNouns = list(`
damen herren ihnen sie ihr ihre ihren sprache sprachen einzelnen stelle position rolle aufgabe aufgaben team teams unternehmen jahr jahre jahren beruf arbeit freude interesse blick ziel ziele projekt projekte projekten kunde kunden kundinnen
plan plane planen weg teil bereich bereiche zeit tag tage thema themen gesprach gruss grussen kenntnis wissen starke starken profil lebenslauf angebot anfang ende beitrag wunsch wunsche
menschen kollegen kolleginnen person personen idee ideen prozess prozesse kosten termine auge detail details qualitat fachkraft personlichkeit
`);

/** Verbs of achievement. Two sentences that share only such a verb have different subjects. */
export const changeVerbs = list(`
led lead leading managed manage managing built build building cut cutting reduced reduce reducing increased increase increasing improved improve improving grew grow growing saved save
saving ran run running delivered deliver delivering achieved achieve achieving won gained raised raise raising lowered lower boosted boost drove drive driving created create creating
helped made handled handle oversaw supported support worked working used using have has had been over than about around nearly almost
`);
