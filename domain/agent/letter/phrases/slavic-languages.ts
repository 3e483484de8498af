import type { LetterPhrases } from './letter-phrases.ts';

export const polish: LetterPhrases = {
  greeting: {
    direct: ['Dzień dobry,', 'Dzień dobry,'],
    warm: ['Dzień dobry całemu zespołowi {company},', 'Dzień dobry,'],
    formal: ['Szanowni Państwo,', 'Szanowni Państwo,'],
  },
  subject: 'Aplikacja: {title}',
  closing: { direct: 'Pozdrawiam', warm: 'Serdecznie pozdrawiam', formal: 'Z wyrazami szacunku' },
  opening: {
    direct: ['Aplikuję na stanowisko „{title}” w firmie {company}.', 'Szukam nowej pracy.'],
    warm: [
      'Oferta pracy na stanowisku „{title}” w firmie {company} przyciągnęła moją uwagę i chętnie na nią aplikuję.',
      'Szukam nowej pracy i chętnie z Państwem porozmawiam.',
    ],
    formal: [
      'Niniejszym składam aplikację na stanowisko „{title}” w firmie {company}.',
      'Niniejszym składam aplikację na odpowiednie stanowisko w Państwa firmie.',
    ],
  },
  now: 'Obecnie pracuję na stanowisku „{position}” w firmie {employer}.',
  before: 'Poprzednie stanowisko: „{position}” w firmie {employer}.',
  done: 'Moja praca w firmie {employer} w skrócie:',
  skills: {
    direct: 'Na to stanowisko wnoszę: {skills}.',
    warm: 'Chętnie wniosę do Państwa zespołu: {skills}.',
    formal: 'Moje CV przedstawia szczegółowo: {skills}.',
  },
  study: 'Moje wykształcenie: {study}.',
  languages: 'Moje języki: {languages}.',
  ending: {
    direct: 'Chętnie opowiem więcej podczas rozmowy.',
    warm: 'Bardzo chętnie z Państwem porozmawiam.',
    formal: 'Pozostaję do dyspozycji w sprawie rozmowy.',
  },
  list: [', ', ' i '],
};

export const czech: LetterPhrases = {
  greeting: {
    direct: ['Dobrý den,', 'Dobrý den,'],
    warm: ['Dobrý den, týme {company},', 'Dobrý den,'],
    formal: ['Vážená paní, vážený pane,', 'Vážená paní, vážený pane,'],
  },
  subject: 'Žádost o pozici: {title}',
  closing: { direct: 'S pozdravem', warm: 'Srdečně zdravím', formal: 'S úctou' },
  opening: {
    direct: ['Ucházím se o pozici „{title}“ ve společnosti {company}.', 'Hledám novou práci.'],
    warm: [
      'Pozice „{title}“ ve společnosti {company} mě velmi zaujala, a proto se o ni s radostí ucházím.',
      'Hledám novou práci a budu se těšit na rozhovor s vámi.',
    ],
    formal: [
      'Tímto se ucházím o pozici „{title}“ ve společnosti {company}.',
      'Tímto se u vás ucházím o vhodnou pozici.',
    ],
  },
  now: 'Nyní pracuji na pozici „{position}“ ve společnosti {employer}.',
  before: 'Předchozí pozice: „{position}“ ve společnosti {employer}.',
  done: 'Moje práce ve společnosti {employer} ve zkratce:',
  skills: {
    direct: 'Na tuto pozici přináším: {skills}.',
    warm: 'S radostí přinesu do vašeho týmu: {skills}.',
    formal: 'Můj životopis podrobněji ukazuje: {skills}.',
  },
  study: 'Moje vzdělání: {study}.',
  languages: 'Moje jazyky: {languages}.',
  ending: {
    direct: 'O sobě povím víc na osobním setkání.',
    warm: 'Budu se moc těšit na setkání s vámi.',
    formal: 'Těším se na pozvání k osobnímu pohovoru.',
  },
  list: [', ', ' a '],
};

