import type { Language } from './families/notation.ts';

/** How a noun of a role, or an adjective beside it, that ends so becomes feminine and plural. Empty: it does not. */
export interface Ending {
  base: string;
  feminine: string;
  plural: string;
  femininePlural: string;
}

/** `base/feminine/plural/feminine plural`, in lower case. The first that fits a word decides. */
const LISTS: Record<Language, string> = {
  en: 'ing, ics, tion, ance, ment, ity, ss//sses, s, x//xes, ch//ches, sh//shes, woman//women, man//men, ay//ays, ey//eys, oy//oys, y//ies, //s',
  de: `schwester//schwestern, kraft//kräfte, hilfe//hilfen, kaufmann/kauffrau/kaufleute/kauffrauen, fachmann/fachfrau/fachleute/fachfrauen,
    angestellter/angestellte/angestellte/angestellten, beauftragter/beauftragte/beauftragte/beauftragten,
    verantwortlicher/verantwortliche/verantwortliche/verantwortlichen, beamter/beamtin/beamte/beamtinnen,
    ischer/ische/ische/ischen, licher/liche/liche/lichen, ierter/ierte/ierte/ierten,
    mann/frau/männer/frauen, arzt/ärztin/ärzte/ärztinnen, anwalt/anwältin/anwälte/anwältinnen, koch/köchin/köche/köchinnen,
    loge/login/logen/loginnen, goge/gogin/gogen/goginnen, nome/nomin/nomen/nominnen, wirt/wirtin/wirte/wirtinnen,
    ment, er/erin/er/erinnen, eur/eurin/eure/eurinnen, ist/istin/isten/istinnen, ent/entin/enten/entinnen,
    ant/antin/anten/antinnen, or/orin/oren/orinnen, ekt/ektin/ekten/ektinnen, ling//linge, stelle//stellen`,
  fr: `manager//managers, designer//designers, chef/cheffe/chefs/cheffes, ingénieur/ingénieure/ingénieurs/ingénieures,
    professeur/professeure/professeurs/professeures, acheteur/acheteuse/acheteurs/acheteuses, monteur/monteuse/monteurs/monteuses,
    recruteur/recruteuse/recruteurs/recruteuses, steur/steuse/steurs/steuses, teur/trice/teurs/trices,
    eur/euse/eurs/euses, ien/ienne/iens/iennes, ier/ière/iers/ières, ger/gère/gers/gères, ment, ant/ante/ants/antes,
    if/ive/ifs/ives, ent/ente/ents/entes, é/ée/és/ées, cial/ciale/ciaux/ciales, cat/cate/cats/cates, ion, ing, s, x, //s`,
  es: `jefe/jefa/jefes/jefas, dependiente/dependienta/dependientes/dependientas, ista//istas, or/ora/ores/oras, o/a/os/as, ción, ing, dad, ía, a//as, e//es, r//res, l//les, z//ces`,
  nl: `kok//koks, er//ers, aar//aars, eur//eurs, ist//isten, ige//igen, ent//enten, leider//leiders, kundige//kundigen, or//oren`,
  pt: `ista//istas, or/ora/ores/oras, ção, o/a/os/as, ing, ia, a//as, e//es, r//res, ão//ões`,
  it: `ista//isti, tore/trice/tori/trici, iere/iera/ieri/iere, ere/era/eri/ere, ione, ing, cia, o/a/i/e, ica//iche, a//e, e//i`,
  pl: `ista/istka/iści/istki, ysta/ystka/yści/ystki, nauczyciel/nauczycielka/nauczyciele/nauczycielki, or/orka/orzy/orki,
    er/erka/erzy/erki, arz/arka/arze/arki, nik/niczka/nicy/niczki, wca/wczyni/wcy/wczynie, dca/dczyni/dcy/dczynie,
    ant/antka/anci/antki, ent/entka/enci/entki, owy/owa/owi/owe, ny/na/ni/ne, ki/ka, yk//ycy, a//y`,
  sv: 'ska//skor, are, ör//örer',
};

const endings = Object.fromEntries(
  Object.entries(LISTS).map(([language, list]) => [language, list.split(',').map(readEnding)]),
) as Record<Language, Ending[]>;

/** The ending that decides how a word of that language, in lower case, changes; null if it does not. */
export function endingOf(word: string, language: Language): Ending | null {
  return endings[language].find(({ base }) => word.endsWith(base)) ?? null;
}

function readEnding(entry: string): Ending {
  const [base = '', feminine = '', plural = '', femininePlural = ''] = entry.trim().split('/');
  return { base, feminine, plural, femininePlural };
}
