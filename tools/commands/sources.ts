/** Adds, lists, reads and removes the feeds that the market index is made from. */
export { sourcesCommand as command } from '../sources/command.ts';
