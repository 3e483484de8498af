import type { LetterPhrases } from './letter-phrases.ts';

export const slovak: LetterPhrases = {
  greeting: {
    direct: ['Dobrý deň,', 'Dobrý deň,'],
    warm: ['Dobrý deň, tím {company},', 'Dobrý deň,'],
    formal: ['Vážená pani, vážený pán,', 'Vážená pani, vážený pán,'],
  },
  subject: 'Žiadosť o pozíciu: {title}',
  closing: { direct: 'S pozdravom', warm: 'Srdečne pozdravujem', formal: 'S úctou' },
  opening: {
    direct: ['Uchádzam sa o pozíciu „{title}“ v spoločnosti {company}.', 'Hľadám novú prácu.'],
    warm: [
      'Pozícia „{title}“ v spoločnosti {company} ma veľmi zaujala, a preto sa o ňu s radosťou uchádzam.',
      'Hľadám novú prácu a budem sa tešiť na rozhovor s vami.',
    ],
    formal: [
      'Týmto sa uchádzam o pozíciu „{title}“ v spoločnosti {company}.',
      'Týmto sa u vás uchádzam o vhodnú pozíciu.',
    ],
  },
  now: 'Teraz pracujem na pozícii „{position}“ v spoločnosti {employer}.',
  before: 'Predchádzajúca pozícia: „{position}“ v spoločnosti {employer}.',
  done: 'Moja práca v spoločnosti {employer} v skratke:',
  skills: {
    direct: 'Na túto pozíciu prinášam: {skills}.',
    warm: 'S radosťou prinesiem do vášho tímu: {skills}.',
    formal: 'Môj životopis podrobnejšie ukazuje: {skills}.',
  },
  study: 'Moje vzdelanie: {study}.',
  languages: 'Moje jazyky: {languages}.',
  ending: {
    direct: 'Viac o sebe poviem na osobnom stretnutí.',
    warm: 'Budem sa veľmi tešiť na stretnutie s vami.',
    formal: 'Teším sa na pozvanie na osobný pohovor.',
  },
  list: [', ', ' a '],
};

export const hungarian: LetterPhrases = {
  greeting: {
    direct: ['Jó napot kívánok!', 'Jó napot kívánok!'],
    warm: ['Üdvözlet a csapatnak ({company})!', 'Jó napot kívánok!'],
    formal: ['Tisztelt Hölgyem, tisztelt Uram!', 'Tisztelt Hölgyem, tisztelt Uram!'],
  },
  subject: 'Jelentkezés: {title}',
  closing: { direct: 'Üdvözlettel:', warm: 'Szívélyes üdvözlettel:', formal: 'Tisztelettel:' },
  opening: {
    direct: ['Jelentkezem a következő állásra: {title}, {company}.', 'Új munkát keresek.'],
    warm: [
      'Felkeltette az érdeklődésemet ez az állás, ezért örömmel jelentkezem: {title}, {company}.',
      'Új munkát keresek, és örülnék, ha beszélhetnénk.',
    ],
    formal: [
      'Ezúton pályázom a következő állásra: {title}, {company}.',
      'Ezúton pályázom egy megfelelő állásra.',
    ],
  },
  now: 'Jelenlegi munkaköröm: {position}, {employer}.',
  before: 'Korábbi munkaköröm: {position}, {employer}.',
  done: 'Munkámból ({employer}):',
  skills: {
    direct: 'Ezt hozom magammal: {skills}.',
    warm: 'Szívesen hozzájárulok a csapathoz ezekkel: {skills}.',
    formal: 'Önéletrajzom részletesebben bemutatja: {skills}.',
  },
  study: 'Tanulmányaim: {study}.',
  languages: 'Nyelvtudásom: {languages}.',
  ending: {
    direct: 'Szívesen mesélek többet egy állásinterjún.',
    warm: 'Nagyon örülnék, ha beszélhetnénk.',
    formal: 'Örömmel állok rendelkezésükre egy állásinterjúra.',
  },
  list: [', ', ' és '],
};

export const catalan: LetterPhrases = {
  greeting: {
    direct: ['Bon dia,', 'Bon dia,'],
    warm: ['Hola, equip de {company},', 'Hola,'],
    formal: ['A qui correspongui,', 'A qui correspongui,'],
  },
  subject: 'Candidatura: {title}',
  closing: {
    direct: 'Salutacions cordials,',
    warm: 'Una salutació ben cordial,',
    formal: 'Atentament,',
  },
  opening: {
    direct: [
      'Presento la meva candidatura al lloc de {title} a {company}.',
      'Busco una nova feina.',
    ],
    warm: [
      'El lloc de {title} a {company} m’ha cridat l’atenció, i m’agradaria molt optar-hi.',
      'Busco una nova feina i m’agradaria molt parlar-ne amb vosaltres.',
    ],
    formal: [
      'Per la present vull presentar la meva candidatura al lloc de {title} a {company}.',
      'Per la present vull presentar la meva candidatura.',
    ],
  },
  now: 'Actualment treballo com a {position} a {employer}.',
  before: 'Abans vaig treballar com a {position} a {employer}.',
  done: 'La meva feina a {employer} en poques línies:',
  skills: {
    direct: 'Per al lloc aporto: {skills}.',
    warm: 'M’agradaria aportar al vostre equip: {skills}.',
    formal: 'El meu currículum mostra amb més detall: {skills}.',
  },
  study: 'La meva formació: {study}.',
  languages: 'Els meus idiomes: {languages}.',
  ending: {
    direct: 'Quedo a la vostra disposició per a una entrevista.',
    warm: 'M’alegraria molt parlar amb vosaltres.',
    formal: 'Quedo a la vostra entera disposició per a una entrevista.',
  },
  list: [', ', ' i '],
};

export const bulgarian: LetterPhrases = {
  greeting: {
    direct: ['Добър ден,', 'Добър ден,'],
    warm: ['Здравейте, екип на {company},', 'Здравейте,'],
    formal: ['Уважаеми дами и господа,', 'Уважаеми дами и господа,'],
  },
  subject: 'Кандидатура: {title}',
  closing: { direct: 'Поздрави,', warm: 'Сърдечни поздрави,', formal: 'С уважение,' },
  opening: {
    direct: ['Кандидатствам за позицията „{title}“ в {company}.', 'Търся нова работа.'],
    warm: [
      'Позицията „{title}“ в {company} привлече вниманието ми и с удоволствие кандидатствам за нея.',
      'Търся нова работа и много ще се радвам да разговаряме.',
    ],
    formal: [
      'С настоящото кандидатствам за позицията „{title}“ в {company}.',
      'С настоящото кандидатствам за подходяща позиция при вас.',
    ],
  },
  now: 'В момента работя като {position} в {employer}.',
  before: 'Преди това работих като {position} в {employer}.',
  done: 'Накратко за работата ми в {employer}:',
  skills: {
    direct: 'За тази позиция нося със себе си: {skills}.',
    warm: 'С радост ще допринеса във вашия екип с: {skills}.',
    formal: 'Автобиографията ми показва по-подробно: {skills}.',
  },
  study: 'Моето образование: {study}.',
  languages: 'Моите езици: {languages}.',
  ending: {
    direct: 'С удоволствие ще разкажа повече на интервю.',
    warm: 'Много ще се радвам да разговаряме.',
    formal: 'Оставам на разположение за интервю в удобно за вас време.',
  },
  list: [', ', ' и '],
};
