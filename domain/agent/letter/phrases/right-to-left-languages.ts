import type { LetterPhrases } from './letter-phrases.ts';

export const arabic: LetterPhrases = {
  greeting: {
    direct: ['تحية طيبة وبعد،', 'تحية طيبة وبعد،'],
    warm: ['تحية طيبة إلى فريق {company}،', 'تحية طيبة،'],
    formal: ['السيدات والسادة الكرام،', 'السيدات والسادة الكرام،'],
  },
  subject: 'طلب توظيف: {title}',
  closing: {
    direct: 'مع أطيب التحيات،',
    warm: 'مع خالص التحية والمودة،',
    formal: 'وتفضلوا بقبول فائق الاحترام،',
  },
  opening: {
    direct: ['أتقدم بطلب شغل وظيفة «{title}» لدى {company}.', 'أبحث عن وظيفة جديدة.'],
    warm: [
      'لفتت انتباهي وظيفة «{title}» لدى {company}، ويسعدني أن أتقدم لشغلها.',
      'أبحث عن وظيفة جديدة، ويسعدني أن أتحدث معكم.',
    ],
    formal: [
      'يشرفني أن أتقدم إليكم بطلب شغل وظيفة «{title}» لدى {company}.',
      'يشرفني أن أتقدم إليكم بطلب شغل وظيفة مناسبة لديكم.',
    ],
  },
  now: 'أعمل حاليًا في وظيفة «{position}» لدى {employer}.',
  before: 'عملت سابقًا في وظيفة «{position}» لدى {employer}.',
  done: 'من عملي لدى {employer}:',
  skills: {
    direct: 'ما أقدمه لهذه الوظيفة: {skills}.',
    warm: 'يسعدني أن أقدم لفريقكم: {skills}.',
    formal: 'توضح سيرتي الذاتية بتفصيل أكبر: {skills}.',
  },
  study: 'دراستي: {study}.',
  languages: 'لغاتي: {languages}.',
  ending: {
    direct: 'يسعدني أن ألتقي بكم في مقابلة.',
    warm: 'سيسعدني كثيرًا أن أتحدث معكم.',
    formal: 'يشرفني أن ألتقي بكم في مقابلة في الوقت الذي يناسبكم.',
  },
  list: ['، ', '، '],
};

export const hebrew: LetterPhrases = {
  greeting: {
    direct: ['שלום רב,', 'שלום רב,'],
    warm: ['שלום לצוות {company},', 'שלום רב,'],
    formal: ['לכבוד צוות הגיוס,', 'לכבוד צוות הגיוס,'],
  },
  subject: 'מועמדות למשרה: {title}',
  closing: { direct: 'בברכה,', warm: 'בברכה חמה,', formal: 'בכבוד רב,' },
  opening: {
    direct: ['ברצוני להגיש מועמדות למשרה ״{title}״ בחברת {company}.', 'אני בחיפוש אחר משרה חדשה.'],
    warm: [
      'המשרה ״{title}״ בחברת {company} משכה את תשומת לבי, ואשמח מאוד להגיש אליה מועמדות.',
      'אני בחיפוש אחר משרה חדשה, ואשמח מאוד לשוחח.',
    ],
    formal: [
      'אבקש להגיש את מועמדותי למשרה ״{title}״ בחברת {company}.',
      'אבקש להגיש את מועמדותי למשרה מתאימה.',
    ],
  },
  now: 'תפקידי הנוכחי: {position} בחברת {employer}.',
  before: 'תפקידי הקודם: {position} בחברת {employer}.',
  done: 'מעבודתי בחברת {employer}:',
  skills: {
    direct: 'למשרה אביא עמי: {skills}.',
    warm: 'אשמח להביא לצוות: {skills}.',
    formal: 'קורות החיים שלי מפרטים: {skills}.',
  },
  study: 'לימודיי: {study}.',
  languages: 'השפות שלי: {languages}.',
  ending: {
    direct: 'אשמח להיפגש לריאיון.',
    warm: 'אשמח מאוד לשוחח על המשרה.',
    formal: 'אשמח להיפגש לריאיון במועד שיתאים לכם.',
  },
  list: [', ', ', '],
};
