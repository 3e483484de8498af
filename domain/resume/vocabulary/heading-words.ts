/** Kinds of résumé sections. No JSON Resume member is filled from `other`. */
export type SectionKind =
  | 'contact'
  | 'summary'
  | 'work'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certificates'
  | 'projects'
  | 'awards'
  | 'publications'
  | 'volunteer'
  | 'other';

/** Headings as folded text (lower case, no accents), by kind; en, de, fr, es, pt, it, nl, pl, zh, ja, ko, ar, ru. */
export const headingWords: Record<SectionKind, string> = {
  contact:
    'contact|contact details|contact information|contact info|personal details|personal information|personal data|details|kontakt|kontaktdaten|personliche daten|personliche angaben|angaben zur person|zur person|coordonnees|informations personnelles|etat civil|contacto|datos personales|datos de contacto|informacion de contacto|informacion personal|contato|contatos|contactos|dados pessoais|dados de contacto|informacoes pessoais|informacoes de contato|contatti|dati personali|informazioni personali|recapiti|contactgegevens|persoonlijke gegevens|persoonsgegevens|personalia|dane osobowe|dane kontaktowe|informacje osobiste|个人信息|联系方式|基本信息|個人情報|連絡先|연락처|المعلومات الشخصية|معلومات الاتصال|контакты|личные данные',
  summary:
    'summary|profile|professional summary|executive summary|career summary|professional profile|personal profile|personal statement|about|about me|objective|career objective|overview|career profile|introduction|profil|kurzprofil|zusammenfassung|uber mich|personliches profil|beruflicher hintergrund|resume|resume professionnel|a propos|a propos de moi|objectif|objectif professionnel|profil professionnel|presentation|perfil|perfil profesional|resumen|resumen profesional|sobre mi|extracto|objetivo|objetivo profesional|perfil profissional|resumo|resumo profissional|sobre mim|apresentacao|objetivo profissional|profilo|profilo professionale|profilo personale|sommario|chi sono|su di me|obiettivo|presentazione|profiel|samenvatting|over mij|persoonlijk profiel|professioneel profiel|podsumowanie|podsumowanie zawodowe|o mnie|profil zawodowy|cel zawodowy|个人简介|自我评价|个人总结|職務要約|自己pr|자기소개|소개|نبذة|الملخص|نبذة شخصية|о себе',
  work: 'teaching experience|where ive worked|where i have worked|professional history|appointments|academic appointments|praktische erfahrungen|berufliche stationen|esperienze lavorative|arbetslivserfarenhet|erfarenhet|arbetserfarenhet|pracovni zkusenosti|is deneyimi|deneyim|опыт работы|опыт|employment history|service record|work|jobs|positions|experience|work experience|professional experience|employment|employment history|work history|career history|career|relevant experience|industry experience|positions held|professional background|professional career|berufserfahrung|berufliche erfahrung|berufliche erfahrungen|beruflicher werdegang|berufspraxis|werdegang|praxiserfahrung|praktische erfahrung|arbeitserfahrung|berufliche laufbahn|berufstatigkeit|berufliche stationen|experience professionnelle|experiences professionnelles|experiences|parcours professionnel|parcours|emplois|experiencia|experiencia laboral|experiencia profesional|trayectoria profesional|trayectoria|historial laboral|experiencia profissional|experiencias profissionais|historico profissional|percurso profissional|trajetoria profissional|esperienza|esperienze|esperienza professionale|esperienze professionali|esperienza lavorativa|esperienze lavorative|esperienze di lavoro|carriera|percorso professionale|ervaring|werkervaring|werkgeschiedenis|loopbaan|beroepservaring|relevante werkervaring|doswiadczenie|doswiadczenie zawodowe|przebieg kariery|kariera zawodowa|historia zatrudnienia|przebieg pracy zawodowej|工作经历|工作经验|职业经历|实习经历|職歴|職務経歴|経歴|경력|경력사항|الخبرة|الخبرات|الخبرة العملية|الخبرة المهنية|الخبرات العملية|опыт работы|опыт',
  education:
    'where i studied|school|schools|academics|schulbildung|schulische bildung|akademischer werdegang|diplomes|estudios|istruzione e formazione|istruzione|habilitacoes literarias|utbildning|vzdelani|egitim|education training|academic qualifications|qualifications|education|education training|academic background|academic history|academic qualifications|educational background|qualifications|studies|schooling|ausbildung|bildung|bildungsweg|studium|schulbildung|akademische ausbildung|hochschulbildung|akademischer werdegang|ausbildung studium|schule|formation|formations|etudes|diplomes|parcours academique|scolarite|formation academique|cursus|educacion|formacion|formacion academica|estudios|formacao|formacao academica|educacao|escolaridade|habilitacoes|habilitacoes literarias|habilitacoes academicas|istruzione|istruzione formazione|formazione|titoli di studio|studi|percorso di studi|formazione accademica|opleiding|opleidingen|onderwijs|studie|scholing|wyksztalcenie|edukacja|教育背景|教育经历|学历|学歴|학력|학력사항|التعليم|المؤهلات|المؤهلات العلمية|образование',
  skills:
    'what im good at|what i am good at|what i do well|tech|logiciels|edv|edv kenntnisse|beceriler|yetenekler|kompetenser|fardigheter|dovednosti|kenntnisse und fahigkeiten|skills|key skills|core skills|technical skills|professional skills|hard skills|soft skills|core competencies|competencies|expertise|areas of expertise|technologies|tools|tech stack|technical proficiencies|strengths|skill set|it skills|computer skills|kenntnisse|fahigkeiten|kompetenzen|fachkenntnisse|it kenntnisse|edv kenntnisse|technische kenntnisse|fachkompetenzen|qualifikationen|schlusselqualifikationen|technologien|besondere kenntnisse|competences|competences techniques|competences cles|savoir faire|atouts|outils|technologies outils|competences professionnelles|competences informatiques|habilidades|competencias|aptitudes|conocimientos|competencias tecnicas|habilidades tecnicas|conocimientos tecnicos|tecnologias|competencias digitales|conhecimentos|aptidoes|conhecimentos tecnicos|competencias profissionais|competenze|competenze tecniche|competenze professionali|capacita|abilita|conoscenze|competenze informatiche|tecnologie|vaardigheden|competenties|kennis|technische vaardigheden|kernvaardigheden|expertises|umiejetnosci|kompetencje|umiejetnosci techniczne|technologie|kluczowe umiejetnosci|专业技能|技能|技能特长|技术栈|スキル|技術|기술|보유기술|المهارات|навыки|ключевые навыки|programming languages|technical languages|coding languages',
  languages:
    'capacita linguistiche|sprak|jazyky|jazykove znalosti|diller|yabanci dil|dil bilgisi|languages|language skills|language proficiency|sprachen|sprachkenntnisse|fremdsprachen|langues|langues etrangeres|idiomas|lenguas|linguas|lingue|lingue straniere|competenze linguistiche|conoscenze linguistiche|talen|talenkennis|jezyki|jezyki obce|znajomosc jezykow|语言|语言能力|語学|語学力|외국어|اللغات|языки|знание языков',
  certificates:
    'certificates|certifications|certification|licenses|licences|licenses certifications|professional certifications|certifications licenses|courses certifications|professional development|training|trainings|courses|zertifikate|zertifizierungen|weiterbildung|weiterbildungen|fortbildung|fortbildungen|kurse|kurse zertifikate|schulungen|certificats|formations complementaires|certifications professionnelles|certificaciones|certificados|cursos|formacion complementaria|cursos certificaciones|cursos y certificaciones|certificacoes|formacao complementar|formacao continua|cursos certificacoes|certificazioni|certificati|corsi|attestati|corsi certificazioni|corsi di formazione|certificaten|certificeringen|cursussen|trainingen|bijscholing|certyfikaty|kursy|szkolenia|szkolenia certyfikaty|kursy szkolenia|kursy certyfikaty|证书|资格证书|資格|자격증|الشهادات|сертификаты',
  projects:
    'projects|personal projects|selected projects|key projects|side projects|open source|open source projects|project experience|projects experience|projekte|projekterfahrung|projets|projets personnels|proyectos|proyectos personales|projetos|progetti|projecten|projekty|项目经历|项目经验|项目|プロジェクト|프로젝트|المشاريع|مشاريع|проекты',
  awards:
    'grants|grants and awards|fellowships|grants fellowships|utmarkelser|oceneni|awards|honors|honours|achievements|awards honors|honors awards|honors and awards|awards achievements|scholarships|auszeichnungen|preise|distinctions|prix|recompenses|premios|premios reconocimientos|premi|riconoscimenti|prijzen|nagrody|获奖经历|荣誉奖项|所获荣誉|受賞歴|수상|수상 경력|الجوائز|награды',
  publications:
    'publications|selected publications|papers|articles|publikationen|veroffentlichungen|publicaciones|publicacoes|pubblicazioni|publicaties|publikacje|发表论文|论文|出版物|著書|論文|논문|المنشورات|публикации',
  volunteer:
    'volunteering|volunteer|volunteer experience|volunteer work|volunteer activities|voluntary work|voluntary experience|community service|community involvement|ehrenamt|ehrenamtliches engagement|ehrenamtliche tatigkeit|engagement|benevolat|experiences associatives|experience associative|engagement associatif|voluntariado|trabalho voluntario|volontariato|vrijwilligerswerk|wolontariat|志愿者经历|志愿服务|ボランティア|봉사활동|التطوع|العمل التطوعي|волонтерство',
  other:
    'teaching|carnes|carnet de conducir|carta de conducao|fuhrerschein|permis|permis de conduire|patente|patenti|rijbewijs|prawo jazdy|korkort|career highlights|side notes|nebentatigkeiten|konicky|hobiler|referanslar|referenser|intressen|interests|hobbies|hobbies interests|activities|extracurricular activities|references|referees|community|additional information|miscellaneous|links|patents|affiliations|memberships|interessen|referenzen|sonstiges|freizeit|centres d interet|centres dinteret|loisirs|interets|divers|intereses|aficiones|referencias|otros|otros datos|informacion adicional|interesses|referencias pessoais|outras informacoes|interessi|hobby|referenze|altro|altre informazioni|ulteriori informazioni|hobbys|hobby s|referenties|overig|nevenactiviteiten|zainteresowania|hobby zainteresowania|referencje|dodatkowe informacje|inne|兴趣爱好|趣味|الهوايات',
};

