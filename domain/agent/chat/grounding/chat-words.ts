const list = (text: string): ReadonlySet<string> =>
  new Set(text.split(/\s+/).filter((word) => word !== ''));

/** Folded words that are no names, also with a capital letter at the beginning of a sentence or as German nouns. */
export const plainWords = list(`
several found ask say search searching hello hi sorry welcome open closed candidate candidates applicant applicants job jobs role roles application applications posting postings position positions
usage balance spent stage status skills pay phone place note notes mail e mail email nothing nobody none none everyone someone most titles countries companies employers reject move add send write publish close
two three four five six seven eight nine ten did does do can could should would shall will go done ready shown showing counts count total draft drafts yes see read visit here unfortunately currently altogether both approve approval proposed card salary remote
siehe hallo bitte leider ja nein insgesamt abgeschickt gestellt kenntnissen mehrere gestellt verbrauch guthaben stelle stellen stufe stufen karte karten status kenntnis kenntnisse gehalt telefon telefonnummer ort orte notiz notizen mail mails e nichts niemand jemand
bewerber bewerberin bewerberinnen bewerbern bewerbung bewerbungen kandidat kandidaten kandidatin kandidatinnen person personen leute anzeige anzeigen rolle rollen entwurf entwurfe arbeitgeber unternehmen titel land
woche wochen tag tage tagen monat monate monaten jahr beginn montag dienstag mittwoch donnerstag freitag samstag sonntag heute gestern angebot angebote interview gesprach vorstellungsgesprach vorauswahl absage
aktion aktionen frage fragen antwort antworten werkzeug zug aufruf aufrufe schritt schritte konto namen name nummer adresse adressen text doppelpunkt beispiel nachricht nachrichten lebenslauf anschreiben zeit worten
alter geschlecht herkunft religion gesundheit schwangerschaft familie orientierung gewerkschaft politik menschen datum zwei drei vier funf sechs sieben acht neun zehn
`);

/** Before a German noun, and rarely before a name. */
export const germanArticle =
  /(?:^|[^\p{L}])(?:der|die|das|den|dem|des|eine?[nmrs]?|keine?[nmrs]?|meine?[nmrs]?|ihre?[nmrs]?|seine?[nmrs]?|unsere?[nmrs]?|diese[nmrs]?|jede[nmrs]?|alle[nr]?|viele[nr]?|zur|zum|im|am|ins|vom|beim|mehr|\p{Ll}{3,}(?:en|er|es|em)|\d+)\s+$/iu;

/** Members whose values describe a record in one or two words. */
export const describing = new Set(
  'stage status skills tags keywords location city country source workplace_type employment_type seniority_level department company_name job_title last_job'.split(
    ' ',
  ),
);

/** Values of stages and statuses in other words, by the value. */
export const valueWords: readonly [value: string, words: RegExp][] = [
  ['screening', /\bscreening\b|\bvorauswahl\b/g],
  ['interview', /\binterviews?\b|\bvorstellungsgesprach\b/g],
  ['hired', /\bhired\b|\beingestellt\b/g],
  ['rejected', /\brejected\b|\babgelehnt\b/g],
  ['withdrawn', /\bwithdrawn\b|\bzuruckgezogen\b/g],
  ['offer', /\b(?:an|at|the|has|stage|stufe) offer\b|\boffer stage\b|\bangebot\b/g],
  ['applied', /\b(?:stage|at|stufe) applied\b|\bapplied stage\b/g],
  ['draft', /\bdrafts?\b|\bentwurf\b/g],
  ['archived', /\barchived\b|\barchiviert\b/g],
  ['open', /\b(?:is|are|still|status|ist|sind|noch) (?:still |noch )?(?:open|offen)\b/g],
  [
    'closed',
    /\b(?:is|are|was|already|status|ist|sind) (?:already |schon )?(?:closed|geschlossen)\b/g,
  ],
  ['remote', /\bremote\b/g],
  ['hybrid', /\bhybrid\b/g],
];

/** A sentence about a step that is not done yet. It may name what the user asked for. */
export const proposal =
  /(?<!\p{L})(?:propose|proposing|suggest|would|will|can|could|shall|please|cannot|schlage|würde|kann|möchte|soll|werde)(?!\p{L})/iu;

/** A sentence about the person or thing of the sentence before. */
export const pointing =
  /(?<!\p{L})(?:she|her|hers|he|his|him|they|their|it|its|sie|ihre?[nmrs]?|er|seine?[nmrs]?|ihm|ihn)(?!\p{L})/iu;

/** A sentence that denies or gives examples. */
export const denial =
  /(?<!\p{L})(?:no|not|never|none|nobody|cannot|kein\p{L}*|nicht|nie|niemand\p{L}*|for example|zum beispiel)(?!\p{L})/iu;

/** A first word before one of these verbs is a name, unless it is a plain word. */
export const openingName =
  /^(\p{Lu}[\p{L}\p{M}'’-]+) (?:is|was|has|had|applied|applies|lives|works|worked|knows|moved|got|can|speaks|ist|war|hat|hatte|kann|kennt|wohnt|spricht|wurde|arbeitet)(?!\p{L})/u;
