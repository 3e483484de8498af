import type { Stores } from '../stores.ts';

/**
 * A change of stored data that a release needs. Both the old and the new release work before, during and after it, so
 * that processes of both can run at once.
 */
export interface Migration {
  /** Consecutive from 1. A number is never used again. */
  number: number;
  /** In messages to operators: `fill in the switches of boards`. */
  title: string;
  /** Whether api and worker run it when they start: it takes seconds at any size. */
  runsAtStart: boolean;
  /** How many documents or indexes are still to be changed. */
  countLeft(stores: Stores): Promise<number>;
  /** Changes some of them and returns how many; 0 when none is left. A killed process loses nothing by it. */
  changeSome(stores: Stores): Promise<number>;
}
