import { h, type Text } from '../../h.ts';
import { words } from '../words/words.ts';

/** The list that a candidate was opened from, in the address of the page of the candidate. */
export interface WalkedList {
  /** Parameters of the list; `view` is `board` on the board of a role. */
  query: Readonly<Record<string, string>>;
  /** The place in the list, counted from 0. Who takes it, when the candidate leaves the list, is the next. */
  at: number;
}

/** A candidate beside another in a list. */
export interface Neighbour {
  id: string;
  name: Text;
  list: WalkedList;
}

export interface Neighbours {
  /** The page of the list. */
  up: string;
  previous: Neighbour | null;
  next: Neighbour | null;
}

/** The page of a candidate, reached from a list. */
export function candidatePath(id: string, { query, at }: WalkedList): string {
  const from = new URLSearchParams(query).toString();
  return `/console/candidates/${id}?${new URLSearchParams({ from, at: String(at) }).toString()}`;
}

/** Links to the candidates before and after in the list. The keys k and j follow them. */
export function NeighbourLinks({ previous, next }: Neighbours) {
  if (previous === null && next === null) return null;
  return (
    <p class="links">
      {previous && (
        <a rel="prev" href={candidatePath(previous.id, previous.list)}>
          {words.candidates.previous(previous.name)}
        </a>
      )}
      {next && (
        <a rel="next" href={candidatePath(next.id, next.list)}>
          {words.candidates.next(next.name)}
        </a>
      )}
    </p>
  );
}
