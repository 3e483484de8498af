import { titleEndings, titleWords } from '../../../resume/vocabulary/title-words.ts';
import { keywordTerms } from '../../enrichment/keyword-list.ts';
import { foldCase } from '../../../common/text/fold-case.ts';

/** Fields of work, folded, that follow "in" and are no places. */
const FIELDS = new Set(
  `marketing finance sales healthcare health care nursing education teaching engineering software it tech technology hr pr qa
  ux ui ai ml legal law retail hospitality logistics construction manufacturing insurance banking consulting design media
  advertising accounting audit tax research science biology chemistry physics mathematics statistics data analytics security
  cybersecurity cloud gaming games music film fashion food sports fitness travel tourism aviation automotive aerospace energy
  oil gas mining agriculture pharma pharmaceuticals biotech medicine psychology psychiatry pediatrics oncology radiology
  surgery dentistry government politics policy nonprofit procurement purchasing operations production warehouse transport
  recruiting recruitment communications journalism publishing writing editing translation psychotherapy ecommerce fintech
  crypto blockchain robotics startup startups business management administration strategy product project customer service
  support real estate property architecture planning training coaching hospital hospitals school schools jobs job work
  vertrieb pflege verwaltung gastronomie bildung handel einkauf verkauf buchhaltung personal personalwesen steuern recht
  produktion lager logistik bau handwerk forschung entwicklung medizin industrie bank versicherung elternzeit teilzeit
  vollzeit nachtschicht wechselschicht festanstellung ausbildung gesundheit soziales
  vente ventes santé sante enseignement restauration batiment achats comptabilite droit informatique logistique
  ventas salud educacion hosteleria construccion compras contabilidad derecho informatica logistica turismo
  verkoop zorg onderwijs horeca bouw inkoop techniek techniek vendas saude educacao direito logistica
  vendite sanita istruzione ristorazione edilizia acquisti contabilita diritto sprzedaz zdrowie edukacja budowa
  finanse prawo ksiegowosc logistyka hospital clinic team`.split(/\s+/),
);
/** Endings of words for roles and fields. */
const ENDINGS = [
  ...titleEndings,
  ...`ing ment tion sion ics ogy ity ness care ware schicht ung heit keit industrie wesen bereich branche zeit arbeit pflege
  dienst wirtschaft amt recht technik handel medizin bildung istik eur euse iste ist ista ismus ismo acion zione zacja
  stvo ctwo arka arz`.split(/\s+/),
];
const SKILLS = new Set(keywordTerms.map(({ name }) => foldCase(name)));

/** Whether a word looks like a role, a field of work or a skill. `word` is folded. */
export function looksLikeTopic(word: string): boolean {
  if (titleWords.has(word) || FIELDS.has(word) || SKILLS.has(word)) return true;
  const singular = word.endsWith('s') ? word.slice(0, -1) : word;
  if (titleWords.has(singular)) return true;
  return (
    word.length >= 6 &&
    ENDINGS.some((ending) => word.endsWith(ending) && word.length > ending.length + 2)
  );
}
