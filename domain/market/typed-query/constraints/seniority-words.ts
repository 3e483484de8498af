import type { SeniorityLevel } from '../../enums.ts';
import { phraseSet, phraseTable } from './phrases.ts';

type Levels = readonly SeniorityLevel[];

/** Phrases that mean levels. */
export const seniorityPhrases = phraseTable<Levels>([
  [
    ['new_grad'],
    `new grad; new grads; new graduate; new graduates; recent graduate; recent grad; graduate; graduates; early career;
    campus hire; university graduate; hochschulabsolvent; hochschulabsolventin; absolvent; absolventin; absolventen;
    jeune diplômé; jeune diplômée; jeunes diplômés; recién graduado; recién graduada; recién titulado;
    recién egresado; recém formado; recém formada; neolaureato; neolaureata; neolaureati; pas afgestudeerd;
    afgestudeerde; absolwent; absolwentka; nyexaminerad`,
  ],
  [
    ['entry'],
    `junior; juniors; jr; entry level; junior level; no experience; no experience required; without experience;
    trainee; beginner; career starter; berufseinsteiger; berufseinsteigerin; berufseinstieg; berufsanfänger; einsteiger;
    einstiegsposition; ohne erfahrung; ohne berufserfahrung; keine erfahrung; débutant; débutante; débutants;
    débutant accepté; sans expérience; premier emploi; sin experiencia; principiante; júnior; sem experiência;
    primeiro emprego; senza esperienza; prima esperienza; alle prime armi; startersfunctie; zonder ervaring;
    geen ervaring; instapniveau; bez doświadczenia; początkujący; początkująca; młodszy; młodsza; utan erfarenhet;
    uden erfaring`,
  ],
  [
    ['mid'],
    `mid level; mid; midlevel; middle level; intermediate; intermediate level; confirmé; confirmée; semi senior;
    semisenior; ssr; medior; pleno; plena; regular level`,
  ],
  [['mid', 'senior'], 'mid senior; mid senior level; mid to senior; mid to senior level'],
  [
    ['senior'],
    `senior; seniors; sr; snr; senior level; berufserfahren; berufserfahrene; expérimenté; expérimentée; sênior;
    sénior; con experiencia; starszy; starsza; z doświadczeniem`,
  ],
  [['manager'], 'senior manager; sr manager'],
  [['staff'], 'staff; staff level; senior staff; sr staff'],
  [['principal'], 'senior principal; sr principal; principal; principal level; distinguished'],
  [
    ['lead'],
    `lead; team lead; teamlead; tech lead; technical lead; team leader; lead level; teamleiter; teamleiterin; teamleitung;
    gruppenleiter; gruppenleiterin; schichtleiter; chef d'équipe; cheffe d'équipe; jefe de equipo; jefa de equipo;
    líder de equipo; líder de equipe; líder técnico; teamleider; capo squadra; caposquadra; team leader;
    kierownik zespołu; lider zespołu; teamledare; teamleder`,
  ],
  [
    ['director'],
    `head of; senior director; sr director; director; director of; directors; director level; directeur; directrice; direktor; direktorin; director de;
    directora; directora de; diretor; diretora; diretor de; diretora de; direttore; direttrice; dyrektor; dyrektorka;
    bereichsleiter; bereichsleiterin; bereichsleitung; abteilungsleiter; abteilungsleiterin; abteilungsleitung`,
  ],
  [
    ['vp'],
    'senior vp; senior vice president; vp; vp of; vice president; vice president of; svp; evp; avp',
  ],
  [
    ['executive'],
    `c level; c suite; executive level; managing director; executive director; geschäftsführer; geschäftsführerin;
    geschäftsführung; directeur général; directrice générale; director general; directora general; diretor geral;
    amministratore delegato; algemeen directeur; dyrektor generalny`,
  ],
]);

/** Words that are a level only without the name of a trade beside them: "engineering manager" is a profession. */
export const managers =
  phraseSet(`manager; managers; manager level; people manager; management position; leiter; leiterin;
  führungskraft; führungskräfte; führungsposition; gerente; responsable; responsabile; leidinggevende; gestor;
  kierownik; kierowniczka`);
