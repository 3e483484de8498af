import type { LetterPhrases } from './letter-phrases.ts';

export const english: LetterPhrases = {
  greeting: {
    direct: ['Dear {company} team,', 'Dear hiring team,'],
    warm: ['Hello {company} team,', 'Hello,'],
    formal: ['Dear Sir or Madam,', 'Dear Sir or Madam,'],
  },
  subject: 'Application: {title}',
  closing: { direct: 'Kind regards,', warm: 'Warm regards,', formal: 'Yours faithfully,' },
  opening: {
    direct: [
      'I am applying for the position of {title} at {company}.',
      'I am looking for my next position.',
    ],
    warm: [
      'Your opening for the position of {title} at {company} caught my eye, and I would love to be considered for it.',
      'I am looking for my next position, and I would love to hear from you.',
    ],
    formal: [
      'I wish to apply for the position of {title} at {company}.',
      'I wish to be considered for a suitable position with you.',
    ],
  },
  now: 'I currently work as {position} at {employer}.',
  before: 'Earlier I worked as {position} at {employer}.',
  done: 'My work at {employer} included:',
  skills: {
    direct: 'What I bring to the position: {skills}.',
    warm: 'I would be glad to bring what I know to your team: {skills}.',
    formal: 'My résumé shows the following in more detail: {skills}.',
  },
  study: 'My studies: {study}.',
  languages: 'My languages: {languages}.',
  ending: {
    direct: 'I would welcome a conversation about the position.',
    warm: 'I would be very happy to talk with you about it.',
    formal: 'I should be pleased to discuss my application with you at your convenience.',
  },
  list: [', ', ' and '],
};

export const german: LetterPhrases = {
  greeting: {
    direct: ['Guten Tag,', 'Guten Tag,'],
    warm: ['Liebes Team von {company},', 'Guten Tag,'],
    formal: ['Sehr geehrte Damen und Herren,', 'Sehr geehrte Damen und Herren,'],
  },
  subject: 'Bewerbung: {title}',
  closing: {
    direct: 'Freundliche Grüße',
    warm: 'Herzliche Grüße',
    formal: 'Mit freundlichen Grüßen',
  },
  opening: {
    direct: [
      'ich bewerbe mich um die Stelle „{title}“ bei {company}.',
      'ich suche eine neue Aufgabe.',
    ],
    warm: [
      'die Stelle „{title}“ bei {company} hat mein Interesse geweckt, und ich möchte mich gerne darum bewerben.',
      'ich suche eine neue Aufgabe und freue mich, von Ihnen zu hören.',
    ],
    formal: [
      'hiermit bewerbe ich mich um die Stelle „{title}“ bei {company}.',
      'hiermit bewerbe ich mich um eine passende Stelle in Ihrem Unternehmen.',
    ],
  },
  now: 'Derzeit arbeite ich als {position} bei {employer}.',
  before: 'Zuvor war ich als {position} bei {employer} tätig.',
  done: 'Aus meiner Arbeit bei {employer}:',
  skills: {
    direct: 'Für die Stelle bringe ich mit: {skills}.',
    warm: 'Gerne bringe ich in Ihr Team ein: {skills}.',
    formal: 'Mein Lebenslauf zeigt im Einzelnen: {skills}.',
  },
  study: 'Meine Ausbildung: {study}.',
  languages: 'Meine Sprachen: {languages}.',
  ending: {
    direct: 'Über ein Gespräch freue ich mich.',
    warm: 'Ich freue mich sehr, wenn wir uns kennenlernen.',
    formal: 'Über eine Einladung zu einem Gespräch freue ich mich.',
  },
  list: [', ', ' und '],
};

export const french: LetterPhrases = {
  greeting: {
    direct: ['Bonjour,', 'Bonjour,'],
    warm: ['Bonjour à toute l’équipe de {company},', 'Bonjour,'],
    formal: ['Madame, Monsieur,', 'Madame, Monsieur,'],
  },
  subject: 'Candidature : {title}',
  closing: {
    direct: 'Cordialement,',
    warm: 'Bien cordialement,',
    formal: 'Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.',
  },
  opening: {
    direct: [
      'Je présente ma candidature au poste « {title} » chez {company}.',
      'Je suis à la recherche d’un nouveau poste.',
    ],
    warm: [
      'Le poste « {title} » chez {company} a retenu mon attention, et j’aimerais beaucoup y présenter ma candidature.',
      'Je suis à la recherche d’un nouveau poste et j’aimerais beaucoup échanger avec vous.',
    ],
    formal: [
      'J’ai l’honneur de présenter ma candidature au poste « {title} » chez {company}.',
      'J’ai l’honneur de vous présenter ma candidature.',
    ],
  },
  now: 'Actuellement, je travaille en tant que {position} chez {employer}.',
  before: 'Auparavant, j’ai travaillé en tant que {position} chez {employer}.',
  done: 'Mon travail chez {employer} en quelques lignes :',
  skills: {
    direct: 'Ce que j’apporte au poste : {skills}.',
    warm: 'J’aimerais mettre au service de votre équipe : {skills}.',
    formal: 'Mon CV présente plus en détail : {skills}.',
  },
  study: 'Ma formation : {study}.',
  languages: 'Mes langues : {languages}.',
  ending: {
    direct: 'Je reste disponible pour un entretien.',
    warm: 'Ce serait un plaisir d’en parler avec vous.',
    formal: 'Je me tiens à votre disposition pour un entretien.',
  },
  list: [', ', ' et '],
};

export const spanish: LetterPhrases = {
  greeting: {
    direct: ['Buenos días:', 'Buenos días:'],
    warm: ['Hola, equipo de {company}:', 'Hola:'],
    formal: ['A quien corresponda:', 'A quien corresponda:'],
  },
  subject: 'Candidatura: {title}',
  closing: { direct: 'Un saludo,', warm: 'Un cordial saludo,', formal: 'Atentamente,' },
  opening: {
    direct: [
      'Presento mi candidatura al puesto de {title} en {company}.',
      'Busco un nuevo puesto.',
    ],
    warm: [
      'El puesto de {title} en {company} me ha llamado la atención, y me encantaría optar a él.',
      'Busco un nuevo puesto y me encantaría hablar con ustedes.',
    ],
    formal: [
      'Por la presente deseo presentar mi candidatura al puesto de {title} en {company}.',
      'Por la presente deseo presentarles mi candidatura.',
    ],
  },
  now: 'Actualmente trabajo como {position} en {employer}.',
  before: 'Antes trabajé como {position} en {employer}.',
  done: 'Mi trabajo en {employer} en pocas líneas:',
  skills: {
    direct: 'Lo que aporto al puesto: {skills}.',
    warm: 'Me gustaría poner al servicio de su equipo: {skills}.',
    formal: 'Mi currículum muestra con más detalle: {skills}.',
  },
  study: 'Mi formación: {study}.',
  languages: 'Mis idiomas: {languages}.',
  ending: {
    direct: 'Quedo a su disposición para una entrevista.',
    warm: 'Me alegraría mucho hablar con ustedes.',
    formal: 'Quedo a su entera disposición para una entrevista.',
  },
  list: [', ', ' y '],
};
