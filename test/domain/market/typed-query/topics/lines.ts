/** One line a row, then a way or skill of each topic that it has. */
export const LINES = `
software engineer -> programmer
software developers -> swe
Software Entwickler -> softwareentwickler
SoftwareentwicklerIn -> software engineer
développeur·se logiciel -> software engineer
développeur/euse logiciel -> software engineer
ingénieure logiciel -> software engineer
desarrollador de software -> software engineer
ingeniero/a de software -> software engineer
softwareontwikkelaar -> software engineer
engenheiros de software -> software engineer
sviluppatori software -> software engineer
programista -> software engineer
people operations -> hr
HR -> personalwesen
recursos humanos -> human resources
risorse umane -> human resources
back-end developer -> backend engineer
Backendentwickler -> backend engineer
full stack developer -> fullstack engineer
Full-Stack-Entwicklerin -> full stack developer
data scientist -> data scientist
Data Scientistin -> data scientist
data engineer -> ingeniero de datos
product manager -> produktmanager
Produktmanagerin -> product manager
chef de produit -> product manager
Projektleiter Bau -> construction project manager
kierownik projektu -> project manager
project managers -> chef de projet
ux designer -> user experience designer
graphic designer -> grafikdesigner
Grafiker -> graphic designer
diseñadora gráfica -> graphic designer
sales rep -> sales representative
Außendienstmitarbeiter -> field sales representative
account executive -> account executive
AE saas -> account executive + saas
sdr -> sales development representative
customer success manager -> csm
customer success -> client success
customer support agent -> kundenberater
Kundenservice -> customer service
atención al cliente -> customer service
klantenservice medewerker -> customer service representative
accountant -> comptable
Buchhalterin -> accountant
boekhouder -> accountant
księgowa -> accountant
contabilista -> accountant
lawyer -> rechtsanwalt
avocat -> lawyer
Rechtsanwältin -> lawyer
paralegal -> paralegal
recruiter -> recruiter
nurse -> infirmier
rn -> registered nurse
Krankenschwester -> nurse
Pflegefachkraft -> nurse
Gesundheits- und Krankenpflegerin -> nurse
enfermeira -> nurse
infermieri -> nurse
nurse practitioner -> nurse practitioner
PT clinic -> physical therapist + clinic
physio -> physical therapist
kinésithérapeute -> physiotherapist
fisioterapista -> physiotherapist
caregiver -> caregiver
aide-soignante -> nursing assistant
Altenpfleger -> geriatric nurse
teachers -> lehrer
Lehrkraft -> teacher
enseignante -> teacher
maestra -> primary school teacher
leraar -> teacher
nauczycielka -> teacher
éducatrice de jeunes enfants -> early childhood educator
electricians -> elektriker
electricista -> electrician
elektryk -> electrician
plombier -> plumber
loodgieter -> plumber
Klempner -> plumber
Schweißer -> welder
spawacz -> welder
carpenter -> tischler
menuisier -> carpenter
mechanic -> mechaniker
Kfz-Mechatroniker -> automotive technician
truck drivers -> truck driver
chauffeur poids lourd -> truck driver
delivery driver -> repartidor
forklift driver -> forklift operator
cariste -> forklift operator
magazijnmedewerker -> warehouse worker
mozo de almacén -> warehouse worker
waitress -> kellner
camarero -> waiter
cameriera -> waiter
kelner -> waiter
cook -> koch
cuisinier -> cook
Köchin -> cook
chef de partie -> chef de partie
housekeeper -> housekeeper
receptionist -> receptionist
Rezeptionistin -> hotel receptionist
cashier -> kassierer
caissière -> cashier
Verkäufer -> sales assistant
sprzedawca -> sales assistant
security guard -> wachmann
vigilante de seguridad -> security guard
cleaner -> reinigungskraft
schoonmaker -> cleaner
journalist -> journalist
video editor -> video editor
chemist -> chemiker
lab technician -> laboratory technician
jobs as a nurse -> nurse
vacature verpleegkundige -> nurse
busco trabajo de camarera -> waiter
offre d'emploi développeur web -> web developer
oferta pracy kierowca -> driver
cerco lavoro come cuoco -> cook
vaga de enfermeiro -> nurse
Golang backend developer -> golang + backend developer
swift iOS developer -> swift + ios developer
express nodejs developer -> express + node js + developer
express delivery -> express + delivery
C# -> csharp
c developer -> c + developer
python -> python
Java Entwickler -> java + developer
Java-Entwickler -> java developer
react native -> react native
devops -> devops
e commerce manager -> ecommerce manager
e-commerce -> ecommerce
"product manager" -> product manager
drones -> drone
Müllwerker:in -> mullwerker
metal work -> metal worker
Datenbankentwickler -> datenbank developer
Datenbank-Entwickler -> datenbank developer
Netzwerkadministratorin -> network administrator
R&D -> research and development
MA clinic -> medical assistant + clinic
remote sensing specialist -> remote sensing scientist
lead generation specialist -> lead generation specialist
AI/ML engineer -> machine learning engineer
vendeur/vendeuse -> sales assistant
Kaufmann/-frau für Büromanagement -> administrative assistant
Technische Redakteurin -> technical writer
sjuksköterska -> nurse
看護師 -> x770bx x8b77x x5e2bx
`;
