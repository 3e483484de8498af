import type { LetterPhrases } from './letter-phrases.ts';

export const italian: LetterPhrases = {
  greeting: {
    direct: ['Buongiorno,', 'Buongiorno,'],
    warm: ['Gentile team di {company},', 'Buongiorno,'],
    formal: ['Gentili Signore, gentili Signori,', 'Gentili Signore, gentili Signori,'],
  },
  subject: 'Candidatura: {title}',
  closing: { direct: 'Cordiali saluti,', warm: 'Un caro saluto,', formal: 'Distinti saluti,' },
  opening: {
    direct: [
      'Presento la mia candidatura per la posizione di {title} presso {company}.',
      'Sono alla ricerca di una nuova posizione.',
    ],
    warm: [
      'La posizione di {title} presso {company} ha attirato la mia attenzione, e mi piacerebbe molto candidarmi.',
      'Sono alla ricerca di una nuova posizione e mi farebbe piacere parlarne con voi.',
    ],
    formal: [
      'Con la presente desidero presentare la mia candidatura per la posizione di {title} presso {company}.',
      'Con la presente desidero presentarvi la mia candidatura.',
    ],
  },
  now: 'Attualmente lavoro come {position} presso {employer}.',
  before: 'In precedenza ho lavorato come {position} presso {employer}.',
  done: 'Il mio lavoro presso {employer} in breve:',
  skills: {
    direct: 'Per la posizione porto con me: {skills}.',
    warm: 'Mi piacerebbe mettere a disposizione del vostro team: {skills}.',
    formal: 'Il mio curriculum illustra più in dettaglio: {skills}.',
  },
  study: 'La mia formazione: {study}.',
  languages: 'Le mie lingue: {languages}.',
  ending: {
    direct: 'Resto a disposizione per un colloquio.',
    warm: 'Mi farebbe molto piacere parlarne con voi.',
    formal: 'Resto a vostra completa disposizione per un colloquio.',
  },
  list: [', ', ' e '],
};

export const portuguese: LetterPhrases = {
  greeting: {
    direct: ['Bom dia,', 'Bom dia,'],
    warm: ['Olá a todas as pessoas da empresa {company},', 'Olá,'],
    formal: ['A quem possa interessar,', 'A quem possa interessar,'],
  },
  subject: 'Candidatura: {title}',
  closing: {
    direct: 'Com os melhores cumprimentos,',
    warm: 'Um abraço cordial,',
    formal: 'Atenciosamente,',
  },
  opening: {
    direct: [
      'Apresento a minha candidatura à vaga de {title} na empresa {company}.',
      'Procuro uma nova oportunidade.',
    ],
    warm: [
      'A vaga de {title} na empresa {company} chamou a minha atenção, e gostaria muito de me candidatar.',
      'Procuro uma nova oportunidade e gostaria muito de conversar.',
    ],
    formal: [
      'Venho por este meio apresentar a minha candidatura à vaga de {title} na empresa {company}.',
      'Venho por este meio apresentar a minha candidatura.',
    ],
  },
  now: 'Atualmente trabalho como {position} na empresa {employer}.',
  before: 'Antes trabalhei como {position} na empresa {employer}.',
  done: 'O meu trabalho na empresa {employer} em poucas linhas:',
  skills: {
    direct: 'Para esta vaga trago: {skills}.',
    warm: 'Gostaria muito de contribuir com: {skills}.',
    formal: 'O meu currículo mostra em maior detalhe: {skills}.',
  },
  study: 'A minha formação: {study}.',
  languages: 'Os meus idiomas: {languages}.',
  ending: {
    direct: 'Fico ao dispor para uma entrevista.',
    warm: 'Gostaria muito de conversar sobre a vaga.',
    formal: 'Fico ao inteiro dispor para uma entrevista.',
  },
  list: [', ', ' e '],
};

export const romanian: LetterPhrases = {
  greeting: {
    direct: ['Bună ziua,', 'Bună ziua,'],
    warm: ['Bună ziua echipei {company},', 'Bună ziua,'],
    formal: ['Stimată Doamnă, Stimate Domn,', 'Stimată Doamnă, Stimate Domn,'],
  },
  subject: 'Candidatură: {title}',
  closing: { direct: 'Cu stimă,', warm: 'Cu drag,', formal: 'Cu deosebită considerație,' },
  opening: {
    direct: [
      'Îmi depun candidatura pentru postul „{title}” la {company}.',
      'Îmi caut un nou loc de muncă.',
    ],
    warm: [
      'Postul „{title}” la {company} mi-a atras atenția și mi-ar plăcea mult să îmi depun candidatura.',
      'Îmi caut un nou loc de muncă și mi-ar face plăcere să discutăm.',
    ],
    formal: [
      'Prin prezenta doresc să îmi depun candidatura pentru postul „{title}” la {company}.',
      'Prin prezenta doresc să îmi depun candidatura pentru un post potrivit.',
    ],
  },
  now: 'În prezent lucrez ca {position} la {employer}.',
  before: 'Anterior am lucrat ca {position} la {employer}.',
  done: 'Munca mea la {employer} pe scurt:',
  skills: {
    direct: 'Pentru acest post aduc: {skills}.',
    warm: 'Mi-ar plăcea să aduc echipei: {skills}.',
    formal: 'În CV se regăsesc mai detaliat: {skills}.',
  },
  study: 'Studiile mele: {study}.',
  languages: 'Limbile mele: {languages}.',
  ending: {
    direct: 'Vă stau la dispoziție pentru un interviu.',
    warm: 'Mi-ar face mare plăcere să discutăm.',
    formal: 'Vă stau oricând la dispoziție pentru un interviu.',
  },
  list: [', ', ' și '],
};
