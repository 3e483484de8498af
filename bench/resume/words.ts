/** The words of fictional résumés in one language. Lists are used by halves: even places for tuning, odd ones for measuring. */
export interface ResumeWords {
  locale: string;
  country: string;
  countryName: string;
  firstNames: string[];
  lastNames: string[];
  cities: string[];
  titles: string[];
  lines: string[];
  schools: string[];
  degrees: string[];
  areas: string[];
  /** Between degree and area. */
  inArea: string;
  highlights: string[];
  summaries: string[];
  languages: [string, string][];
  present: string[];
  to: string[];
  headings: Record<
    'summary' | 'work' | 'education' | 'skills' | 'languages' | 'certificates' | 'contact',
    string[]
  >;
  labels: { email: string; phone: string; address: string };
}

const list = (text: string): string[] => text.split('|');

export const employerNames = list(
  'Norvelta|Brightloom|Kestrin|Halvorsen & Pike|Ostrava Line|Quillmark|Veridane|Bluepeak|Tarnwood|Solmetra|Ferndale|Corvanta|Mistral Works|Altherm|Pinecrest|Zephyria|Lumenfeld|Garrow & Finch|Northgate|Tessaly|Windhover|Marrowfield|Calidris|Emberline|Rookhaven|Siltstone|Vantorre|Oakridge|Helmsdeep|Aquilon|Morgenrot|Silvanet|Castellum|Drumlin|Estrella Azul|Fjordal|Granite Bay|Hollins|Ironbridge|Juniper Lane|Kallisto|Lindenhof|Montclar|Nebula Nine|Orbitalis|Parallax|Quintero|Rosendahl|Starling|Thornbury|Umbra|Valmonte|Westerly|Xanthe|Yarrow|Zinnia',
);

export const skillWords = list(
  'Python|Java|SQL|Excel|Project management|Kubernetes|React|SAP|Photoshop|AutoCAD|Negotiation|Docker|TypeScript|Power BI|Salesforce|Jira|Figma|Linux|Scrum|C++|Tableau|Terraform|Budgeting|Node.js|Google Analytics|PostgreSQL|MATLAB|InDesign|Lean|Go',
);

export const certificateWords = list(
  'AWS Certified Solutions Architect|PMP|Certified Scrum Master|ITIL Foundation|Six Sigma Green Belt|First Aid|CFA Level I|TOEFL iBT|Google Ads Certification|Forklift licence',
);

const english: ResumeWords = {
  locale: 'en-GB',
  country: 'GB',
  countryName: 'United Kingdom',
  firstNames: list('Amelia|Oliver|Harriet|George|Isla|Callum|Priya|Desmond'),
  lastNames: list("Hartley|O'Donnell|Whitcombe|Ashworth|Mensah|Blackwood|Fairbairn|Nash"),
  cities: list('Manchester|Bristol|Leeds|London|Glasgow|Cardiff'),
  titles: list(
    'Senior Software Engineer|Marketing Manager|Data Analyst|Head of Operations|Product Designer|Finance Director|Registered Nurse|Sales Executive|Project Coordinator|Backend Developer|HR Business Partner|Mechanical Engineer|Copywriter|Account Manager',
  ),
  lines: list('Ltd|plc|Group|Consulting|Logistics|Labs||'),
  schools: list(
    'University of Leeds|Manchester Metropolitan University|King’s College London|Bristol School of Art|University of Glasgow|Cardiff Business School',
  ),
  degrees: list('BSc (Hons)|MSc|Bachelor of Arts|MBA|Master of Science|Bachelor of Engineering'),
  areas: list(
    'Computer Science|Economics|History|Business Management|Mechanical Engineering|Graphic Design',
  ),
  inArea: ' in ',
  highlights: list(
    'Led a team of eight people across three sites.|Cut delivery times by 30 % within a year|Introduced a new reporting process used by all departments|Won the largest customer of 2019 against four rivals|Built and ran the platform that serves two million users a month, from the first sketch to daily operations|Reduced costs by £200,000 a year by renegotiating supplier contracts|Trained new colleagues and wrote the handbook that is still in use|Worked closely with product, design and support',
  ),
  summaries: list(
    'Reliable and curious professional with more than ten years of experience in growing companies, used to leading small teams and to finishing what was begun.|Hands-on specialist who enjoys turning vague wishes into plans that work, with a record of measurable improvements in every position.',
  ),
  languages: [
    ['English', 'native'],
    ['French', 'B2'],
    ['German', 'basic'],
    ['Spanish', 'fluent'],
  ],
  present: list('Present|present|Current|now'),
  to: list(' – | - | to |–'),
  headings: {
    summary: list('Profile|Professional Summary|About me'),
    work: list('Work Experience|Experience|Employment History|Professional Experience'),
    education: list('Education|Education & Qualifications|Academic Background'),
    skills: list('Skills|Key Skills|Technical Skills'),
    languages: list('Languages|Language Skills'),
    certificates: list('Certifications|Certificates|Licenses & Certifications'),
    contact: list('Contact|Contact details'),
  },
  labels: { email: 'Email', phone: 'Phone', address: 'Address' },
};

