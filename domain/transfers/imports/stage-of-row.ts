import type { Stage, StageType } from '../../hiring/pipeline/stages.ts';
import { FIRST_STAGE } from '../../hiring/candidate.ts';
import { plainName } from './guess-columns.ts';

/** Names that other systems give their stages, in plain form, and the type of stage that each stands for. */
const known: readonly (readonly [RegExp, StageType])[] = [
  [/^(?:hired|joined|onboard|eingestellt)/, 'hired'],
  [/^(?:archived?|rejected|disqualified|withdrawn|declined|abgelehnt|not a fit)/, 'archived'],
  [/\boffer\b|^angebot/, 'offer'],
];
const entries =
  /^(?:applied|applicant|new|new lead|new applicant|lead|leads|sourced|inbox|application review|eingegangen|contacted|reached out)$/;
const screens = /screen|assessment|test|challenge|responded/;
const interviews = /interview|onsite|on site|face to face|final|executive/;

/** The status that a cell stands for; undefined for other words. */
export function statusWord(
  text: string,
): 'active' | 'hired' | 'rejected' | 'withdrawn' | undefined {
  const word = plainName(text);
  if (/^(?:active|open|in progress|in process|no|false|live)$/.test(word)) return 'active';
  if (/^hired|^eingestellt/.test(word)) return 'hired';
  if (/^withdrawn/.test(word)) return 'withdrawn';
  return /^(?:rejected|archived|disqualified|declined|yes|true|closed|abgelehnt)/.test(word)
    ? 'rejected'
    : undefined;
}

/** The stage of the pipeline that a cell names, by key or name, or by a usual name of other systems; else undefined. */
export function stageNamed(stages: readonly Stage[], text: string): Stage | undefined {
  const word = plainName(text);
  const exact = stages.find(
    ({ key, name }) => key === text || plainName(key) === word || plainName(name) === word,
  );
  if (exact !== undefined) return exact;
  const type = known.find(([pattern]) => pattern.test(word))?.[1];
  if (type !== undefined) return stages.find((stage) => stage.type === type);
  if (entries.test(word)) return stages.find(({ key }) => key === FIRST_STAGE);
  const active = stages.filter((stage) => stage.type === 'active');
  if (interviews.test(word)) return active.find(isLike(interviews)) ?? active.at(-1);
  return screens.test(word) ? (active.find(isLike(screens)) ?? active[0]) : undefined;
}

function isLike(pattern: RegExp): (stage: Stage) => boolean {
  return ({ key, name }) => pattern.test(plainName(key)) || pattern.test(plainName(name));
}

/** The first stage of the pipeline for a status; the first stage of all when there is none. */
export function stageOfStatus(
  stages: readonly Stage[],
  status: 'active' | 'hired' | 'rejected' | 'withdrawn',
): Stage | undefined {
  if (status === 'active') return stages.find(({ key }) => key === FIRST_STAGE) ?? stages[0];
  const type: StageType = status === 'hired' ? 'hired' : 'archived';
  return stages.find((stage) => stage.type === type);
}
