import type { EmploymentType } from '../../enums.ts';
import type { Reader } from '../meaning.ts';
import { alternativesAt, phraseTable } from './phrases.ts';

/** Phrases that mean an employment type, with the types that the enrichment gives such postings. */
export const employmentPhrases = phraseTable<EmploymentType>([
  [
    'full_time',
    `full time; fulltime; full timer; permanent; perm; permanent position; permanent contract; vollzeit; in vollzeit;
    vollzeitstelle; unbefristet; unbefristete; festanstellung; in festanstellung; temps plein; à temps plein;
    temps complet; cdi; en cdi; tiempo completo; a tiempo completo; jornada completa; contrato indefinido; indefinido;
    voltijds; voltijd; tempo integral; tempo inteiro; a tempo inteiro; efetivo; clt; tempo pieno; a tempo pieno;
    tempo indeterminato; a tempo indeterminato; pełny etat; na pełny etat; pełen etat; cały etat; umowa o pracę;
    heltid; tillsvidareanställning; fuldtid; vast contract; vaste baan`,
  ],
  [
    'part_time',
    `part time; parttime; part timer; teilzeit; in teilzeit; teilzeitstelle; minijob; mini job; 450 euro job;
    520 euro job; 538 euro job; temps partiel; à temps partiel; mi temps; à mi temps; tiempo parcial;
    a tiempo parcial; media jornada; a media jornada; jornada parcial; deeltijds; deeltijd; bijbaan; bijbaantje;
    tempo parcial; a tempo parcial; meio período; meio expediente; tempo parziale; a tempo parziale; mezza giornata;
    pół etatu; na pół etatu; niepełny etat; część etatu; deltid`,
  ],
  [
    'contract',
    `contract; contractor; contract to hire; contract work; contract role; contract position; freelance; freelancer;
    freelancers; freelancing; freiberuflich; freiberufler; freie mitarbeit; fixed term; fixed term contract; 1099; c2c;
    corp to corp; self employed; cdd; en cdd; indépendant; auto entrepreneur; autónomo; autónoma; zzp; zzper;
    freelancista; partita iva; a partita iva; libero professionista; umowa zlecenie; umowa b2b; kontrakt b2b;
    kontrakt; konsultuppdrag`,
  ],
  [
    'temporary',
    `temporary; temp; temp to perm; temp to hire; temp job; temp jobs; temp work; temporary work; seasonal; seasonal job; seasonal work;
    maternity cover; maternity leave cover; interim; intérim; en intérim; befristet; befristete; zeitarbeit;
    saisonarbeit; saisonal; ferienjob; saisonnier; saisonnière; emploi saisonnier; job d'été; trabajo temporal;
    contrato temporal; empleo temporal; tijdelijk; tijdelijke; seizoenswerk; vakantiewerk; uitzendwerk;
    temporário; temporária; trabalho temporário; temporaneo; temporanea; stagionale; tempo determinato;
    a tempo determinato; tymczasowa; tymczasowo; praca tymczasowa; sezonowa; praca sezonowa; praca dorywcza;
    vikariat; säsongsarbete`,
  ],
  [
    'internship',
    `internship; internships; intern; interns; co op; work placement; praktikum; praktika; praktikant; praktikantin;
    pflichtpraktikum; werkstudent; werkstudentin; werkstudenten; werkstudentenjob; working student; stage; stages;
    stagiaire; en stage; prácticas; beca; becario; becaria; becarios; pasante; pasantía; practicante; stageplaats;
    stageplek; stagiair; meewerkstage; afstudeerstage; estágio; estágios; estagiário; estagiária; tirocinio;
    tirocinante; stagista; staż; stażysta; stażystka; praktyki; praktyka; praktykant; praktykantka; apprentice;
    apprentices; apprenticeship; apprenticeships; sommarpraktik; praktikplats`,
  ],
  [
    'volunteer',
    `volunteer; volunteers; volunteering; voluntary work; ehrenamt; ehrenamtlich; freiwilligenarbeit; bénévole;
    bénévoles; bénévolat; voluntario; voluntaria; voluntariado; voluntário; vrijwilliger; vrijwilligers;
    vrijwilligerswerk; volontario; volontariato; wolontariusz; wolontariat`,
  ],
  ['per_diem', 'per diem; prn'],
]);

/** "part time", "full-time or part-time", "Werkstudent". */
export const readEmployment: Reader = (line, at) => {
  const found = alternativesAt(line, at, employmentPhrases);
  if (found === null) return null;
  return {
    size: found.size,
    meaning: { kind: 'employment', types: [...new Set(found.value)] },
  };
};
