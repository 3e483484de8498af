import { firstWords, type ResumeWords } from './words.ts';

const list = (text: string): string[] => text.split('|');

const spanish: ResumeWords = {
  locale: 'es-ES',
  country: 'ES',
  countryName: 'España',
  firstNames: list('Lucía|Álvaro|Martina|Javier|Sofía|Íñigo|Carmen|Nicolás'),
  lastNames: list(
    'García Márquez|Fernández Ruiz|Núñez|Ibáñez Soler|Castellanos|Peña Domínguez|Ortega|Vázquez',
  ),
  cities: list('Madrid|Valencia|Sevilla|Barcelona|Bilbao|Zaragoza'),
  titles: list(
    'Desarrolladora de software|Jefe de ventas|Ingeniera industrial|Responsable de recursos humanos|Analista de datos|Enfermera|Diseñador gráfico|Administrativa|Consultor financiero|Técnico de mantenimiento|Directora de marketing|Profesor de inglés|Auxiliar contable|Gerente de tienda',
  ),
  lines: list('S.L.|S.A.|Grupo|Consultores|Energía|Alimentación S.A.||'),
  schools: list(
    'Universidad Complutense de Madrid|Universitat de València|Universidad de Sevilla|Escuela Superior de Diseño|Instituto Miguel Hernández|Universidad de Deusto',
  ),
  degrees: list('Grado|Máster|Licenciatura|Bachillerato|Técnico Superior|Doctorado'),
  areas: list(
    'Ingeniería Informática|Administración de Empresas|Psicología|Derecho|Diseño Gráfico|Marketing',
  ),
  inArea: ' en ',
  highlights: list(
    'Dirección de un equipo de ocho personas en tres sedes|Reducción de los plazos un 30 % en un año|Implantación de un nuevo sistema de informes para todos los departamentos|Captación del mayor cliente de 2019|Diseño y operación de una plataforma con dos millones de usuarios al mes, desde la idea hasta la producción|Negociación con proveedores|Formación de nuevos compañeros|Colaboración estrecha con producto y soporte',
  ),
  summaries: list(
    'Profesional responsable y curiosa con más de diez años de experiencia en empresas en crecimiento, acostumbrada a dirigir equipos pequeños.|Especialista práctico que disfruta convirtiendo ideas vagas en planes que funcionan, con mejoras medibles en cada puesto.',
  ),
  languages: [
    ['Español', 'nativo'],
    ['Inglés', 'C1'],
    ['Francés', 'básico'],
    ['Italiano', 'B2'],
  ],
  present: list('actualidad|presente|hoy'),
  to: list(' – | - | a |–'),
  headings: {
    summary: list('Perfil|Perfil profesional|Sobre mí'),
    work: list('Experiencia laboral|Experiencia profesional|Experiencia'),
    education: list('Formación académica|Educación|Formación'),
    skills: list('Habilidades|Competencias|Conocimientos'),
    languages: list('Idiomas|Lenguas'),
    certificates: list('Certificaciones|Cursos|Formación complementaria'),
    contact: list('Contacto|Datos personales'),
  },
  labels: { email: 'Correo', phone: 'Teléfono', address: 'Dirección' },
};

