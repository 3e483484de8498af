import type { JsonResume } from '../../../domain/resume/json-resume.ts';

/** By language: a summary, a position, a highlight, a field of study, a skill, and the language's own name. */
const TEXTS: Record<string, string> = {
  en: 'I plan and run payment systems for a large market and look after the people who build them.|Backend developer|Built the system for the payments of all branches.|Computer science|Project planning|English',
  de: 'Ich plane und betreibe Systeme für den Zahlungsverkehr und begleite die Menschen, die sie bauen.|Softwareentwickler|Das System für die Zahlungen aller Filialen mit dem Team aufgebaut.|Informatik|Projektplanung|Deutsch',
  fr: 'Je conçois des systèmes de paiement pour un grand marché et j’accompagne les équipes qui les construisent.|Développeur backend|Création du système de paiement pour toutes les agences.|Informatique|Planification|Français',
  es: 'Diseño sistemas de pago para un gran mercado y acompaño a los equipos que los construyen.|Desarrollador backend|Creación del sistema de pagos para todas las sucursales.|Informática|Planificación|Español',
  it: 'Progetto sistemi di pagamento per un grande mercato e accompagno le persone che li costruiscono.|Sviluppatore backend|Creazione del sistema di pagamento per tutte le filiali.|Informatica|Pianificazione|Italiano',
  pt: 'Desenho sistemas de pagamento para um grande mercado e acompanho as equipas que os constroem.|Programador backend|Criação do sistema de pagamentos para todas as agências.|Informática|Planeamento|Português',
  nl: 'Ik ontwerp en beheer betaalsystemen voor een grote markt en begeleid de mensen die ze bouwen.|Backend ontwikkelaar|Het systeem voor de betalingen van alle filialen opgezet.|Informatica|Projectplanning|Nederlands',
  pl: 'Projektuję systemy płatności dla dużego rynku i wspieram ludzi, którzy je budują, oraz dbam o jakość.|Programista|Budowa systemu płatności dla wszystkich oddziałów.|Informatyka|Planowanie projektów|Polski',
  sv: 'Jag bygger system för betalningar på en stor marknad och leder det team som är ansvarigt för dem.|Systemutvecklare|Byggde systemet för betalningar i alla filialer.|Datavetenskap|Projektplanering|Svenska',
  da: 'Jeg udvikler systemer til betalinger på et stort marked og hjælper de mennesker, der bygger dem, af lyst.|Systemudvikler|Byggede systemet til betalinger i alle afdelinger.|Datalogi|Projektplanlægning|Dansk',
  no: 'Jeg utvikler systemer for betalinger på et stort marked og hjelper menneskene som bygger dem.|Systemutvikler|Bygde systemet for betalinger i alle avdelinger av selskapet.|Informatikk|Prosjektplanlegging|Norsk',
  fi: 'Suunnittelen maksujärjestelmiä suurille markkinoille ja tuen ihmisiä, jotka niitä rakentavat, sekä johdan myös tiimiä.|Ohjelmistokehittäjä|Rakensin maksujärjestelmän kaikille konttoreille.|Tietojenkäsittelytiede|Projektisuunnittelu|Suomi',
  cs: 'Navrhuji platební systémy pro velký trh a podporuji lidi, kteří je staví, a dbám na kvalitu práce.|Programátor|Vybudování platebního systému pro všechny pobočky ve městě.|Informatika|Plánování projektů|Čeština',
  sk: 'Navrhujem platobné systémy pre veľký trh a podporujem ľudí, ktorí ich stavajú, aby sme mali kvalitu.|Programátor|Vybudovanie platobného systému pre všetky pobočky vo firme.|Informatika|Plánovanie projektov|Slovenčina',
  hu: 'Fizetési rendszereket tervezek egy nagy piacra, és támogatom az embereket, akik ezeket építik.|Szoftverfejlesztő|A fizetési rendszer felépítése az összes fiók számára.|Informatika|Projekttervezés|Magyar',
  ro: 'Proiectez sisteme de plată pentru o piață mare și sprijin oamenii care le construiesc în fiecare zi.|Programator|Construirea sistemului de plăți pentru toate sucursalele din țară.|Informatică|Planificare|Română',
  tr: 'Büyük bir pazar için ödeme sistemleri tasarlıyorum ve bunları kuran ekipleri destekliyorum.|Yazılım geliştirici|Tüm şubeler için ödeme sistemini kurdu ve işletti.|Bilgisayar bilimi|Proje planlama|Türkçe',
  ca: 'Dissenyo sistemes de pagament per a un gran mercat i acompanyo els equips que els construeixen amb cura.|Desenvolupador backend|Creació del sistema de pagaments per a totes les sucursals.|Informàtica|Planificació|Català',
  id: 'Saya merancang sistem pembayaran untuk pasar yang besar dan mendampingi tim yang akan membangunnya.|Programmer|Membangun sistem pembayaran untuk semua cabang.|Ilmu komputer|Perencanaan proyek|Indonesia',
  vi: 'Tôi thiết kế hệ thống thanh toán cho một thị trường lớn và hỗ trợ những người xây dựng các hệ thống đó.|Kỹ sư|Xây dựng hệ thống thanh toán cho tất cả các chi nhánh.|Khoa học máy tính|Lập kế hoạch|Tiếng Việt',
  el: 'Σχεδιάζω συστήματα πληρωμών για μια μεγάλη αγορά και στηρίζω τους ανθρώπους που τα χτίζουν.|Προγραμματιστής|Ανάπτυξη του συστήματος πληρωμών για όλα τα καταστήματα.|Πληροφορική|Σχεδιασμός έργων|Ελληνικά',
  ru: 'Проектирую платёжные системы для большого рынка и поддерживаю людей, которые их создают.|Программист|Создание платёжной системы для всех отделений.|Информатика|Планирование проектов|Русский',
  uk: 'Проєктую платіжні системи для великого ринку і підтримую людей, які їх створюють.|Програміст|Створення платіжної системи для всіх відділень.|Інформатика|Планування проєктів|Українська',
  bg: 'Проектирам платежни системи за голям пазар и подкрепям хората, които ги изграждат с грижа.|Програмист|Изграждане на платежната система за всички клонове.|Информатика|Планиране на проекти|Български',
  he: 'אני מתכננת מערכות תשלומים לשוק גדול ומלווה את האנשים שבונים אותן בכל יום.|מתכנתת|הקמת מערכת התשלומים של כל הסניפים.|מדעי המחשב|תכנון פרויקטים|עברית',
  ar: 'أصمم أنظمة الدفع لسوق كبيرة وأرافق الفرق التي تبنيها كل يوم.|مهندسة برمجيات|بناء نظام الدفع لجميع الفروع.|علوم الحاسوب|تخطيط المشروعات|العربية',
  fa: 'من سامانه‌های پرداخت را برای بازاری بزرگ طراحی می‌کنم و همراه گروه‌های سازنده آن هستم.|برنامه نویس|ساخت سامانه پرداخت برای همه شعبه ها.|علوم رایانه|برنامه ریزی پروژه|فارسی',
  ur: 'میں ایک بڑی منڈی کے لیے ادائیگی کے نظام بناتا ہوں اور انہیں بنانے والی ٹیموں کی مدد کرتا ہوں۔|سافٹ ویئر انجینئر|تمام شاخوں کے لیے ادائیگی کا نظام بنایا۔|کمپیوٹر سائنس|منصوبہ بندی|اردو',
  hi: 'मैं एक बड़े बाज़ार के लिए भुगतान प्रणालियाँ बनाता हूँ और उन्हें बनाने वाली टीमों की मदद करता हूँ।|सॉफ्टवेयर इंजीनियर|सभी शाखाओं के लिए भुगतान प्रणाली का निर्माण।|कंप्यूटर विज्ञान|योजना|हिन्दी',
  th: 'ออกแบบระบบชำระเงินสำหรับตลาดขนาดใหญ่และดูแลทีมที่สร้างระบบเหล่านั้นทุกวัน|นักพัฒนาซอฟต์แวร์|สร้างระบบชำระเงินของทุกสาขา|วิทยาการคอมพิวเตอร์|การวางแผน|ไทย',
  zh: '为大型市场设计支付系统，并带领负责建设这些系统的团队，关注质量与交付，与各部门长期合作，持续改进流程。|后端工程师|负责所有分行的支付系统|计算机科学|项目管理|中文',
  'zh-Hant':
    '為大型市場設計支付系統，並帶領負責建設這些系統的團隊，關注品質與交付，與各部門長期合作，持續改進流程。|後端工程師|負責所有分行的支付系統|資訊工程|專案管理|中文',
  ja: '大規模な市場のための決済システムを設計し、その構築を担うチームを支えながら、品質の向上に取り組んでいます。|バックエンドエンジニア|全支店の決済システムを構築|情報工学|プロジェクト管理|日本語',
  ko: '대규모 시장을 위한 결제 시스템을 설계하고 그 시스템을 만드는 팀을 지원하며 품질을 개선합니다.|백엔드 개발자|모든 지점의 결제 시스템 구축|컴퓨터공학|프로젝트 관리|한국어',
};

