/** JSON-LD as any consumer reads it. */
export type Markup = Record<string, unknown>;

const employmentTypes = new Set([
  ...['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY'],
  ...['INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER'],
]);
const units = new Set(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']);

/**
 * The violations of Google's rules for JobPosting in a markup, one sentence each;
 * empty when there are none. Written independently of the code that creates the markup.
 */
export function markupFaults(markup: Markup, nowMs: number): string[] {
  return [
    ...required(markup),
    ...times(markup, nowMs),
    ...places(markup),
    ...pay(markup),
    ...empties(markup, ''),
    ...kinds(markup),
  ];
}

function kinds({ employmentType, directApply }: Markup): string[] {
  const faults: string[] = [];
  if (employmentType !== undefined && !employmentTypes.has(text(employmentType))) {
    faults.push('employmentType is none of the known ones');
  }
  if (typeof (directApply ?? true) !== 'boolean') faults.push('directApply is no boolean');
  return faults;
}

function required(markup: Markup): string[] {
  const faults: string[] = [];
  if (markup['@type'] !== 'JobPosting') faults.push('@type is not JobPosting');
  if (!/^https?:\/\/schema\.org\/?$/.test(text(markup['@context']))) faults.push('@context');
  for (const name of ['title', 'description', 'datePosted']) {
    if (typeof markup[name] !== 'string' || markup[name].trim() === '')
      faults.push(`${name} is missing`);
  }
  const organization = record(markup['hiringOrganization']);
  if (organization['@type'] !== 'Organization' || !organization['name']) {
    faults.push('hiringOrganization needs @type and name');
  }
  return faults;
}

function times(markup: Markup, nowMs: number): string[] {
  const iso = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d))?$/;
  const faults = ['datePosted', 'validThrough'].flatMap((name) =>
    markup[name] === undefined || iso.test(text(markup[name])) ? [] : [`${name} is not ISO 8601`],
  );
  const end = markup['validThrough'];
  if (end !== undefined && Date.parse(text(end)) <= nowMs) faults.push('validThrough is past');
  return faults;
}

function places(markup: Markup): string[] {
  const locations = list(markup['jobLocation']).map(record);
  const applicants = list(markup['applicantLocationRequirements']).map(record);
  const remote = markup['jobLocationType'];
  const faults: string[] = [];
  if (remote !== undefined && remote !== 'TELECOMMUTE') faults.push('jobLocationType');
  if (locations.length === 0 && (remote === undefined || applicants.length === 0)) {
    faults.push('jobLocation is missing');
  }
  return [...faults, ...locations.flatMap(placeFaults), ...applicants.flatMap(areaFaults)];
}

function placeFaults(place: Markup): string[] {
  const address = record(place['address']);
  const typed = place['@type'] === 'Place' && address['@type'] === 'PostalAddress';
  return [
    ...(typed ? [] : ['Place with a PostalAddress']),
    ...(address['addressCountry'] ? [] : ['addressCountry is missing']),
  ];
}

function areaFaults({ '@type': type, name }: Markup): string[] {
  return (type === 'Country' || type === 'State') && name ? [] : ['Country or State with a name'];
}

function pay(markup: Markup): string[] {
  if (markup['baseSalary'] === undefined) return [];
  const base = record(markup['baseSalary']);
  const value = record(base['value']);
  const faults: string[] = [];
  if (base['@type'] !== 'MonetaryAmount') faults.push('baseSalary @type');
  if (!/^[A-Z]{3}$/.test(text(base['currency']))) faults.push('baseSalary currency');
  if (value['@type'] !== 'QuantitativeValue') faults.push('baseSalary value @type');
  if (!units.has(text(value['unitText']))) faults.push('unitText');
  const one = typeof value['value'] === 'number';
  const range = typeof value['minValue'] === 'number' && typeof value['maxValue'] === 'number';
  if (one === range) faults.push('either value, or minValue and maxValue');
  return faults;
}

/** Optional members are omitted, never null or empty. */
function empties(value: unknown, path: string): string[] {
  if (value === null || value === '') return [`${path} is empty`];
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, member]) =>
    empties(member, path === '' ? name : `${path}.${name}`),
  );
}

function list(value: unknown): unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

function record(value: unknown): Markup {
  return typeof value === 'object' && value !== null ? (value as Markup) : {};
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
