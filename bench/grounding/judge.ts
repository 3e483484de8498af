import { groundLetter } from '../../domain/agent/grounding/ground-letter.ts';
import { groundResume } from '../../domain/agent/grounding/ground-resume.ts';
import type { JsonResume } from '../../domain/resume/json-resume.ts';
import { judgeAnswers } from './judge-answers.ts';
import type { Judged } from './judged.ts';
import { letterLies, trueLetter } from './letter-lies.ts';
import { resumeLies, type Trace } from './resume-lies.ts';
import { factsOf, holds, renumbered, sameLine } from './truth.ts';
import type { World } from './world.ts';

/** All lies that fit this person, each in its own document or answer, and true versions of each. */
export function judgeWorld(world: World): Judged[] {
  const names = (lies: object) => Object.keys(lies);
  return [
    judgeResume(world, null),
    ...names(resumeLies).map((lie) => judgeResume(world, lie)),
    judgeLetter(world, null),
    ...names(letterLies).map((lie) => judgeLetter(world, lie)),
    ...judgeAnswers(world),
  ].filter((judged) => judged !== null);
}

function judgeResume(world: World, lie: string | null): Judged | null {
  const { source } = world;
  const written = reworded(source, world);
  const trace = lie === null ? null : resumeLies[lie]?.(written, world);
  if (trace === undefined) return null;
  const { resume } = groundResume(source, written);
  const known = new Set(factsOf(source));
  const stated = factsOf(written).filter((fact) => known.has(fact));
  const kept = new Set(factsOf(resume));
  const lines = linesOf(written).filter((line) =>
    linesOf(source).some((own) => sameLine(line, own)),
  );
  const lost = [
    ...stated.filter((fact) => !kept.has(fact)),
    ...lines.filter((line) => !linesOf(resume).some((one) => sameLine(line, one))),
  ];
  const through = [
    ...[...kept].filter((fact) => !known.has(fact)),
    ...(source.work ?? [])
      .map(({ name }) => `${name} is missing`)
      .filter((_, at) => !kept.has(factsOf(source)[at] ?? '')),
    ...(tells(resume, source, trace) ? [String(trace)] : []),
  ][0];
  return {
    lie: lie ?? 'no lie (résumé)',
    through: through ?? null,
    stated: stated.length + lines.length,
    lost,
  };
}

function tells(resume: JsonResume, source: JsonResume, trace: Trace): boolean {
  if (trace === null) return false;
  if (trace.startsWith('moved:'))
    return resume.work?.[0]?.highlights?.includes(trace.slice(6)) === true;
  return holds(JSON.stringify(resume), trace) && !holds(JSON.stringify(source), trace);
}

/** A true draft: reordered lines, some numbers in another notation. */
function reworded(source: JsonResume, { random }: World): JsonResume {
  const written = structuredClone(source);
  for (const item of written.work ?? []) {
    const lines = (item.highlights ?? []).map((line) =>
      random.chance(0.5) ? renumbered(line) : line,
    );
    item.highlights = random.chance(0.5) ? lines.reverse() : lines;
    if (random.chance(0.2)) delete item.location;
  }
  if (random.chance(0.5)) written.skills?.forEach(({ keywords }) => keywords?.reverse());
  return written;
}

const linesOf = ({ work = [] }: JsonResume) =>
  work.flatMap(({ name, highlights = [] }) => highlights.map((line) => `${name}: ${line}`));
function judgeLetter(world: World, lie: string | null): Judged | null {
  const told = lie === null ? null : letterLies[lie]?.(world);
  if (told === undefined) return null;
  const sentences = trueLetter(world);
  const texts = sentences.map(({ text }) => text);
  if (told !== null) texts.splice(1 + world.random.below(texts.length - 1), 0, told.text);
  const half = Math.ceil(texts.length / 2);
  const written = `${texts.slice(0, half).join(' ')}\n\n${texts.slice(half).join(' ')}`;
  const names = { jobTitle: world.title, company: world.company };
  const { text } = groundLetter(world.source, written, names);
  const facts = sentences.flatMap((sentence) => sentence.facts);
  const isThrough =
    told !== null &&
    holds(text, told.trace) &&
    !texts.some((one) => one !== told.text && holds(one, told.trace));
  return {
    lie: lie ?? 'no lie (letter)',
    through: isThrough ? told.text : null,
    stated: facts.length,
    lost: facts.filter((fact) => !holds(text, fact)),
  };
}
