import { wordCities } from '../../../places/gazetteer/place-words.ts';
import { phraseSet } from './phrases.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Cities of `wordCities` whose names stand in the names of employers, but are no everyday words. */
const OWN_NAMES = set(
  `cambridge cornwall oshawa victoria lincoln jackson madison franklin marion clinton arlington columbia plano nancy
  bergen georgetown aurora concord corona tours cork`,
);
/** Names of places that are everyday words. They are places after "in" or beside their country or division. */
const EVERYDAY = set(
  `reading nice mobile split bath orange essen most deal hull halle bar van sale gap lens date save dig humble holiday
  greenfield peer oral sur normal fleet superior para una retreat sake golden pop punch plunge hail como green spring
  paramount bend alliance marks sparks hook bear prosper lend vite sunset vista drama ans converse delta police paradise
  sana pen rota turbo hue reservoir tame tank carrefour indie racine acre hurricane midway largo eagle summit reunion
  shaping come manage than along pace goes buy hit opportunity mission federal mentor rugby hof halle
  wells jersey
  central western eastern northern southern north south east west nord est ouest sud norte centro oriental capital centre
  center centrum region delta plateau rivers bay island islands lucky soda`,
);
/** Words of jobs that are also names of towns. They are never places alone. */
const NEVER = set(
  `university enterprise industry commerce data same best union independence surprise hope temple march male of man
  batman metro sales sale marketing design java go product media legal nurse chef cook care law energy finance health
  senior junior lead staff remote part can auch der die das la le el un wer can much than project program public
  service services security support system systems test web mall market square place plaza park`,
);

/** How a name of one word is also used. */
export function isEveryday(name: string): boolean {
  return EVERYDAY.has(name) || (wordCities.has(name) && !OWN_NAMES.has(name));
}

export function isNeverPlace(name: string): boolean {
  return NEVER.has(name);
}

/** Everyday words of German, whose names are places at the end of a line when capitalised: "Kellner Essen". */
export const nounsInGerman = set('essen halle hull hof jersey');

/** Places whose names people have: "Paris Hilton", "Jordan Peterson". */
export const givenNames = set(
  `paris austin jordan florence sydney charlotte madison savannah victoria jackson lincoln houston dallas chelsea brooklyn
  georgia virginia carolina israel chad kingston orlando santiago diego milan lima troy tyler
  logan india asia dakota cheyenne phoenix raleigh denver boston kent devon chester lancaster preston carlisle bristol
  bradford wells nancy lorraine adelaide alexandria geneva vienna verona catania regina eugene francisco jose juan
  aurora marion clinton franklin arlington columbia sofia roma salem eden kenya holland ireland
  cleveland jersey camden aberdeen stirling perth lourdes valencia valentina cordoba leon valladolid mercedes
  montgomery irving garland lubbock abilene cairo dublin nevada montana tennessee memphis caroline`,
);

/** Codes and short names that are places in any case. */
export const plainNames = set('uk usa uae nyc eu ksa u.s u.s. u.s.a u.s.a. u.k u.k. ulm');
/** Codes and short names that are places in capitals only. */
export const capitalNames = set(
  `US EU SF SFO LA DC D.C. D.C NZ SLC ATL DFW KL BGC CDMX CABA HCMC PDX GTA HK NY NJ TX FL CA OH AZ NC MN WI TN KY NV UT WA
  MI KS NH CT IL`,
);
/** Codes that mean something else to `resolvePlaceQuery`, or nothing. */
export const spelledCodes: Readonly<Record<string, string>> = {
  SF: 'San Francisco',
  SFO: 'San Francisco',
  LA: 'Los Angeles',
  DC: 'Washington, D.C.',
  NY: 'New York City',
  CA: 'California',
  KL: 'Kuala Lumpur',
  ATL: 'Atlanta',
  DFW: 'Dallas, TX',
  PDX: 'Portland, OR',
  GTA: 'Toronto, Canada',
  IL: 'Illinois',
  NC: 'North Carolina',
  AZ: 'Arizona',
  KY: 'Kentucky',
  MI: 'Michigan',
  MN: 'Minnesota',
  TN: 'Tennessee',
  CT: 'Connecticut',
};
/** "contact us", "join us": a pronoun. */
export const beforePronoun = set('join contact with for about at help let tell to call');
/** Codes of divisions and countries that are words. In small letters they are none. */
export const wordCodes = set('or in me hi la de al is it no so as at be by do my to us am an');

/** Before a place. After these even everyday words and small towns are places. */
export const placePrepositions =
  phraseSet(`in; near; around; close to; based in; located in; nearby; within; in and around;
  in der nähe von; nahe; bei; rund um; um; im raum; raum; à; près de; autour de; proche de; aux environs de; en; cerca de;
  alrededor de; te; nabij; rondom; omgeving; in de buurt van; regio; em; perto de; a; vicino a; ad; dalle parti di; w; we;
  blisko; koło; w pobliżu; okolice; i; nära; nær; from; aus; out of; area of; greater`);
/** Of the prepositions, those before which an unknown name is a place too. */
export const certainPrepositions =
  phraseSet(`in; near; around; close to; based in; located in; in der nähe von; nahe;
  rund um; im raum; raum; près de; autour de; proche de; cerca de; alrededor de; nabij; rondom; omgeving;
  in de buurt van; perto de; vicino a; blisko; koło; w pobliżu; okolice; nära`);
/** Behind a place, and a part of its description. */
export const areaWords = phraseSet(
  'area; metro area; metropolitan area; city center; und umgebung; umgebung; et environs; y alrededores; e dintorni; i okolice; en omgeving; based',
);

/** Endings of names of towns, for names that the data does not have. */
export const townEndings =
  'dorf stadt heim hausen kirchen bach burg furt ville bury shire borough wick wijk dam hoven veen ingen court weiler hofen rode leben walde münde munde kirch tal owice owo ice'.split(
    ' ',
  );
