/** One row of a generated board in the format of Ashby's feed. */
export interface GeneratedRow {
  id: string;
  title: string;
  [member: string]: unknown;
}

const roles = ['Kiln Operator', 'Glaze Chemist', 'Clay Engineer', 'Tile Designer', 'Yard Driver'];
const cities = [
  ['Lyon', 'France'],
  ['Porto', 'Portugal'],
  ['Leeds', 'United Kingdom'],
  ['Osaka', 'Japan'],
];
const sentences = [
  'You keep the kilns warm through the night and the log without gaps.',
  'Bring a steady hand, a driving licence and some years around porcelain.',
  'We share the lunch table, the tools and what we learn from broken tiles.',
  'The team plans its own shifts and nobody works two nights in a row.',
];

/** A fictional board. The same name and size give the same rows. */
export function generatedBoard(name: string, size: number): GeneratedRow[] {
  return Array.from({ length: size }, (_, index) => generatedRow(name, index));
}

function generatedRow(name: string, index: number): GeneratedRow {
  const [city = '', country = ''] = cities[index % cities.length] ?? [];
  const title = `${roles[index % roles.length]} ${index}`;
  const body = Array.from(
    { length: 12 },
    (_, at) => `<p>${sentences[(index + at) % sentences.length]}</p>`,
  );
  return {
    id: `${name}-${index}`,
    title,
    department: 'Works',
    employmentType: 'FullTime',
    location: `${city}, ${country}`,
    secondaryLocations: [],
    isListed: true,
    isRemote: false,
    publishedAt: '2026-05-04T08:00:00.000+00:00',
    address: { postalAddress: { addressLocality: city, addressCountry: country } },
    jobUrl: `https://jobs.example.com/${name}/${index}`,
    applyUrl: `https://jobs.example.com/${name}/${index}/application`,
    descriptionHtml: `<h3>${title}</h3>${body.join('')}`,
  };
}
