/** Headings of documents, by language. */
export interface Labels {
  resume: string;
  letter: string;
  summary: string;
  work: string;
  education: string;
  skills: string;
  projects: string;
  volunteer: string;
  certificates: string;
  languages: string;
  awards: string;
  publications: string;
  interests: string;
  references: string;
  present: string;
}

const NAMES = [
  'resume',
  'letter',
  'summary',
  'work',
  'education',
  'skills',
  'projects',
  'volunteer',
  'certificates',
  'languages',
  'awards',
  'publications',
  'interests',
  'references',
  'present',
] as const;

const LISTS: Record<string, string> = {
  en: 'Résumé|Cover letter|Summary|Experience|Education|Skills|Projects|Volunteering|Certificates|Languages|Awards|Publications|Interests|References|Present',
  de: 'Lebenslauf|Anschreiben|Profil|Berufserfahrung|Ausbildung|Kenntnisse|Projekte|Ehrenamt|Zertifikate|Sprachen|Auszeichnungen|Veröffentlichungen|Interessen|Referenzen|heute',
  fr: 'CV|Lettre de motivation|Profil|Expérience professionnelle|Formation|Compétences|Projets|Bénévolat|Certifications|Langues|Distinctions|Publications|Centres d’intérêt|Références|aujourd’hui',
  es: 'Currículum|Carta de presentación|Perfil|Experiencia|Formación|Competencias|Proyectos|Voluntariado|Certificados|Idiomas|Premios|Publicaciones|Intereses|Referencias|actualidad',
  it: 'Curriculum|Lettera di presentazione|Profilo|Esperienza|Formazione|Competenze|Progetti|Volontariato|Certificati|Lingue|Premi|Pubblicazioni|Interessi|Referenze|oggi',
  pt: 'Currículo|Carta de apresentação|Perfil|Experiência|Formação|Competências|Projetos|Voluntariado|Certificados|Idiomas|Prémios|Publicações|Interesses|Referências|atual',
  nl: 'Cv|Motivatiebrief|Profiel|Werkervaring|Opleiding|Vaardigheden|Projecten|Vrijwilligerswerk|Certificaten|Talen|Prijzen|Publicaties|Interesses|Referenties|heden',
  pl: 'CV|List motywacyjny|Profil|Doświadczenie|Wykształcenie|Umiejętności|Projekty|Wolontariat|Certyfikaty|Języki|Nagrody|Publikacje|Zainteresowania|Referencje|obecnie',
  sv: 'CV|Personligt brev|Profil|Arbetslivserfarenhet|Utbildning|Kompetenser|Projekt|Ideellt arbete|Certifikat|Språk|Utmärkelser|Publikationer|Intressen|Referenser|nuvarande',
  he: 'קורות חיים|מכתב מקדים|תקציר|ניסיון תעסוקתי|השכלה|כישורים|פרויקטים|התנדבות|תעודות|שפות|פרסים|פרסומים|תחומי עניין|ממליצים|היום',
  ar: 'السيرة الذاتية|خطاب التقديم|نبذة|الخبرة المهنية|التعليم|المهارات|المشاريع|التطوع|الشهادات|اللغات|الجوائز|المنشورات|الاهتمامات|المراجع|حتى الآن',
  vi: 'Sơ yếu lý lịch|Thư xin việc|Tóm tắt|Kinh nghiệm|Học vấn|Kỹ năng|Dự án|Tình nguyện|Chứng chỉ|Ngôn ngữ|Giải thưởng|Ấn phẩm|Sở thích|Người tham khảo|hiện tại',
};

const RIGHT_TO_LEFT = new Set(['he', 'ar', 'fa', 'ur']);

/** Headings in a language; English for unsupported languages. */
export function labelsOf(language: string): Labels {
  const texts = (LISTS[language] ?? LISTS['en'] ?? '').split('|');
  return Object.fromEntries(
    NAMES.map((name, index) => [name, texts[index] ?? name]),
  ) as unknown as Labels;
}

/** The language of a document: one with headings. */
export function documentLanguage(language: string | null): string {
  return language !== null && LISTS[language] !== undefined ? language : 'en';
}

export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr';
}
