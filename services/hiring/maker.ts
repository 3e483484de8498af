/** For whom something is made. */
export interface Maker {
  accountId: string;
  /** A repetition of this run is answered what the first has made; null when nothing names it. */
  run: string | null;
}
