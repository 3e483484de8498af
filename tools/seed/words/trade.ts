/** The trades that the seed's employers hire for. */
export type TradeId =
  | 'software'
  | 'infrastructure'
  | 'data'
  | 'machineLearning'
  | 'security'
  | 'product'
  | 'design'
  | 'mechanical'
  | 'research'
  | 'sales'
  | 'marketing'
  | 'support'
  | 'finance'
  | 'people'
  | 'legal'
  | 'operations'
  | 'logistics'
  | 'nursing'
  | 'teaching'
  | 'hospitality';

/**
 * A trade in English words. Slots: `{product}` and `{users}` of the employer's industry, `{tool}` and `{other}`
 * of the trade, `{company}`, `{city}`.
 */
export interface Trade {
  department: string;
  /** As in "Head of Engineering". */
  field: string;
  /** The officer at the top of it, where there is one. */
  chief: string | null;
  /** Middle of the pay of somebody with some years behind them, in the United States. */
  annualUsd: number;
  /** Paid by the hour where that is usual. */
  isHourly: boolean;
  /** Has a ladder for people who do not manage: staff, principal. */
  isTechnical: boolean;
  titles: readonly string[];
  tools: readonly string[];
  tasks: readonly string[];
  needs: readonly string[];
  extras: readonly string[];
}
