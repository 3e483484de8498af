import { dropReplacedIndexes } from './drop-replaced-indexes.ts';
import { fillInBoardSwitches } from './fill-in-board-switches.ts';
import type { Migration } from './migration.ts';

/** All migrations, in their order. */
export const migrations: readonly Migration[] = [dropReplacedIndexes, fillInBoardSwitches];
