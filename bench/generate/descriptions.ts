import type { Random } from '../../tools/seed/random.ts';
import { createUrn, type Urn } from './random.ts';

/** Makes long texts: sentences around the words of a title, in paragraphs and lists. */
export interface DescriptionMaker {
  /** HTML of about as many characters as recorded descriptions have. */
  make(random: Random, subject: string): string;
}

const openings =
  'About the team,What you will do,What we look for,Why join us,How we work,Benefits'.split(',');
const subjects =
  'You,Our team,This role,The ideal candidate,Every engineer here,Together we,Our customers,The successful applicant'.split(
    ',',
  );
const verbs =
  'will build,own,improve,work closely with,are responsible for,help to shape,report on,regularly review,design and run,maintain,coach,plan'.split(
    ',',
  );
const objects =
  'reliable services,the hiring plan,complex customer projects,data pipelines and dashboards,our internal tools,cross-functional partners,a growing product area,the quarterly roadmap,quality and safety standards,budgets and forecasts,experiments in production,documentation that people read,incident reviews,relationships with key accounts'.split(
    ',',
  );
const endings =
  'across several time zones,with a small and senior group,from the first idea to production,in a fast-moving market,using modern tools such as TypeScript and PostgreSQL,while keeping a high bar,with real ownership,every single week,so that nobody has to guess,and learn a lot on the way'.split(
    ',',
  );

/** Lengths of descriptions in characters, at every tenth of the distribution; used where none can be measured. */
const usualLengths = [2_900, 4_088, 4_900, 5_500, 6_000, 6_605, 7_200, 7_900, 8_800, 9_993];

export function createDescriptionMaker(measuredLengths: readonly number[]): DescriptionMaker {
  const lengths = measuredLengths.length > 0 ? measuredLengths : usualLengths;
  const length: Urn<number> = createUrn(lengths.map((value) => [value, 1] as const));
  return {
    make(random, subject) {
      const wanted = length.draw(random);
      const parts = [`<p>We are hiring: <strong>${subject}</strong>.</p>`];
      let characters = 0;
      while (characters < wanted) {
        const part = section(random);
        parts.push(part);
        characters += part.length;
      }
      return parts.join('');
    },
  };
}

function section(random: Random): string {
  const title = `<h3>${random.pick(openings)}</h3>`;
  const paragraph = `<p style="min-height:1.5em">${sentences(random, 3)}</p>`;
  const items = Array.from(
    { length: 3 + random.below(4) },
    () => `<li><p style="min-height:1.5em">${sentences(random, 1)}</p></li>`,
  );
  return `${title}${paragraph}<ul style="min-height:1.5em">${items.join('')}</ul>`;
}

function sentences(random: Random, count: number): string {
  return Array.from(
    { length: count },
    () =>
      `${random.pick(subjects)} ${random.pick(verbs)} ${random.pick(objects)} ${random.pick(endings)}.`,
  ).join(' ');
}
