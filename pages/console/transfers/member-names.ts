import type { Text } from '../../h.ts';
import { words } from '../words/words.ts';

const names: Readonly<Record<string, Text>> = words.imports.members;

/** The members that a column may be read as, by name. */
export function memberChoices(members: readonly string[]): { value: string; text: Text }[] {
  return members.map((value) => ({ value, text: names[value] ?? value }));
}