const american: ResumeWords = {
  ...english,
  locale: 'en-US',
  country: 'US',
  countryName: 'USA',
  firstNames: list('Madison|Tyler|Brooke|Marcus|Latoya|Ethan|Mei|Carlos'),
  lastNames: list('Caldwell|Jefferson|Ruiz|McAllister|Nguyen|Stanton|Kowalski|Greene'),
  cities: list('Austin, TX|Denver, CO|Seattle, WA|Chicago, IL|Portland, OR|Boston, MA'),
  lines: list('Inc.|LLC|Corp|Technologies|Health|Partners||'),
  schools: list(
    'University of Texas at Austin|Colorado State University|Boston College|Georgia Institute of Technology|University of Washington|Ohio State University',
  ),
  degrees: list('B.S.|M.S.|Bachelor of Science|MBA|B.A.|Master of Public Health'),
};

const german: ResumeWords = {
  locale: 'de-DE',
  country: 'DE',
  countryName: 'Deutschland',
  firstNames: list('Annika|Jürgen|Käthe|Sebastian|Lena|Matthias|Ayşe|Björn'),
  lastNames: list('Großmann|von der Heide|Müller-Lüdenscheid|Weiß|Brandt|Schäfer|Yılmaz|Oberhuber'),
  cities: list('Hamburg|München|Leipzig|Köln|Stuttgart|Berlin'),
  titles: list(
    'Softwareentwickler|Vertriebsleiterin|Projektingenieur|Sachbearbeiterin Einkauf|Kaufmännische Leiterin|Werkstudent Marketing|Pflegefachkraft|Produktmanagerin|Teamleiter Logistik|Steuerfachangestellte|IT-Administrator|Konstrukteur|Personalreferentin|Bauleiter',
  ),
  lines: list('GmbH|AG|GmbH & Co. KG|Werke|Verlag|Maschinenbau GmbH||'),
  schools: list(
    'Technische Universität Dresden|Hochschule München|Universität zu Köln|Berufskolleg Ehrenfeld|Goethe-Gymnasium|FH Aachen',
  ),
  degrees: list('Diplom|Bachelor of Science|M.Sc.|Ausbildung|Abitur|Master of Arts'),
  areas: list(
    'Informatik|Maschinenbau|Betriebswirtschaftslehre|Wirtschaftsingenieurwesen|Germanistik|Elektrotechnik',
  ),
  inArea: ' ',
  highlights: list(
    'Leitung eines Teams von acht Personen an drei Standorten|Senkung der Durchlaufzeiten um 30 % innerhalb eines Jahres|Einführung eines neuen Berichtswesens für alle Abteilungen|Gewinnung des größten Neukunden 2019|Aufbau und Betrieb einer Plattform für zwei Millionen Nutzer im Monat, vom ersten Entwurf bis zum täglichen Betrieb|Verhandlung mit Lieferanten im In- und Ausland|Einarbeitung neuer Kolleginnen und Kollegen|Enge Zusammenarbeit mit Entwicklung, Vertrieb und Kundendienst',
  ),
  summaries: list(
    'Zuverlässige Fachkraft mit mehr als zehn Jahren Erfahrung in wachsenden Unternehmen, gewohnt, kleine Teams zu führen und Begonnenes zu Ende zu bringen.|Pragmatische Persönlichkeit, die aus vagen Wünschen tragfähige Pläne macht und dabei Kosten und Termine im Blick behält.',
  ),
  languages: [
    ['Deutsch', 'Muttersprache'],
    ['Englisch', 'verhandlungssicher'],
    ['Französisch', 'Grundkenntnisse'],
    ['Spanisch', 'B1'],
  ],
  present: list('heute|aktuell|jetzt'),
  to: list(' – | - | bis |–'),
  headings: {
    summary: list('Profil|Kurzprofil|Über mich'),
    work: list('Berufserfahrung|Beruflicher Werdegang|Berufliche Erfahrung'),
    education: list('Ausbildung|Bildungsweg|Ausbildung und Studium'),
    skills: list('Kenntnisse|Fähigkeiten|IT-Kenntnisse'),
    languages: list('Sprachen|Sprachkenntnisse'),
    certificates: list('Zertifikate|Weiterbildungen|Fortbildungen'),
    contact: list('Kontakt|Persönliche Daten'),
  },
  labels: { email: 'E-Mail', phone: 'Telefon', address: 'Anschrift' },
};

