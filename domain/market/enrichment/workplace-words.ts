/** Words of several languages about the workplace. Each pattern is applied to labels, places and titles only. */

const anyOf = (...sources: string[]): RegExp => new RegExp(sources.join('|'), 'iu');

export const HYBRID = anyOf(
  '\\bhybrid',
  '(?<!\\p{L})(?:híbrid|hibrid[oa]|hibrit|ibrid[oa]|hybryd|гибрид|гібрид)',
  'ハイブリッド|하이브리드|混合办公',
);
/** "Hybrid remote in Austin, TX" is hybrid; "Hybrid/Remote" gives a choice. */
export const HYBRID_REMOTE = /\bhybrid[ -]remote\b/i;
export const ON_SITE = anyOf(
  '\\bon[ -]?site\\b|\\bin[ -]?(?:the[ -]|our[ -])?(?:office|person)\\b|\\bvor ort\\b|\\bsur (?:site|place)\\b|\\bin sede\\b|\\bop kantoor\\b',
  '\\bpräsenz|\\bpresencial\\b|\\bprésentiel\\b|\\bin presenza\\b|(?<!\\p{L})stacjonarn|(?<!\\p{L})på (?:plats|kontoret)',
  '出社|坐班',
);
/** Words that mean remote work wherever they stand. */
const ALWAYS_REMOTE = [
  '\\btelecommut|\\btelework|\\bwork(?:ing)? (?:from|at) home\\b|\\bwork(?:ing)? from anywhere\\b|\\bwfh\\b|\\bhome[ -]based\\b',
  '(?<!\\p{L})(?:télétravail|teletrabaj[oa]|teletrabalho|telelavoro|ortsunabhängig|thuiswerk|op afstand|(?:praca|pracy|pracę|w pełni) zdaln|zdalnie|prác[ea] z domov?u?|distansarbete|på distans|etätyö|hjemmekontor|fjernarbe|uzaktan|удал[её]нн?|дистанционн|віддален)',
  '远程|遠端|遠距|リモート|在宅勤務|재택|원격 ?근무|عن (?:بعد|بُعد)|עבודה מהבית',
];
export const REMOTE = anyOf(
  ...ALWAYS_REMOTE,
  '\\bremot(?:e|ely|o|a)\\b|\\bhome[ -]?office\\b|\\bvirtual\\b',
);
/** In a title "Remote Sensing", "Virtual Reality" and "Home Office Furniture" name things, not the workplace. */
export const REMOTE_IN_TITLE = anyOf(
  ...ALWAYS_REMOTE,
  '(?<!\\b(?:head of|control) )\\bremot(?:e|ely|o|a)\\b(?![ -](?:sens(?:ing|ed)|hands?|access|desktop|(?:patient )?monitoring|support (?:tools?|systems?|platforms?|software|solutions?|technolog(?:y|ies))|infrastructure|connectivity|assistance|devices?|vehicles?|collaboration|proctoring|inspections?|deposit|workforce|weapons?|viewing|work (?:tools?|products?|programs?|technolog(?:y|ies)|experience)|(?:system|device|server|network|asset|fleet) management|control(?:s|led)?|operat(?:ed|ions?)|pilot(?:ed)?|diagnostics|sites?|areas?|i\\/?o|communit(?:y|ies))\\b)',
  '\\bhome[ -]?office\\b(?! \\p{L})',
  '\\bvirtual\\b(?! (?:reality|machines?|production|prototyping|networks?|infrastructure|desktops?|assets?)\\b)',
);
const REMOTE_WORD =
  '(?:remote(?:ly)?|telework(?:ing)?|telecommuting|work(?:ing)? from home|wfh|home[ -]?office|télétravail|teletrabajo|teletrabalho|(?:trabajo|trabalho|lavoro) (?:a )?remoto|mobiles? arbeiten|thuiswerken|smart working)';
/** "Remote possible" and similar offer a choice, "Remote work not available" denies it. The role is not remote. */
export const REMOTE_DENIED = anyOf(
  `(?<!\\p{L})(?:no|not|non|never|nicht|kein|keine|pas de|sans|sin|sem|senza|nessun|geen|bez)[ -](?:(?:a|an|available|eligible|open|possible|suitable|for|as|to|fully|100%|opción) ){0,4}${REMOTE_WORD}(?!\\p{L})`,
  `\\b${REMOTE_WORD}(?:[ -](?:work(?:ing)?|options?|positions?|roles?|jobs?|is|are|est|es|arbeit|jobs)){0,3}(?:[ -]|: ?)(?:not|isn['’]t|aren['’]t|unavailable|impossible|imposible|unmöglich|nicht|niet|non|não|no)(?!\\p{L})`,
  `\\b${REMOTE_WORD} (?:ist )?(?:possible|optional|accepted|considered|flexible|möglich|posible|possível|possibile|mogelijk)(?!\\p{L})`,
  '\\bremote(?: work(?:ing)?)?\\? no\\b|\\b(?:cannot|can’t|can not) be (?:done )?remote|\\bhome[ -]?office nach (?:absprache|vereinbarung)',
  '\\btemporarily (?:working )?remote\\b|\\bremote (?:until further notice|for now|\\(?(?:temporarily|due to|during)\\b)',
);
/** "Partially remote", "50 % remote", "télétravail partiel" */
export const PARTLY = anyOf(
  '(?<!\\p{L})(?:partially|partly|partial|part(?=[ -]remote)|occasional(?:ly)?(?= remote)|(?:partiel|occasionnel|ponctuel|régulier|fréquent)(?:lement)?|teilweise|parcial(?:mente)?|parzial[ei](?:mente)?|deels|gedeeltelijk|częściowo)(?!\\p{L})',
  '(?<!\\d)[1-9]\\d ?%(?! ?(?:travel|reise|déplacement))',
);
/** "Remote 2 days a week", "3 days in the office" */
export const SOME_DAYS =
  /\b(?:[1-4]|one|two|three|four|zwei|drei|vier|deux|trois|quatre|dos|tres|due|tre|twee|drie)(?:[ -]{1,3}(?:to|or|bis|à|–)?[ -]{0,2}[1-4])? ?(?:days?|tage?|jours?|j(?=\/)|días?|giorni|giorno|dagen|dni|dias|x)(?!\p{L})(?! (?:on|off)\b(?![ -]?site))/iu;
/** "Anywhere", "Anywhere in Europe", "Worldwide" as the place of a job. */
export const ANYWHERE =
  /^\W{0,3}(?:(?:from )?anywhere\b(?! (?:but|near))|\p{L}{2,20} \(anywhere\)|(?:worldwide|(?:fully )?distributed)\W*$)/iu;