const portuguese: ResumeWords = {
  locale: 'pt-PT',
  country: 'PT',
  countryName: 'Portugal',
  firstNames: list('Inês|João|Beatriz|Tiago|Mariana|Gonçalo|Leonor|Duarte'),
  lastNames: list('da Silva|Magalhães|Figueiredo|Conceição|Teixeira Lopes|Brandão|Pacheco|Simões'),
  cities: list('Lisboa|Porto|Braga|Coimbra|Faro|Aveiro'),
  titles: list(
    'Engenheira de software|Gestor de projetos|Diretora financeira|Analista de sistemas|Enfermeiro|Assistente administrativa|Desenvolvedor web|Coordenadora de logística|Técnico de informática|Consultora de vendas|Designer gráfico|Professora de matemática|Contabilista|Chefe de cozinha',
  ),
  lines: list('Lda|S.A.|Grupo|Tecnologia|Consultoria|Indústrias Lda||'),
  schools: list(
    'Universidade do Porto|Instituto Superior Técnico|Universidade de Coimbra|Escola Secundária de Faro|Universidade do Minho|Faculdade de Letras',
  ),
  degrees: list('Licenciatura|Mestrado|Doutoramento|Bacharelato|Mestrado|Licenciatura'),
  areas: list('Engenharia Informática|Gestão|Enfermagem|Economia|Design|Matemática'),
  inArea: ' em ',
  highlights: list(
    'Liderança de uma equipa de oito pessoas em três locais|Redução dos prazos em 30 % num ano|Introdução de um novo processo de relatórios em todos os departamentos|Conquista do maior cliente de 2019|Conceção e operação de uma plataforma com dois milhões de utilizadores por mês, da ideia à produção|Negociação com fornecedores|Formação de novos colegas|Colaboração próxima com produto e apoio ao cliente',
  ),
  summaries: list(
    'Profissional responsável e curiosa, com mais de dez anos de experiência em empresas em crescimento, habituada a liderar pequenas equipas.|Especialista prático que gosta de transformar ideias vagas em planos que funcionam, com melhorias mensuráveis em cada função.',
  ),
  languages: [
    ['Português', 'língua materna'],
    ['Inglês', 'fluente'],
    ['Espanhol', 'B2'],
    ['Francês', 'básico'],
  ],
  present: list('presente|atualmente|hoje'),
  to: list(' – | - | a |–'),
  headings: {
    summary: list('Perfil|Resumo|Sobre mim'),
    work: list('Experiência profissional|Experiência|Percurso profissional'),
    education: list('Formação académica|Educação|Habilitações literárias'),
    skills: list('Competências|Aptidões|Conhecimentos técnicos'),
    languages: list('Idiomas|Línguas'),
    certificates: list('Certificações|Cursos|Formação complementar'),
    contact: list('Contactos|Dados pessoais'),
  },
  labels: { email: 'E-mail', phone: 'Telemóvel', address: 'Morada' },
};

const italian: ResumeWords = {
  locale: 'it-IT',
  country: 'IT',
  countryName: 'Italia',
  firstNames: list('Giulia|Niccolò|Francesca|Alessandro|Chiara|Tommaso|Elena|Davide'),
  lastNames: list("D'Angelo|Bianchi|Della Valle|Ferrari|Esposito|Lo Presti|Marchetti|Gallo"),
  cities: list('Milano|Torino|Bologna|Roma|Firenze|Napoli'),
  titles: list(
    'Sviluppatrice software|Responsabile vendite|Ingegnere meccanico|Impiegata amministrativa|Direttore marketing|Infermiere|Grafica pubblicitaria|Consulente finanziario|Addetto alla logistica|Analista dati|Progettista CAD|Insegnante di lettere|Tecnico informatico|Coordinatrice eventi',
  ),
  lines: list('S.r.l.|S.p.A.|Gruppo|Consulenze|Meccanica S.r.l.|Servizi||'),
  schools: list(
    'Politecnico di Milano|Università di Bologna|Università degli Studi di Torino|Liceo Scientifico Galilei|Accademia di Belle Arti|Istituto Tecnico Volta',
  ),
  degrees: list('Laurea magistrale|Laurea triennale|Diploma|Master|Dottorato|Maturità scientifica'),
  areas: list(
    'Informatica|Economia aziendale|Ingegneria meccanica|Lettere|Architettura|Scienze politiche',
  ),
  inArea: ' in ',
  highlights: list(
    'Guida di un gruppo di otto persone in tre sedi|Riduzione dei tempi del 30 % in un anno|Introduzione di un nuovo sistema di reportistica per tutti i reparti|Acquisizione del maggior cliente del 2019|Progettazione e gestione di una piattaforma con due milioni di utenti al mese, dall’idea alla produzione|Trattative con i fornitori|Formazione dei nuovi colleghi|Stretta collaborazione con prodotto e assistenza',
  ),
  summaries: list(
    'Professionista affidabile e curiosa, con oltre dieci anni di esperienza in aziende in crescita, abituata a guidare piccoli gruppi.|Specialista pratico che ama trasformare esigenze vaghe in piani concreti, con miglioramenti misurabili in ogni ruolo.',
  ),
  languages: [
    ['Italiano', 'madrelingua'],
    ['Inglese', 'ottimo'],
    ['Francese', 'scolastico'],
    ['Tedesco', 'A2'],
  ],
  present: list('oggi|presente|in corso'),
  to: list(' – | - | a |–'),
  headings: {
    summary: list('Profilo|Profilo professionale|Chi sono'),
    work: list('Esperienze professionali|Esperienza lavorativa|Esperienza'),
    education: list('Istruzione e formazione|Formazione|Titoli di studio'),
    skills: list('Competenze|Competenze tecniche|Capacità'),
    languages: list('Lingue|Lingue straniere'),
    certificates: list('Certificazioni|Corsi|Attestati'),
    contact: list('Contatti|Dati personali'),
  },
  labels: { email: 'E-mail', phone: 'Cellulare', address: 'Indirizzo' },
};

