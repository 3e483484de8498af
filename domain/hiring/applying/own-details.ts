import { foldText } from '../../common/text/fold-text.ts';
import type { FieldType } from '../application-form/field-types.ts';
import type { PublishedField } from '../application-form/form.ts';

/** Details of the applicant that a field may ask for. */
export type OwnDetail = keyof typeof WHOLE_LABELS | keyof typeof LINK_NAMES;

type Asking = Pick<PublishedField, 'key' | 'label' | 'type' | 'section' | 'description'>;

/** Words in a label that do not change its question. */
const FILLERS = wordSet(`
a an and or the of my your what is are who please enter provide state give us optional required applicant applicants
candidate candidates wie lautet bitte angeben ihr ihre ihren dein deine votre vos ton su tu il la el le tuo suo uw je jouw seu sua
`);
/** Labels that ask for one detail and nothing else, without fillers. */
const WHOLE_LABELS = {
  name: labels(`
name, full name, complete name, first and last name, first name and last name, name and surname, name first last,
full name first last, fullname,
vollstandiger name, vor und nachname, vorname und nachname, vorname nachname, nom complet, nom et prenom, prenom et nom,
nombre completo, nombre y apellidos, nome completo, nome e cognome, naam, volledige naam, voor en achternaam, imie i nazwisko, namn`),
  first_name: labels(`
first name, firstname, given name, given names, forename, vorname, prenom, nombre de pila, voornaam, fornamn, imie`),
  last_name: labels(`
last name, lastname, surname, family name, nachname, familienname, nom de famille, apellidos, cognome, achternaam, efternamn, nazwisko`),
  email: labels(`
email, e mail, mail, email address, e mail address, mail address, emailaddress, contact email, contact e mail, personal email,
personal e mail, personal email address, personal e mail address, email id, email adresse, e mail adresse, emailadresse,
mailadresse, adresse email, adresse e mail, adresse mail, adresse electronique, courriel, correo, correo electronico,
direccion de correo, direccion de correo electronico, indirizzo email, indirizzo e mail, posta elettronica, emailadres,
e mailadres, e mail adres, endereco de email, endereco de e mail, e post, epost, e postadress, adres email, adres e mail`),
  phone: labels(`
phone, phone number, phone no, telephone, telephone number, mobile, mobile number, mobile phone, mobile phone number, cell,
cell number, cell phone, cell phone number, cellphone, tel, contact number, contact phone, contact phone number, primary phone,
primary phone number, personal phone number, telefon, telefonnummer, handy, handynummer, mobil, mobilnummer, mobiltelefon,
mobiltelefonnummer, rufnummer, numero de telephone, telephone portable, numero de portable, portable, telefono,
numero de telefono, telefono movil, movil, numero de movil, celular, numero de celular, numero di telefono, cellulare,
numero di cellulare, telefoon, telefoonnummer, mobiel nummer, telefone, numero de telefone, telemovel, numer telefonu`),
  place: labels(`
location, city, town, city town, city state, city country, city state country, location city, location city state,
location city country, current location, current city, current place of residence, place of residence, city of residence,
location of residence, residence, home city, home location, where are you based, where are you located, where do you live,
where are you currently based, where are you currently located, where do you currently live, where do you live currently,
which city do you live in, what city do you live in, in which city do you live, city where you live, city you live in,
ort, wohnort, stadt, aktueller wohnort, aktueller standort, wo wohnen sie, wo leben sie, ville, ville de residence,
lieu de residence, localisation, ou habitez vous, ciudad, ciudad de residencia, lugar de residencia, ubicacion,
ubicacion actual, citta, citta di residenza, luogo di residenza, residenza, woonplaats, stad, cidade, localizacao, miasto, bostadsort`),
  employer: labels(`
current employer, current company, current employer name, current company name, name of current employer, name of current company`),
  title: labels(`
current title, current position, current role, current job title, current position title`),
} as const;

/** Words for personal pages. */
const LINK_NAMES = {
  linkedin: wordSet('linkedin'),
  github: wordSet('github'),
  xing: wordSet('xing'),
  gitlab: wordSet('gitlab'),
  dribbble: wordSet('dribbble'),
  behance: wordSet('behance'),
  website: wordSet('website websites homepage webpage portfolio webseite'),
} as const;

/** Those whose host identifies the kind of page. */
export const networks: ReadonlySet<OwnDetail> = new Set(
  entriesOf(LINK_NAMES).flatMap(([name]) => (name === 'website' ? [] : name)),
);
const LINK_FILLERS = wordSet(`
profile profiles url urls link links page address account personal own to zu zum profil profillink lien vers perfil enlace
profilo online
`);

/** "Linked-In", "web site". */
const TWO_WORDS = /\b(linked|git|web|home)[ -](in|hub|site|page)\b/giu;