const french: ResumeWords = {
  locale: 'fr-FR',
  country: 'FR',
  countryName: 'France',
  firstNames: list('Camille|Étienne|Chloé|Mathieu|Inès|Jean-Baptiste|Zoé|Youssef'),
  lastNames: list('Lefèvre|Dubois-Marchand|Garnier|de La Tour|Béranger|Charpentier|Haddad|Roussel'),
  cities: list('Lyon|Nantes|Toulouse|Paris|Lille|Bordeaux'),
  titles: list(
    'Développeuse web|Chef de projet|Responsable marketing|Ingénieur d’études|Assistante de direction|Comptable|Infirmière|Directeur commercial|Chargée de communication|Technicien de maintenance|Acheteur|Consultante RH|Architecte logiciel|Conseiller clientèle',
  ),
  lines: list('SARL|SAS|SA|Groupe|Conseil|Industrie||'),
  schools: list(
    'Université Lyon 2|École Centrale de Nantes|Sciences Po Toulouse|IUT de Lille|Université de Bordeaux|Lycée Victor Hugo',
  ),
  degrees: list('Master|Licence|Diplôme d’ingénieur|BTS|DUT|Baccalauréat'),
  areas: list('Informatique|Gestion|Communication|Génie mécanique|Droit|Économie'),
  inArea: ' en ',
  highlights: list(
    'Encadrement d’une équipe de huit personnes sur trois sites|Réduction des délais de 30 % en un an|Mise en place d’un nouveau processus de suivi pour tous les services|Signature du plus gros contrat de 2019|Conception et exploitation d’une plateforme de deux millions d’utilisateurs par mois, de l’idée à la production|Négociation avec les fournisseurs|Formation des nouveaux collaborateurs|Travail étroit avec les équipes produit et support',
  ),
  summaries: list(
    'Professionnelle fiable et curieuse, plus de dix ans d’expérience dans des entreprises en croissance, habituée à animer de petites équipes.|Spécialiste de terrain qui aime transformer des besoins flous en plans concrets, avec des résultats mesurables à chaque poste.',
  ),
  languages: [
    ['Français', 'langue maternelle'],
    ['Anglais', 'courant'],
    ['Espagnol', 'B1'],
    ['Allemand', 'notions'],
  ],
  present: list('aujourd’hui|présent|à ce jour'),
  to: list(' – | - | à |–'),
  headings: {
    summary: list('Profil|À propos|Profil professionnel'),
    work: list('Expérience professionnelle|Expériences professionnelles|Parcours professionnel'),
    education: list('Formation|Formations|Études'),
    skills: list('Compétences|Compétences techniques|Savoir-faire'),
    languages: list('Langues|Langues étrangères'),
    certificates: list('Certifications|Certificats|Formations complémentaires'),
    contact: list('Contact|Coordonnées'),
  },
  labels: { email: 'E-mail', phone: 'Tél.', address: 'Adresse' },
};

export const firstWords = { english, american, german, french };
