/** The result for one document or answer with one lie. */
export interface Judged {
  lie: string;
  /** What passed; null when nothing did. */
  through: string | null;
  /** True facts stated by the model. */
  stated: number;
  lost: string[];
}
