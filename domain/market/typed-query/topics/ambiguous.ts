/** One meaning of a way that leads to several families, and the words of a line that decide for it. */
export interface Sense {
  /** Name of the family. */
  family: string;
  /** Folded words. */
  beside: ReadonlySet<string>;
}

/** `way: family (words beside it); family (words beside it)`, one way a line. Without such words it means all. */
const LIST = `
pm: product manager (product products roadmap saas b2b b2c app growth platform features ux ui ai); project manager (project projects construction bau building civil site infrastructure erp implementation pmp prince2)
ae: account executive (sales account enterprise saas smb quota b2b mid market commercial); application engineer (engineering semiconductor automation technical applications engineer)
pt: physical therapist (clinic hospital rehab rehabilitation outpatient inpatient orthopedic therapy therapist dpt health physio acute snf); personal trainer (gym fitness trainer studio coach wellness)
ma: medical assistant (clinic hospital medical health doctor physician family practice dermatology pediatrics); marketing assistant (marketing brand campaign social)
pa: physician assistant (clinic hospital medical health surgery surgical er emergency orthopedic dermatology pac np); personal assistant (executive office ceo director household private ea); production assistant (film tv set video production media)
am: account manager (account sales client clients saas); portfolio manager (asset assets property real estate fund)
se: software engineer (software backend frontend fullstack code java python cloud); sales engineer (sales presales solutions demo); systems engineer (systems aerospace defense mbse requirements)
ta: teaching assistant (teaching school classroom university pupils); recruiter (talent acquisition hr recruiting)
cs: customer success (success saas churn onboarding renewals); customer service (service support call center centre calls helpdesk)
sa: solutions architect (solutions solution cloud aws azure gcp architecture); systems administrator (systems system linux windows server servers network)
da: data analyst (data sql tableau analytics bi); dental assistant (dental dentist clinic practice orthodontic)
ra: research assistant (research university lab laboratory clinical); regulatory affairs specialist (regulatory affairs devices mdr)
cm: construction manager (construction building site civil); community manager (community social content medias reseaux)
pe: physical education teacher (school teacher education pupils sport sports); process engineer (process chemical plant manufacturing engineering)
professor: professor (university college faculty assistant associate universitat hochschule); teacher (escola ingles matematica ensino portugues vaga professores)
monteur: technician (onderhoud storing elektro vacature zzp nl); assembler (montage assembleur baustelle industriel)
monteurs: technician (onderhoud storing elektro vacatures zzp nl); assembler (montage assembleur baustelle industriel)
informatica: information technology (departamento area sector empresa settore); computer scientist (ingeniera ingenieria tecnica)
informaticas: information technology (departamento area sector empresas); computer scientist (ingenieras tecnicas)
em: engineering manager (engineering software backend frontend platform); event manager (event events conference venue)
`;

/** Senses of the ways that lead to several families. Keys are folded. */
export const ambiguousWays: ReadonlyMap<string, readonly Sense[]> = new Map(
  LIST.trim().split('\n').map(readLine),
);

function readLine(line: string): [string, Sense[]] {
  const [way = '', senses = ''] = line.split(': ');
  return [way, senses.split('; ').map(readSense)];
}

function readSense(text: string): Sense {
  const [family = '', beside = ''] = text.split(' (');
  return { family, beside: new Set(beside.replace(')', '').split(' ')) };
}
