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
  da: 'CV|Ansøgning|Profil|Erhvervserfaring|Uddannelse|Kompetencer|Projekter|Frivilligt arbejde|Certifikater|Sprog|Priser|Publikationer|Interesser|Referencer|nu',
  no: 'CV|Søknad|Profil|Arbeidserfaring|Utdanning|Ferdigheter|Prosjekter|Frivillig arbeid|Sertifikater|Språk|Utmerkelser|Publikasjoner|Interesser|Referanser|i dag',
  fi: 'Ansioluettelo|Hakukirje|Profiili|Työkokemus|Koulutus|Osaaminen|Projektit|Vapaaehtoistyö|Sertifikaatit|Kielitaito|Palkinnot|Julkaisut|Kiinnostuksen kohteet|Suosittelijat|nykyhetki',
  cs: 'Životopis|Motivační dopis|Profil|Pracovní zkušenosti|Vzdělání|Dovednosti|Projekty|Dobrovolnictví|Certifikáty|Jazyky|Ocenění|Publikace|Zájmy|Reference|současnost',
  sk: 'Životopis|Motivačný list|Profil|Pracovné skúsenosti|Vzdelanie|Zručnosti|Projekty|Dobrovoľníctvo|Certifikáty|Jazyky|Ocenenia|Publikácie|Záujmy|Referencie|súčasnosť',
  hu: 'Önéletrajz|Motivációs levél|Összefoglaló|Szakmai tapasztalat|Tanulmányok|Készségek|Projektek|Önkéntes munka|Tanúsítványok|Nyelvtudás|Díjak|Publikációk|Érdeklődési kör|Referenciák|jelenleg',
  ro: 'CV|Scrisoare de intenție|Profil|Experiență profesională|Educație|Competențe|Proiecte|Voluntariat|Certificări|Limbi|Premii|Publicații|Interese|Referințe|prezent',
  tr: 'Özgeçmiş|Ön yazı|Özet|İş deneyimi|Eğitim|Beceriler|Projeler|Gönüllü çalışmalar|Sertifikalar|Diller|Ödüller|Yayınlar|İlgi alanları|Referanslar|halen',
  ca: 'Currículum|Carta de presentació|Perfil|Experiència|Formació|Competències|Projectes|Voluntariat|Certificats|Idiomes|Premis|Publicacions|Interessos|Referències|actualitat',
  id: 'Daftar riwayat hidup|Surat lamaran|Ringkasan|Pengalaman kerja|Pendidikan|Keterampilan|Proyek|Kegiatan sukarela|Sertifikat|Bahasa|Penghargaan|Publikasi|Minat|Referensi|sekarang',
  vi: 'Sơ yếu lý lịch|Thư xin việc|Tóm tắt|Kinh nghiệm|Học vấn|Kỹ năng|Dự án|Tình nguyện|Chứng chỉ|Ngôn ngữ|Giải thưởng|Ấn phẩm|Sở thích|Người tham khảo|hiện tại',
  el: 'Βιογραφικό σημείωμα|Συνοδευτική επιστολή|Προφίλ|Επαγγελματική εμπειρία|Εκπαίδευση|Δεξιότητες|Έργα|Εθελοντισμός|Πιστοποιήσεις|Γλώσσες|Βραβεία|Δημοσιεύσεις|Ενδιαφέροντα|Συστάσεις|σήμερα',
  ru: 'Резюме|Сопроводительное письмо|О себе|Опыт работы|Образование|Навыки|Проекты|Волонтёрство|Сертификаты|Языки|Награды|Публикации|Интересы|Рекомендации|настоящее время',
  uk: 'Резюме|Супровідний лист|Про себе|Досвід роботи|Освіта|Навички|Проєкти|Волонтерство|Сертифікати|Мови|Нагороди|Публікації|Інтереси|Рекомендації|дотепер',
  bg: 'Автобиография|Мотивационно писмо|Профил|Професионален опит|Образование|Умения|Проекти|Доброволчество|Сертификати|Езици|Награди|Публикации|Интереси|Препоръки|до момента',
  he: 'קורות חיים|מכתב מקדים|תקציר|ניסיון תעסוקתי|השכלה|כישורים|פרויקטים|התנדבות|תעודות|שפות|פרסים|פרסומים|תחומי עניין|ממליצים|היום',
  ar: 'السيرة الذاتية|خطاب التقديم|نبذة|الخبرة المهنية|التعليم|المهارات|المشاريع|التطوع|الشهادات|اللغات|الجوائز|المنشورات|الاهتمامات|المراجع|حتى الآن',
  fa: 'رزومه|نامه همراه رزومه|خلاصه|سوابق شغلی|تحصیلات|مهارت‌ها|پروژه‌ها|فعالیت‌های داوطلبانه|گواهینامه‌ها|زبان‌ها|جوایز|انتشارات|علایق|معرف‌ها|اکنون',
  ur: 'کوائف نامہ|درخواست ملازمت|خلاصہ|پیشہ ورانہ تجربہ|تعلیم|مہارتیں|منصوبے|رضاکارانہ کام|اسناد|زبانیں|اعزازات|اشاعتیں|دلچسپیاں|حوالہ جات|تاحال',
  hi: 'जीवन-वृत्त|आवेदन पत्र|सारांश|कार्य अनुभव|शिक्षा|कौशल|परियोजनाएँ|स्वयंसेवा|प्रमाणपत्र|भाषाएँ|पुरस्कार|प्रकाशन|रुचियाँ|संदर्भ|वर्तमान',
  th: 'ประวัติย่อ|จดหมายสมัครงาน|ข้อมูลโดยย่อ|ประสบการณ์ทำงาน|การศึกษา|ทักษะ|โครงการ|งานอาสาสมัคร|ประกาศนียบัตร|ภาษา|รางวัล|ผลงานตีพิมพ์|ความสนใจ|บุคคลอ้างอิง|ปัจจุบัน',
  zh: '简历|求职信|个人简介|工作经历|教育背景|技能|项目经历|志愿者经历|证书|语言能力|所获荣誉|出版物|兴趣爱好|推荐人|至今',
  'zh-Hant':
    '履歷|求職信|個人簡介|工作經歷|教育背景|技能|專案經歷|志工經歷|證照|語言能力|獲獎紀錄|出版作品|興趣愛好|推薦人|至今',
  ja: '職務経歴書|送付状|職務要約|職歴|学歴|スキル|プロジェクト|ボランティア|資格|語学|受賞歴|著書・論文|趣味|推薦者|現在',
  ko: '이력서|자기소개서|소개|경력|학력|기술|프로젝트|봉사활동|자격증|언어|수상 경력|논문 및 출판|관심사|추천인|현재',
};

const RIGHT_TO_LEFT = new Set(['he', 'ar', 'fa', 'ur']);

/** The languages that documents have headings in, as BCP 47 tags. */
export const documentLanguages: readonly string[] = Object.keys(LISTS);

/** Headings in a language; English for unsupported languages. */
export function labelsOf(language: string): Labels {
  const texts = (LISTS[language] ?? LISTS['en'] ?? '').split('|');
  return Object.fromEntries(
    NAMES.map((name, index) => [name, texts[index] ?? name]),
  ) as unknown as Labels;
}

/** Both written forms of Norwegian have the headings of one. */
const ALIASES: Record<string, string> = { nb: 'no', nn: 'no' };

/** The language of a document: one with headings. */
export function documentLanguage(language: string | null): string {
  const known = ALIASES[language ?? ''] ?? language;
  return known !== null && LISTS[known] !== undefined ? known : 'en';
}

export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr';
}
