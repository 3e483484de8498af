import type { LetterPhrases } from './letter-phrases.ts';

export const dutch: LetterPhrases = {
  greeting: {
    direct: ['Goedendag,', 'Goedendag,'],
    warm: ['Beste team van {company},', 'Goedendag,'],
    formal: ['Geachte heer, geachte mevrouw,', 'Geachte heer, geachte mevrouw,'],
  },
  subject: 'Sollicitatie: {title}',
  closing: { direct: 'Met vriendelijke groet,', warm: 'Hartelijke groet,', formal: 'Hoogachtend,' },
  opening: {
    direct: [
      'Hierbij solliciteer ik naar de functie {title} bij {company}.',
      'Ik ben op zoek naar een nieuwe functie.',
    ],
    warm: [
      'De functie {title} bij {company} sprak mij aan, en ik solliciteer er graag naar.',
      'Ik ben op zoek naar een nieuwe functie en hoor graag van u.',
    ],
    formal: [
      'Met deze brief solliciteer ik naar de functie {title} bij {company}.',
      'Met deze brief solliciteer ik naar een passende functie bij u.',
    ],
  },
  now: 'Momenteel werk ik als {position} bij {employer}.',
  before: 'Daarvoor werkte ik als {position} bij {employer}.',
  done: 'Mijn werk bij {employer} in het kort:',
  skills: {
    direct: 'Voor de functie breng ik mee: {skills}.',
    warm: 'Graag breng ik in uw team in: {skills}.',
    formal: 'Mijn cv laat meer in detail zien: {skills}.',
  },
  study: 'Mijn opleiding: {study}.',
  languages: 'Mijn talen: {languages}.',
  ending: {
    direct: 'Graag licht ik mijn sollicitatie toe in een gesprek.',
    warm: 'Ik maak heel graag kennis met u.',
    formal: 'Graag licht ik mijn sollicitatie toe in een persoonlijk gesprek.',
  },
  list: [', ', ' en '],
};

export const swedish: LetterPhrases = {
  greeting: {
    direct: ['Hej,', 'Hej,'],
    warm: ['Hej alla på {company},', 'Hej,'],
    formal: ['Bästa mottagare,', 'Bästa mottagare,'],
  },
  subject: 'Ansökan: {title}',
  closing: {
    direct: 'Vänliga hälsningar',
    warm: 'Varma hälsningar',
    formal: 'Med vänlig hälsning',
  },
  opening: {
    direct: ['Jag söker tjänsten {title} hos {company}.', 'Jag söker ett nytt arbete.'],
    warm: [
      'Tjänsten {title} hos {company} fångade mitt intresse, och jag söker den gärna.',
      'Jag söker ett nytt arbete och hör gärna från er.',
    ],
    formal: [
      'Härmed söker jag tjänsten {title} hos {company}.',
      'Härmed söker jag en passande tjänst hos er.',
    ],
  },
  now: 'Just nu arbetar jag som {position} på {employer}.',
  before: 'Tidigare arbetade jag som {position} på {employer}.',
  done: 'Mitt arbete på {employer} i korthet:',
  skills: {
    direct: 'Till tjänsten tar jag med mig: {skills}.',
    warm: 'Gärna bidrar jag i ert team med: {skills}.',
    formal: 'Mitt CV visar mer utförligt: {skills}.',
  },
  study: 'Min utbildning: {study}.',
  languages: 'Mina språk: {languages}.',
  ending: {
    direct: 'Jag berättar gärna mer vid en intervju.',
    warm: 'Jag ser mycket fram emot att få träffa er.',
    formal: 'Jag ser fram emot att få berätta mer vid en intervju.',
  },
  list: [', ', ' och '],
};

export const danish: LetterPhrases = {
  greeting: {
    direct: ['Goddag,', 'Goddag,'],
    warm: ['Kære alle hos {company},', 'Goddag,'],
    formal: ['Til rette vedkommende,', 'Til rette vedkommende,'],
  },
  subject: 'Ansøgning: {title}',
  closing: { direct: 'Venlig hilsen', warm: 'De bedste hilsner', formal: 'Med venlig hilsen' },
  opening: {
    direct: ['Jeg søger stillingen {title} hos {company}.', 'Jeg søger et nyt arbejde.'],
    warm: [
      'Stillingen {title} hos {company} fangede min interesse, og jeg søger den meget gerne.',
      'Jeg søger et nyt arbejde og hører meget gerne fra jer.',
    ],
    formal: [
      'Hermed søger jeg stillingen {title} hos {company}.',
      'Hermed søger jeg en passende stilling hos jer.',
    ],
  },
  now: 'Jeg arbejder nu som {position} hos {employer}.',
  before: 'Tidligere arbejdede jeg som {position} hos {employer}.',
  done: 'Mit arbejde hos {employer} i korte træk:',
  skills: {
    direct: 'Til stillingen tager jeg med: {skills}.',
    warm: 'Jeg bidrager gerne i jeres team med: {skills}.',
    formal: 'Mit CV viser mere udførligt: {skills}.',
  },
  study: 'Min uddannelse: {study}.',
  languages: 'Mine sprog: {languages}.',
  ending: {
    direct: 'Jeg fortæller gerne mere ved en samtale.',
    warm: 'Jeg glæder mig meget til at høre fra jer.',
    formal: 'Jeg uddyber gerne min ansøgning ved en samtale.',
  },
  list: [', ', ' og '],
};

export const norwegian: LetterPhrases = {
  greeting: {
    direct: ['Hei,', 'Hei,'],
    warm: ['Hei alle hos {company},', 'Hei,'],
    formal: ['Til rette vedkommende,', 'Til rette vedkommende,'],
  },
  subject: 'Søknad: {title}',
  closing: { direct: 'Vennlig hilsen', warm: 'Varme hilsener', formal: 'Med vennlig hilsen' },
  opening: {
    direct: ['Jeg søker stillingen {title} hos {company}.', 'Jeg ser etter en ny stilling.'],
    warm: [
      'Stillingen {title} hos {company} fanget interessen min, og jeg søker den svært gjerne.',
      'Jeg ser etter en ny stilling og hører gjerne fra dere.',
    ],
    formal: [
      'Herved søker jeg stillingen {title} hos {company}.',
      'Herved søker jeg en passende stilling hos dere.',
    ],
  },
  now: 'Jeg arbeider nå som {position} hos {employer}.',
  before: 'Tidligere arbeidet jeg som {position} hos {employer}.',
  done: 'Arbeidet mitt hos {employer} i korte trekk:',
  skills: {
    direct: 'Til stillingen tar jeg med meg: {skills}.',
    warm: 'Jeg bidrar gjerne i teamet deres med: {skills}.',
    formal: 'Min CV viser mer utførlig: {skills}.',
  },
  study: 'Min utdanning: {study}.',
  languages: 'Mine språk: {languages}.',
  ending: {
    direct: 'Jeg forteller gjerne mer i et intervju.',
    warm: 'Jeg ser veldig frem til å høre fra dere.',
    formal: 'Jeg utdyper gjerne søknaden i et intervju.',
  },
  list: [', ', ' og '],
};
