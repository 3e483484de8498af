import { phraseSet, phraseTable } from './phrases.ts';

/** Words before something that a job must not be. */
export const negations =
  phraseSet(`not; no; without; non; excluding; ohne; kein; keine; keinen; keiner; keinem; nicht;
  sans; pas; pas de; sin; senza; geen; niet; zonder; sem; não; bez; nie; utan; ej; uden; ikke`);

/** Negations that mean something else before an unknown word: "non profit", "SEM manager", "sin" in English. */
export const onlyOfKnown = new Set('non sem sin pas ej nie nao niet ikke nicht'.split(' '));

/** Needs of applicants; no title is excluded by it. */
export const requirements = new Set(
  `experience degree degrees diploma qualification qualifications cv resume certificate certification visa sponsorship
  license licence erfahrung berufserfahrung ausbildung studium abitur abschluss fuhrerschein vorkenntnisse deutsch
  deutschkenntnisse experience diplome permis experiencia estudios titulo titulacion carnet esperienza laurea diploma
  patente ervaring opleiding rijbewijs experiencia formacao doswiadczenia wyksztalcenia studiow prawa jezyka erfarenhet
  erfaring limits limit fee fees code sql matter`.split(/\s+/),
);

/** Words of seniority in any language → words that titles have for it. */
export const titlesOfWord = phraseTable<readonly string[]>([
  [
    ['Senior'],
    'senior; seniors; sr; snr; senior level; sênior; sénior; starszy; starsza; senioren',
  ],
  [['Junior', 'Jr'], 'junior; juniors; jr; júnior; młodszy; młodsza'],
  [
    ['Lead'],
    `lead; leads; leading; leadership; team lead; leitung; leitungsfunktion; leitend; teamleitung; teamleiter;
    leitungsaufgaben; lider; líder; liderazgo; liderança; direction; encadrement; leiding; leidinggeven; kierowanie`,
  ],
  [
    ['Manager'],
    'manager; managers; management; leiter; führung; führungsverantwortung; gerente; kierownik; kierownika',
  ],
  [
    ['Director', 'Head of'],
    'director; directors; direktor; directeur; diretor; direttore; dyrektor',
  ],
  [['Head'], 'head; heads'],
  [['Principal'], 'principal'],
  [['Staff'], 'staff'],
  [['VP'], 'vp; vps; vice president'],
  [['Chief', 'Executive'], 'executive; executives; c level; chief'],
  [['Intern', 'Internship'], 'intern; interns; internship; internships'],
  [['Praktikum', 'Praktikant', 'Werkstudent'], 'praktikum; praktika; praktikant; praktikanten'],
  [['Stage', 'Stagiaire'], 'stage; stages; stagiaire'],
]);

/** Words for agencies → words that names of such companies have. */
export const agencyWords = phraseTable<string[]>([
  [
    ['agency', 'agencies', 'staffing', 'recruiting', 'recruitment'],
    'agency; agencies; agency jobs; agency work',
  ],
  [
    ['recruiter', 'recruiters', 'recruiting', 'recruitment', 'staffing'],
    'recruiter; recruiters; recruiting; recruitment; recruitment agency; recruitment agencies; recruiting agencies; headhunter; headhunters',
  ],
  [
    ['staffing', 'agency', 'agencies', 'recruiting', 'recruitment'],
    'staffing; staffing agency; staffing agencies; staffing firms; temp agency; temp agencies',
  ],
  [
    [
      'zeitarbeit',
      'personaldienstleistung',
      'personaldienstleister',
      'personal',
      'staffing',
      'recruiting',
    ],
    'zeitarbeit; zeitarbeitsfirma; zeitarbeitsfirmen; leiharbeit; arbeitnehmerüberlassung; personaldienstleister',
  ],
  [
    [
      'personalvermittlung',
      'personalberatung',
      'personaldienstleistung',
      'staffing',
      'recruiting',
      'recruitment',
    ],
    'personalvermittlung; personalvermittler; personalberatung; vermittler; agentur; agenturen',
  ],
  [
    ['interim', 'recrutement', 'staffing', 'recruiting'],
    'intérim; interim; agence; agences; agence d interim; agences d interim; cabinet de recrutement',
  ],
  [
    ['ett', 'seleccion', 'staffing', 'recruiting'],
    'ett; etts; trabajo temporal; agencia; agencias; consultoras',
  ],
  [
    ['uitzendbureau', 'uitzendbureaus', 'detachering', 'staffing', 'recruitment'],
    'uitzendbureau; uitzendbureaus; uitzendwerk; detachering; bureaus',
  ],
  [['recrutamento', 'agencia', 'staffing', 'recruiting'], 'agência; recrutamento'],
  [
    ['agenzia', 'interinale', 'staffing', 'recruiting'],
    'agenzia; agenzie; agenzie interinali; lavoro interinale',
  ],
  [
    ['agencja', 'agencji', 'rekrutacja', 'staffing', 'recruiting'],
    'agencja; agencje; agencji; agencji pracy; pośredników',
  ],
  [['bemanning', 'rekrytering', 'staffing'], 'bemanning; bemanningsföretag'],
]);
