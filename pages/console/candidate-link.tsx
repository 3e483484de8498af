import { h, type Text } from '../h.ts';
import { words } from './words/words.ts';

/** Names of candidates by id. */
export type Names = ReadonlyMap<string, Text>;

/** A candidate by name, as a link to their page; a dash without one. */
export function CandidateLink({ id, names }: { id: string | null; names: Names }) {
  if (id === null) return <span>–</span>;
  return <a href={`/console/candidates/${id}`}>{names.get(id) ?? words.candidates.nameless}</a>;
}
