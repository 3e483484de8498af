/** Lines set aside before the code was written. One a row: the line, then a way or skill of each topic that it has. */
export const FURTHER_LINES = `
swe jobs -> software engineer
looking for a senior-living caregiver position -> senior living + caregiver
Softwareentwicklerin -> software engineer
Software-Entwickler (m/w/d) -> software engineer
développeuse logiciel -> software engineer
Desarrolladora de software -> software engineer
desarrolladores de software -> software engineer
softwareontwikkelaars gezocht -> software engineer
engenheira de software -> software engineer
sviluppatrice software -> software engineer
programistka -> software engineer
human resources -> hr
Personalabteilung -> human resources
ressources humaines -> personalwesen
rrhh -> recursos humanos
people-ops -> human resources
sales reps -> sales representative
Vertriebsmitarbeiter:in -> sales representative
Vertriebs-Mitarbeiterin -> sales representative
front end developers -> frontend engineer
Front-End Engineer -> front end developer
Frontend-Entwickler*in -> frontend developer
dev ops engineer -> devops engineer
DevOps-Ingenieur -> devops engineer
SRE -> site reliability engineer
nurses -> krankenpfleger
infirmier(e) -> nurse
infirmière -> nurse
enfermero/a -> nurse
enfermeras -> nurse
verpleegkundigen -> nurse
Pielęgniarka -> nurse
LVN -> licensed practical nurse
cna -> nurse aide
PM construction -> project manager + construction
pm product saas -> product manager + product + saas
PM -> product manager
PM -> project manager
k8s -> kubernetes
golang developer -> go + developer
Go developer -> golang + entwickler
R programmer -> r + swe
react typescript -> react + typescript
nodejs -> node js
rust engineer -> rust + ingenieur
"machine learning" nurse -> machine learning + nurse
social work -> social worker
Sozialarbeiter/in -> social worker
metal worker -> schlosser
Elektriker -> electrician
électricien h/f -> electrician
camionero -> truck driver
LKW-Fahrer -> truck driver
vrachtwagenchauffeur -> truck driver
kierowca ciężarówki -> truck driver
operatore di magazzino -> warehouse worker
Lagerist -> warehouse worker
kucharz -> cook
cocinera -> cook
serveuse -> waiter
barista -> barista
comptable -> buchhalter
Steuerberater -> tax advisor
contable -> accountant
abogada -> lawyer
avvocato -> lawyer
prawnik -> lawyer
teacher -> lehrer
profesor de inglés -> english teacher
Erzieherin -> early childhood educator
Zahnarzthelferin -> dental assistant
médico -> physician
BDR -> sales development representative
csm -> customer success manager
data scientists -> data scientist
Datenanalyst -> data analyst
wind turbine technician -> wind turbine technician
beekeeping -> beekeeping
`;
