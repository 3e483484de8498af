import { phraseTable } from './phrases.ts';

/**
 * Names of languages by ISO 639-1 code, as nouns and in the forms that follow a preposition; in English, German,
 * French, Spanish, Dutch, Portuguese, Italian and Polish.
 */
export const languageNames = phraseTable<string>([
  [
    'en',
    'english; englisch; anglais; inglés; engels; inglês; inglese; angielski; angielsku; angielskim',
  ],
  [
    'de',
    'german; deutsch; allemand; alemán; duits; alemão; tedesco; niemiecki; niemiecku; niemieckim',
  ],
  [
    'fr',
    'french; französisch; français; francés; frans; francês; francese; francuski; francusku; francuskim',
  ],
  [
    'es',
    'spanish; castilian; spanisch; espagnol; español; castellano; spaans; espanhol; spagnolo; hiszpański; hiszpańsku; hiszpańskim',
  ],
  [
    'nl',
    'dutch; flemish; niederländisch; holländisch; néerlandais; neerlandés; holandés; nederlands; vlaams; holandês; neerlandês; olandese; niderlandzki; niderlandzku; niderlandzkim; holenderski; holendersku',
  ],
  [
    'pt',
    'portuguese; brazilian portuguese; portugiesisch; portugais; portugués; portugees; português; portoghese; portugalski; portugalsku; portugalskim',
  ],
  ['it', 'italian; italienisch; italien; italiano; italiaans; włoski; włosku; włoskim'],
  ['pl', 'polish; polnisch; polonais; polaco; pools; polonês; polacco; polski; polsku; polskim'],
  [
    'sv',
    'swedish; schwedisch; suédois; sueco; zweeds; svedese; szwedzki; szwedzku; szwedzkim; svenska',
  ],
  [
    'da',
    'danish; dänisch; danois; danés; deens; dinamarquês; danese; duński; duńsku; duńskim; dansk',
  ],
  [
    'no',
    'norwegian; norwegisch; norvégien; noruego; noors; norueguês; norvegese; norweski; norwesku; norweskim; norsk',
  ],
  [
    'fi',
    'finnish; finnisch; finnois; finlandés; fins; finlandês; finlandese; fiński; fińsku; fińskim; suomi',
  ],
  ['cs', 'czech; tschechisch; tchèque; checo; tsjechisch; tcheco; ceco; czeski; czesku; czeskim'],
  [
    'sk',
    'slovak; slowakisch; slovaque; eslovaco; slowaaks; slovacco; słowacki; słowacku; słowackim',
  ],
  [
    'hu',
    'hungarian; ungarisch; hongrois; húngaro; hongaars; ungherese; węgierski; węgiersku; węgierskim',
  ],
  [
    'ro',
    'romanian; rumänisch; roumain; rumano; roemeens; romeno; rumeno; rumuński; rumuńsku; rumuńskim',
  ],
  ['bg', 'bulgarian; bulgarisch; bulgare; búlgaro; bulgaars; bulgaro; bułgarski; bułgarsku'],
  ['el', 'greek; griechisch; grec; griego; grieks; grego; greco; grecki; grecku; greckim'],
  ['tr', 'turkish; türkisch; turc; turco; turks; turecki; turecku; tureckim'],
  ['ru', 'russian; russisch; russe; ruso; russisch; russo; rosyjski; rosyjsku; rosyjskim'],
  [
    'uk',
    'ukrainian; ukrainisch; ukrainien; ucraniano; oekraïens; ucraino; ukraiński; ukraińsku; ukraińskim',
  ],
  ['ar', 'arabic; arabisch; arabe; árabe; arabo; arabski; arabsku; arabskim'],
  ['he', 'hebrew; hebräisch; hébreu; hebreo; hebreeuws; hebraico; ebraico; hebrajski; hebrajsku'],
  ['hi', 'hindi'],
  [
    'zh',
    'chinese; mandarin; cantonese; chinesisch; chinois; chino; chinees; chinês; cinese; chiński; chińsku; chińskim',
  ],
  [
    'ja',
    'japanese; japanisch; japonais; japonés; japans; japonês; giapponese; japoński; japońsku; japońskim',
  ],
  ['ko', 'korean; koreanisch; coréen; coreano; koreaans; koreański; koreańsku; koreańskim'],
  ['vi', 'vietnamese; vietnamesisch; vietnamien; vietnamita; wietnamski'],
  ['th', 'thai; thailändisch'],
  ['id', 'indonesian; indonesisch; indonésien; indonesio'],
]);

/** Roots of adjectives such as "francophone". */
export const speakerRoots: Readonly<Record<string, string>> = {
  anglo: 'en',
  germano: 'de',
  franco: 'fr',
  hispano: 'es',
  neerlando: 'nl',
  luso: 'pt',
  italo: 'it',
  russo: 'ru',
  arabo: 'ar',
};