const dutch: ResumeWords = {
  locale: 'nl-NL',
  country: 'NL',
  countryName: 'Nederland',
  firstNames: list('Sanne|Daan|Femke|Joris|Lotte|Thijs|Marijke|Ruben'),
  lastNames: list('van den Berg|de Vries|Jansen|Hoekstra|van Dijk|Bakker|ter Horst|Smit'),
  cities: list('Utrecht|Rotterdam|Eindhoven|Amsterdam|Groningen|Haarlem'),
  titles: list(
    'Softwareontwikkelaar|Projectleider|Marketingmedewerker|Hoofd inkoop|Verpleegkundige|Accountmanager|Financieel adviseur|Teamleider logistiek|Grafisch ontwerper|Docent Engels|Systeembeheerder|Werkvoorbereider|Personeelsadviseur|Administratief medewerker',
  ),
  lines: list('B.V.|N.V.|Groep|Advies|Techniek B.V.|Logistiek||'),
  schools: list(
    'Universiteit Utrecht|Hogeschool Rotterdam|TU Delft|Stedelijk Gymnasium Haarlem|Hanzehogeschool Groningen|Universiteit van Amsterdam',
  ),
  degrees: list('Bachelor|Master|HBO|MBO|VWO|Master of Science'),
  areas: list('Informatica|Bedrijfskunde|Werktuigbouwkunde|Communicatie|Rechten|Economie'),
  inArea: ' ',
  highlights: list(
    'Leidinggeven aan een team van acht mensen op drie locaties|Doorlooptijden binnen een jaar met 30 % verkort|Invoering van een nieuwe rapportage voor alle afdelingen|Grootste klant van 2019 binnengehaald|Ontwerp en beheer van een platform met twee miljoen gebruikers per maand, van schets tot productie|Onderhandelen met leveranciers|Inwerken van nieuwe collega’s|Nauwe samenwerking met product en support',
  ),
  summaries: list(
    'Betrouwbare en nieuwsgierige professional met ruim tien jaar ervaring bij groeiende bedrijven, gewend om kleine teams te leiden.|Praktische specialist die vage wensen omzet in plannen die werken, met meetbare verbeteringen in elke functie.',
  ),
  languages: [
    ['Nederlands', 'moedertaal'],
    ['Engels', 'vloeiend'],
    ['Duits', 'goed'],
    ['Frans', 'basis'],
  ],
  present: list('heden|nu'),
  to: list(' – | - | tot |–'),
  headings: {
    summary: list('Profiel|Samenvatting|Over mij'),
    work: list('Werkervaring|Ervaring|Relevante werkervaring'),
    education: list('Opleiding|Opleidingen|Onderwijs'),
    skills: list('Vaardigheden|Competenties|Kennis'),
    languages: list('Talen|Talenkennis'),
    certificates: list('Certificaten|Cursussen|Trainingen'),
    contact: list('Contact|Persoonlijke gegevens'),
  },
  labels: { email: 'E-mail', phone: 'Mobiel', address: 'Adres' },
};

