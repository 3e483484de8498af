import type { AppContext } from '../../services/context.ts';
import { createCheckLedgers } from './check-ledgers.ts';
import { createCloseStatements } from './close-statements.ts';
import { createSweepMoney } from './sweep-money.ts';
import {
  createChargeCard,
  createCreditTopUp,
  createFailTopUp,
  createFindCard,
  createFindPayment,
} from './top-up.ts';

export type BillingActivities = ReturnType<typeof createBillingActivities>;

/** The activities of the billing area: one line each. */
export function createBillingActivities(ctx: AppContext) {
  return {
    findCard: createFindCard(ctx),
    chargeCard: createChargeCard(ctx),
    findPayment: createFindPayment(ctx),
    creditTopUp: createCreditTopUp(ctx),
    failTopUp: createFailTopUp(ctx),
    sweepMoney: createSweepMoney(ctx),
    closeStatements: createCloseStatements(ctx),
    checkLedgers: createCheckLedgers(ctx),
  };
}
