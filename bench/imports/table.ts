import { createRandom } from '../../tools/seed/random.ts';

const FIRST = ['Ada', 'Björn', 'Chloé', 'Dag', 'Elif', 'Farid', 'Grete', 'Hanna', 'Ines', 'Jonas'];
const LAST = ['Holm', 'Ortega', 'Nakamura', 'Lindqvist', 'Okafor', 'Schäfer', 'Novák', 'Rossi'];
const TOWNS = ['Bergen', 'Lyon', 'Porto', 'Gdańsk', 'Graz', 'Leeds', 'Turku', 'Ghent'];
const TAGS = ['night shift', 'harbour', 'relocates', 'referred', 'silver medal', 'part time'];
const HEADER =
  'Candidate ID,First Name,Last Name,Email,Phone,Location,Tags,LinkedIn,Notes,Created At';

/** A table of fictional people with the columns of a usual export. The same run gives the same table. */
export function candidateTable(run: string, rows: number): string {
  const random = createRandom(run);
  const lines = Array.from({ length: rows }, (_, index) => {
    const [first, last] = [random.pick(FIRST), random.pick(LAST)];
    const tags = random.sample(TAGS, random.int(0, 3)).join(', ');
    const day = new Date(Date.UTC(2024, 0, 1 + (index % 700))).toISOString().slice(0, 10);
    return [
      ...[`${run}-${index}`, first, last, `${run}-${index}@example.com`],
      ...[`+46701${String(index).padStart(6, '0')}`, random.pick(TOWNS), `"${tags}"`],
      ...[`linkedin.com/in/${run}-${index}`, `"Met at the fair, stand ${index % 90}"`, day],
    ].join(',');
  });
  return [HEADER, ...lines].join('\n');
}