/** Nouns that begin or end a heading of several words, as folded text: "Consulting Experience", "Erfahrung im Ausland". */
export const headingNouns: Partial<Record<SectionKind, string>> = {
  work: 'experience|experiences|employment|internship|internships|apprenticeship|apprenticeships|traineeship|traineeships|placements|erfahrung|erfahrungen|praktikum|praktika|lehre|stages|experiencia|experiencias|practicas|pasantias|esperienza|esperienze|tirocini|estagio|estagios|ervaring|doswiadczenie|praktyki',
  education:
    'education|qualifications|credentials|studies|ausbildung|studium|estudios|formazione|opleiding|wyksztalcenie',
  projects:
    'project|projects|projekt|projekte|projet|projets|proyecto|proyectos|projeto|projetos|progetto|progetti|projecten|projekty',
  skills:
    'skills|competencies|kenntnisse|fahigkeiten|competences|competencias|competenze|vaardigheden|umiejetnosci',
  certificates:
    'certifications|certificates|zertifikate|certificaciones|certificazioni|courses|kurse',
  awards: 'awards|honors|honours|scholarships|auszeichnungen|premios|prix|premi',
  publications: 'publications|publikationen|publicaciones|pubblicazioni|publicacoes',
  volunteer: 'volunteering|ehrenamt|benevolat|voluntariado|volontariato',
  other:
    'affiliation|affiliations|membership|memberships|samples|portfolio|leadership|service|recognition|speaking|talks|presentations|conferences|exhibitions|performances|workshops|seminars|declaration|activities|interests|hobbies|references|patents|press|media|mitgliedschaften|vortrage|konferenzen|ausstellungen|engagement|adhesions|conferencias|exposiciones|associations|societies|clubs|travel|availability|testimonials',
};