/** A résumé in each language of documents, with every section that a reader finds again. */
export const resumesByLanguage: Record<string, JsonResume> = Object.fromEntries(
  Object.entries(TEXTS).map(([language, texts]) => [language, resumeWith(texts.split('|'))]),
);

function resumeWith(texts: readonly string[]): JsonResume {
  const [summary, position, highlight = '', area, skill = '', language] = texts;
  return {
    basics: { name: 'Mara Lindqvist', email: 'mara@example.com', summary },
    work: [
      { name: 'Globex Systems', position, startDate: '2021-03', highlights: [highlight] },
      { name: 'Initech', position, startDate: '2018-06', endDate: '2021-02' },
    ],
    education: [
      {
        institution: 'Ridgemont State University',
        area,
        startDate: '2012-08',
        endDate: '2016-05',
      },
    ],
    projects: [{ name: 'ledgerlint', description: highlight }],
    skills: [{ name: skill }, { name: 'PostgreSQL' }],
    volunteer: [{ organization: 'Code Club', position, startDate: '2019-10' }],
    certificates: [{ name: 'CKA', issuer: 'CNCF', date: '2022-04' }],
    awards: [{ title: 'Ada Prize', awarder: 'ACM', date: '2020-11' }],
    publications: [{ name: 'Ledgers at scale', publisher: 'ACM Queue', releaseDate: '2021-01' }],
    languages: [{ language }],
  };
}
