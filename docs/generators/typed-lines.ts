import { settleLine } from '../../domain/market/typed-query/findings.ts';
import { understoodAs } from '../../domain/market/typed-query/understood.ts';
import { markdownTable } from './markdown.ts';

/** Lines as people type them, one of each kind that `query` understands. */
const LINES = [
  'data scientist new york',
  'front end developer remote germany',
  'k8s react typescript',
  'Softwareentwickler München ab 60.000 €',
  'infirmière à Lyon temps partiel',
  'senior nurse berlin or hamburg',
  'staff engineer rust',
  'Go developer',
  'sales rep Bay Area 120k+',
  'electrician $50/h Austin, TX',
  'product manager DACH hybrid',
  'accountant this week',
  'german speaking customer support',
  'German teacher',
  'backend at Stripe',
  'cook easy apply',
  'java not senior -lead',
  'nurse no agencies',
  'remote sensing analyst',
  'engineer in Reading',
  'looking for a job as "head of growth"',
];

/** The interpretation of each line, without knowing the open jobs. */
export function typedLines(): string {
  return markdownTable(
    ['Typed', 'Topics', 'Filters', 'Ignored'],
    LINES.map((line) => {
      const typed = settleLine(line, null);
      const { topics, parameters, excluded, ignored } = understoodAs(typed);
      const filters = Object.entries(parameters).map(([name, value]) => `\`${name}=${value}\``);
      const employers = [
        ...typed.constraints.companies.map(({ words }) => `employer ${words.join(' ')}`),
        ...(excluded.length === 0 ? [] : [`no employer with: ${excluded.join(', ')}`]),
      ];
      return [
        `\`${line}\``,
        topics.map(({ said, ways }) => `${said} (${ways.length})`).join('; '),
        [...filters, ...employers].join(' '),
        ignored.join(', '),
      ];
    }),
  );
}
