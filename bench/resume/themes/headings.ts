/** Headings that themes print in English, by language; a heading without a translation stays English. */
const headings: Record<string, Record<string, string>> = {
  de: {
    Work: 'Berufserfahrung',
    'Work Experience': 'Berufserfahrung',
    Experience: 'Berufserfahrung',
    Education: 'Ausbildung',
    Skills: 'Kenntnisse',
    Languages: 'Sprachen',
    Certificates: 'Zertifikate',
    Summary: 'Profil',
    About: 'Profil',
    Contact: 'Kontakt',
    Present: 'heute',
  },
  fr: {
    Work: 'Expérience professionnelle',
    'Work Experience': 'Expérience professionnelle',
    Experience: 'Expérience professionnelle',
    Education: 'Formation',
    Skills: 'Compétences',
    Languages: 'Langues',
    Certificates: 'Certifications',
    Summary: 'Profil',
    About: 'Profil',
  },
  es: {
    Work: 'Experiencia laboral',
    'Work Experience': 'Experiencia laboral',
    Experience: 'Experiencia',
    Education: 'Formación académica',
    Skills: 'Habilidades',
    Languages: 'Idiomas',
    Certificates: 'Certificaciones',
    Summary: 'Perfil',
    About: 'Perfil',
  },
  zh: {
    Work: '工作经历',
    'Work Experience': '工作经历',
    Experience: '工作经历',
    Education: '教育背景',
    Skills: '专业技能',
    Languages: '语言能力',
    Summary: '个人简介',
    About: '个人简介',
    Contact: '联系方式',
    Present: '至今',
  },
  ja: {
    Work: '職務経歴',
    'Work Experience': '職務経歴',
    Experience: '職務経歴',
    Education: '学歴',
    Skills: 'スキル',
    Languages: '語学',
    Summary: '自己PR',
    About: '自己PR',
    Contact: '連絡先',
    Present: '現在',
  },
  ar: {
    Work: 'الخبرة العملية',
    'Work Experience': 'الخبرة العملية',
    Experience: 'الخبرة العملية',
    Education: 'التعليم',
    Skills: 'المهارات',
    Languages: 'اللغات',
    Summary: 'نبذة',
    About: 'نبذة',
    Contact: 'معلومات الاتصال',
    Present: 'الآن',
  },
};

/** Puts a page's headings, and the word for a running job, into a language. */
export function translateHeadings(html: string, language: string): string {
  return Object.entries(headings[language] ?? {}).reduce(
    (page, [english, own]) =>
      [english, english.toUpperCase(), english.toLowerCase()].reduce(
        (text, word) => text.replaceAll(`>${word}<`, `>${own}<`),
        page,
      ),
    html,
  );
}
