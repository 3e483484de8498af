import { acceptClaims, type ModelClaim } from '../../domain/agent/draft/accept-claims.ts';
import { formSchema } from '../../domain/hiring/application-form/form.ts';
import { answerLies, sourcesOf, trueAnswers, type Answered } from './answer-lies.ts';
import type { Judged } from './judged.ts';
import { holds } from './truth.ts';
import type { World } from './world.ts';

/**
 * Judges session answers. Each answer stands by itself, so a person's lies are in one draft among true answers. A lie
 * passes when its answer is accepted.
 */
export function judgeAnswers(given: World): Judged[] {
  const all = JSON.stringify(given.source);
  // The subject of a certificate or title belongs to the person.
  const foreignSkills = given.foreignSkills.filter((skill) => !holds(all, skill));
  const world = { ...given, foreignSkills };
  const lies = Object.entries(answerLies).flatMap(([lie, tell]) => {
    const told = tell(world);
    return told === undefined ? [] : [{ lie, told }];
  });
  const truths = trueAnswers(world);
  const asked = [...truths, ...lies.map(({ told }) => told)];
  const form = formSchema.parse(asked.map(fieldOf));
  const accepted = acceptClaims(form, asked.map(claimOf), sourcesOf(world));
  const isTaken = (index: number) => Object.hasOwn(accepted, keyOf(index));
  return [
    {
      lie: 'no lie (answers)',
      through: null,
      stated: truths.reduce((sum, { facts }) => sum + facts.length, 0),
      lost: truths.flatMap(({ facts }, index) => (isTaken(index) ? [] : facts)),
    },
    ...lies.map(({ lie, told }, index) => ({
      lie,
      through: isTaken(truths.length + index) ? `${told.label}: ${String(told.value)}` : null,
      stated: 0,
      lost: [],
    })),
  ];
}

const keyOf = (index: number) => `f${index + 1}`;

function fieldOf({ label, type, options = [] }: Answered, index: number) {
  return {
    ...{ key: keyOf(index), label, type },
    ...(options.length > 0 && {
      options: [...new Set(options)].map((one) => ({ value: one, label: one })),
    }),
  };
}

function claimOf({ value, evidence }: Answered, index: number): ModelClaim {
  return { key: keyOf(index), value, evidence };
}
