import { invalidRequest } from '../common/errors.ts';
import type { Group } from './scope.ts';

/** Most cells of a report, so that its memory and its answer stay bounded. */
const MOST_CELLS = 10_000;

/** The sums of a report by group and by a key within it. */
export class Cells<Sum> {
  readonly #make: () => Sum;
  readonly #groups = new Map<string | null, { group: Group; sums: Map<string | null, Sum> }>();
  #count = 0;

  constructor(make: () => Sum) {
    this.#make = make;
  }

  /** The sum of a cell. @throws AppError `invalid_request` when there are too many. */
  at(group: Group, key: string | null = null): Sum {
    const { sums } = this.#groupAt(group);
    const known = sums.get(key);
    if (known !== undefined) return known;
    this.#count += 1;
    if (this.#count > MOST_CELLS) {
      throw invalidRequest('from', `selects more than ${MOST_CELLS} rows: narrow the filters`);
    }
    const sum = this.#make();
    sums.set(key, sum);
    return sum;
  }

  #groupAt(group: Group) {
    const known = this.#groups.get(group.group);
    if (known !== undefined) return known;
    const made = { group, sums: new Map<string | null, Sum>() };
    this.#groups.set(group.group, made);
    return made;
  }

  /** The groups by name, those without one last. */
  get groups(): Group[] {
    return [...this.#groups.values()].map(({ group }) => group).sort(byName);
  }

  /** The cells of a group. */
  of({ group }: Group): ReadonlyMap<string | null, Sum> {
    return this.#groups.get(group)?.sums ?? new Map<string | null, Sum>();
  }
}

function byName({ group_name: a, group: x }: Group, { group_name: b, group: y }: Group): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return compare(a, b) || compare(x ?? '', y ?? '');
}

export function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
