/** The result for one document or answer with one lie. */
export interface Judged {
  lie: string;
  /** The statement that passed; null when none did. */
  through: string | null;
  /** True facts stated by the model. */
  stated: number;
  lost: string[];
}
