/** What became of one document, or answer, with one lie in it. */
export interface Judged {
  lie: string;
  /** What got through; null when nothing did. */
  through: string | null;
  /** True facts that the model stated. */
  stated: number;
  lost: string[];
}
