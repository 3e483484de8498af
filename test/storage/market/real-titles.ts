import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { OracleJob } from './title-oracle.ts';

const BOARDS = join(__dirname, '../../../../shared/data/ashby-boards');

const RANKS = [
  '',
  'Senior',
  'Sr.',
  'Lead',
  'Principal',
  'Staff',
  'VP of',
  'Vice President,',
  'Head of',
  'Chief',
];
const FIELDS = [
  'Software',
  'C++',
  'C# / .NET',
  'Node.js',
  'R&D',
  'Développement',
  'U.S. Sales',
  'AI/ML',
  'Java',
  'JavaScript',
];
const ROLES = [
  'Engineer',
  'Engineering Manager',
  'Entwickler:in (m/w/d)',
  'Nurse - Night Shift',
  'Officer (CTO)',
];

/** Every title of the recorded boards; without them, about a hundred fictional ones that cover every rule. */
export function realTitles(): OracleJob[] {
  if (!existsSync(BOARDS)) {
    process.stderr.write(
      'NO RECORDED BOARDS beside the project: the oracle runs over titles of our own.\n',
    );
    return RANKS.flatMap((rank) =>
      FIELDS.flatMap((field) =>
        ROLES.map((role) => ({
          title: `${rank} ${field} ${role}`.trim(),
          company: `${field} House`,
        })),
      ),
    );
  }
  return readdirSync(BOARDS).flatMap((file) => {
    const board = JSON.parse(gunzipSync(readFileSync(join(BOARDS, file))).toString()) as {
      jobs: { title: string }[];
    };
    const company = decodeURIComponent(file.replace('.json.gz', ''));
    return board.jobs.map(({ title }) => ({ title, company }));
  });
}