export const russian: LetterPhrases = {
  greeting: {
    direct: ['Здравствуйте!', 'Здравствуйте!'],
    warm: ['Здравствуйте, команда «{company}»!', 'Здравствуйте!'],
    formal: ['Уважаемые дамы и господа!', 'Уважаемые дамы и господа!'],
  },
  subject: 'Отклик на вакансию: {title}',
  closing: {
    direct: 'С уважением,',
    warm: 'С наилучшими пожеланиями,',
    formal: 'С глубоким уважением,',
  },
  opening: {
    direct: ['Откликаюсь на вакансию «{title}» в компании «{company}».', 'Ищу новую работу.'],
    warm: [
      'Вакансия «{title}» в компании «{company}» привлекла моё внимание, и мне очень хотелось бы на неё откликнуться.',
      'Ищу новую работу, и мне очень хотелось бы с вами поговорить.',
    ],
    formal: [
      'Прошу рассмотреть мою кандидатуру на вакансию «{title}» в компании «{company}».',
      'Прошу рассмотреть мою кандидатуру на подходящую должность.',
    ],
  },
  now: 'Сейчас моя должность — «{position}» в компании «{employer}».',
  before: 'Предыдущая должность — «{position}» в компании «{employer}».',
  done: 'Коротко о работе в компании «{employer}»:',
  skills: {
    direct: 'Для этой работы у меня есть: {skills}.',
    warm: 'С удовольствием применю в вашей команде: {skills}.',
    formal: 'Моё резюме подробнее показывает: {skills}.',
  },
  study: 'Моё образование: {study}.',
  languages: 'Мои языки: {languages}.',
  ending: {
    direct: 'С удовольствием расскажу больше на собеседовании.',
    warm: 'Мне было бы очень приятно поговорить с вами.',
    formal: 'Прошу пригласить меня на собеседование в удобное для вас время.',
  },
  list: [', ', ' и '],
};

export const ukrainian: LetterPhrases = {
  greeting: {
    direct: ['Добрий день!', 'Добрий день!'],
    warm: ['Вітаю команду «{company}»!', 'Добрий день!'],
    formal: ['Шановні пані та панове!', 'Шановні пані та панове!'],
  },
  subject: 'Відгук на вакансію: {title}',
  closing: { direct: 'З повагою', warm: 'З найкращими побажаннями', formal: 'З глибокою повагою' },
  opening: {
    direct: ['Відгукуюся на вакансію «{title}» у компанії «{company}».', 'Шукаю нову роботу.'],
    warm: [
      'Вакансія «{title}» у компанії «{company}» привернула мою увагу, і мені дуже хотілося б на неї відгукнутися.',
      'Шукаю нову роботу, і мені дуже хотілося б з вами поговорити.',
    ],
    formal: [
      'Прошу розглянути мою кандидатуру на вакансію «{title}» у компанії «{company}».',
      'Прошу розглянути мою кандидатуру на відповідну посаду.',
    ],
  },
  now: 'Зараз моя посада — «{position}» у компанії «{employer}».',
  before: 'Попередня посада — «{position}» у компанії «{employer}».',
  done: 'Коротко про роботу в компанії «{employer}»:',
  skills: {
    direct: 'Для цієї роботи я маю: {skills}.',
    warm: 'Із задоволенням поділюся з вашою командою: {skills}.',
    formal: 'Моє резюме докладніше показує: {skills}.',
  },
  study: 'Моя освіта: {study}.',
  languages: 'Мої мови: {languages}.',
  ending: {
    direct: 'Із задоволенням розповім більше на співбесіді.',
    warm: 'Мені було б дуже приємно поговорити з вами.',
    formal: 'Прошу запросити мене на співбесіду у зручний для вас час.',
  },
  list: [', ', ' і '],
};
