import type { ErrorDetail } from '../../common/errors.ts';
import type { ApplicationField } from './field.ts';

const LOWEST = 0;
const HIGHEST = 10;
/** Ashby's scale. */
const DEFAULT = { min: 1, max: 4 };

type Scaled = Pick<ApplicationField, 'constraints'>;

/** The whole numbers that a score can be, lowest first: those from `min` to `max`, by default 1 to 4. */
export function scaleOf({ constraints }: Scaled): number[] {
  const first = Math.ceil(Math.max(constraints?.min ?? DEFAULT.min, LOWEST));
  const last = Math.floor(Math.min(constraints?.max ?? DEFAULT.max, HIGHEST));
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, step) => first + step);
}

/** The problems of a scale: an end that no score can be, and a scale without a choice. */
export function scaleFaults({ type, constraints }: Scaled & Pick<ApplicationField, 'type'>) {
  if (type !== 'score') return [];
  const ends = (['min', 'max'] as const).flatMap((name): ErrorDetail[] => {
    const end = constraints?.[name] ?? DEFAULT[name];
    const isPossible = Number.isInteger(end) && end >= LOWEST && end <= HIGHEST;
    const message = `must be a whole number from ${LOWEST} to ${HIGHEST} for a score`;
    return isPossible ? [] : [{ path: `constraints.${name}`, message }];
  });
  if (ends.length > 0 || scaleOf({ constraints }).length > 1) return ends;
  return [{ path: 'constraints.max', message: 'must be above min for a score' }];
}