const LINK: readonly FieldType[] = ['url', 'text'];
/** Field types that can hold a detail. */
const KINDS: Record<OwnDetail, readonly FieldType[]> = {
  ...{ name: ['text'], first_name: ['text'], last_name: ['text'] },
  ...{ email: ['email'], phone: ['phone'], employer: ['text'], title: ['text'] },
  // No choices: "Location" with the employer's offices asks where the person would work.
  place: ['location', 'text', 'textarea'],
  ...{ linkedin: LINK, github: LINK, xing: LINK, gitlab: LINK, dribbble: LINK, behance: LINK },
  website: LINK,
};

/** Details for which a key is enough. A `location` may be an office, a `website` a work sample. */
const TOLD_BY_KEY: ReadonlySet<OwnDetail> = new Set([
  ...(['name', 'first_name', 'last_name', 'email', 'phone', 'linkedin', 'github', 'xing'] as const),
]);

/** Words of forms for persons other than the applicant, folded. */
const SOMEBODY = [
  /\b(references?|referees?|referr\w+|referrals?|recommend\w*|emergency|next of kin|somebody|someone|anybody|anyone|another)\b/,
  /\b(spouses?|partners?|husbands?|wife|wifes|parents?|guardians?|mothers?|fathers?|friends?|relatives?|colleagues?|co ?workers?)\b/,
  /\b(supervisors?|(?<!hiring )managers?|boss|mentors?|contact person|person (who|whom|you))\b/,
  /\b(notfall\w*|referenz\w*|empfehl\w*|vorgesetzt\w*|ansprechpartner\w*|urgence|recommand\w*|superieur|emergencia|referencias?|jefe|emergenza|referenze|noodgeval|leidinggevende)\b/,
];
/** Words for things other than the applicant's present self: an employer, a school, a birth, a past, a wish. */
const SOMETHING = [
  /\b(employers?|company|companys|companies|organi[sz]ations?|universit\w*|college|school|institution|education|current (job|employment)|last (job|employment))\b/,
  /\b(birth\w*|born|maiden|former\w*|previous\w*|past|prefer\w*|desired|would|wish\w*|alternat\w*|secondary)\b/,
  /\b(arbeitgeber\w*|unternehmen|firma|hochschule|ausbildung|geburts\w*|fruher\w*|bevorzugt\w*|wunsch\w*|employeur|entreprise|naissance|prefere\w*|empresa|empleador|nacimiento|preferid\w*)\b/,
];

/**
 * The detail of the applicant that a field asks for, by its whole label, or by a whole key such as `email`. Null for
 * fields about somebody or something else, and for partial matches: in doubt the person is asked.
 */
export function ownDetail(field: Asking): OwnDetail | null {
  const byLabel = detailOf(field.label);
  const detail = byLabel ?? detailOfKey(field.key);
  if (detail === null || !KINDS[detail].includes(field.type)) return null;
  const { label, section, description } = field;
  if (says(SOMEBODY, [label, section, description])) return null;
  // The label of a job field itself says that it is about an employer.
  if (detail === 'employer' || detail === 'title') return detail;
  const told = [byLabel === null ? label : null, section, detail === 'place' ? description : null];
  return says(SOMETHING, told) ? null : detail;
}

function detailOfKey(key: string): OwnDetail | null {
  const detail = detailOf(key.replaceAll('_', ' '));
  return detail !== null && TOLD_BY_KEY.has(detail) ? detail : null;
}

function says(patterns: readonly RegExp[], texts: readonly (string | null)[]): boolean {
  const words = foldText(texts.filter((text) => text !== null).join(' \n '));
  return patterns.some((pattern) => pattern.test(words));
}

function detailOf(text: string): OwnDetail | null {
  const words = withoutFillers(text.replace(TWO_WORDS, '$1$2'));
  const whole = words.join(' ');
  const found = entriesOf(WHOLE_LABELS).find(([, known]) => known.has(whole))?.[0];
  return found ?? linkOf(words);
}

/** The first page that a text names, if it names nothing else. */
function linkOf(words: readonly string[]): OwnDetail | null {
  const rest = words.filter((word) => !LINK_FILLERS.has(word));
  const named = rest.map((word) => entriesOf(LINK_NAMES).find(([, names]) => names.has(word))?.[0]);
  return named.includes(undefined) ? null : (named[0] ?? null);
}

function withoutFillers(text: string): string[] {
  return foldText(text)
    .split(' ')
    .filter((word) => !FILLERS.has(word));
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/u));
}

function labels(text: string): ReadonlySet<string> {
  return new Set(text.split(',').map((label) => withoutFillers(label).join(' ')));
}

function entriesOf<Name extends string, Value>(record: Record<Name, Value>): [Name, Value][] {
  return Object.entries(record) as [Name, Value][];
}