const polish: ResumeWords = {
  locale: 'pl-PL',
  country: 'PL',
  countryName: 'Polska',
  firstNames: list('Agnieszka|Łukasz|Zofia|Paweł|Małgorzata|Wojciech|Ewa|Michał'),
  lastNames: list('Wiśniewska|Dąbrowski|Kowalczyk|Zając|Szymańska|Woźniak|Jabłoński|Król'),
  cities: list('Warszawa|Kraków|Wrocław|Gdańsk|Poznań|Łódź'),
  titles: list(
    'Programista Java|Kierownik sprzedaży|Specjalistka ds. marketingu|Inżynier produkcji|Księgowa|Analityk danych|Pielęgniarka|Koordynator projektów|Dyrektor finansowy|Projektantka wnętrz|Asystentka zarządu|Administrator sieci|Doradca klienta|Nauczyciel fizyki',
  ),
  lines: list('Sp. z o.o.|S.A.|Grupa|Logistyka|Systemy Sp. z o.o.|Usługi||'),
  schools: list(
    'Uniwersytet Warszawski|Politechnika Wrocławska|Akademia Ekonomiczna w Krakowie|Liceum Ogólnokształcące nr 5|Uniwersytet Jagielloński|Politechnika Gdańska',
  ),
  degrees: list('Magister|Licencjat|Inżynier|Matura|Studia podyplomowe|Doktorat'),
  areas: list('Informatyka|Zarządzanie|Ekonomia|Budownictwo|Psychologia|Prawo'),
  inArea: ', ',
  highlights: list(
    'Kierowanie zespołem ośmiu osób w trzech lokalizacjach|Skrócenie czasu realizacji o 30 % w ciągu roku|Wdrożenie nowego systemu raportowania we wszystkich działach|Pozyskanie największego klienta w 2019 roku|Projekt i utrzymanie platformy dla dwóch milionów użytkowników miesięcznie, od pomysłu do produkcji|Negocjacje z dostawcami|Szkolenie nowych pracowników|Ścisła współpraca z działem produktu',
  ),
  summaries: list(
    'Rzetelna i ciekawa świata specjalistka z ponad dziesięcioletnim doświadczeniem w rozwijających się firmach, przyzwyczajona do prowadzenia małych zespołów.|Praktyk, który lubi zamieniać ogólne pomysły w działające plany i na każdym stanowisku osiągał mierzalne efekty.',
  ),
  languages: [
    ['Polski', 'ojczysty'],
    ['Angielski', 'biegły'],
    ['Niemiecki', 'podstawowy'],
    ['Hiszpański', 'B1'],
  ],
  present: list('obecnie|teraz|nadal'),
  to: list(' – | - | do |–'),
  headings: {
    summary: list('Podsumowanie|O mnie|Profil zawodowy'),
    work: list('Doświadczenie zawodowe|Doświadczenie|Przebieg kariery'),
    education: list('Wykształcenie|Edukacja'),
    skills: list('Umiejętności|Kompetencje|Umiejętności techniczne'),
    languages: list('Języki|Języki obce'),
    certificates: list('Certyfikaty|Kursy|Szkolenia'),
    contact: list('Kontakt|Dane kontaktowe'),
  },
  labels: { email: 'E-mail', phone: 'Telefon', address: 'Adres' },
};

/** Every language résumés are made in. */
export const allWords: readonly ResumeWords[] = [
  ...Object.values(firstWords),
  spanish,
  portuguese,
  italian,
  dutch,
  polish,
];
