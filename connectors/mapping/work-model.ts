import { foldText } from '../../domain/common/text/fold-text.ts';

/** Words of which a work model without a place is made, as folded text; en, de, fr, es. */
const WORDS = new Set(
  'hybrid hybride hibrido in on at site onsite office inoffice buro bureau oficina multiple several various many flexible location locations place places sites offices mehrere verschiedene standorte plusieurs divers lieux varias varios ubicaciones or and und'.split(
    ' ',
  ),
);

/**
 * Whether a location says only how or that people work in several places: "Hybrid", "In-Office", "Multiple Locations".
 * "Remote" is not one: there is no office that the role belongs to.
 */
export function namesWorkModel(location: string): boolean {
  const words = foldText(location)
    .split(' ')
    .filter((word) => word !== '');
  return words.length > 0 && words.every((word) => WORDS.has(word));
}
