import { randomUUID } from 'node:crypto';
import { operatorCause } from '../../domain/platform/audit/audit-entry.ts';
import { isMeter, meters } from '../../domain/platform/meters.ts';
import {
  setAutoTopUp,
  setMonthlyLimit,
  stopAutoTopUp,
} from '../../services/platform/billing/billing-settings.ts';
import { creditAccount } from '../../services/platform/billing/credit-account.ts';
import { startTopUp } from '../../services/platform/billing/start-top-up.ts';
import { setQuota } from '../../storage/platform/quotas.ts';
import { WrongUse } from '../terminal/run-command.ts';
import { accountNamed, answer, chargeableUsd, usd, wholeNumber, type Action } from './arguments.ts';

/** What an operator does about an account's money and quotas. */
export const billingActions: Record<string, Action> = {
  credit: {
    words: 2,
    async run(ctx, [name, amount], values) {
      const usdMicros = usd(amount, '<usd>');
      const { id } = await accountNamed(ctx, name);
      const { balanceUsdMicros } = await creditAccount(ctx, byOperator(id), usdMicros);
      const line = { id, balance_usd_micros: balanceUsdMicros };
      answer(values, line, `${id} now has ${balanceUsdMicros} micro-USD.`);
    },
  },
  limit: {
    words: 2,
    async run(ctx, [name, amount], values) {
      const limit = amount === 'none' ? null : usd(amount, '<usd>');
      const { id } = await accountNamed(ctx, name);
      await setMonthlyLimit(ctx, byOperator(id), limit);
      const text = limit === null ? 'has no monthly limit' : `may spend ${limit} micro-USD a month`;
      answer(values, { id, monthly_limit_usd_micros: limit }, `${id} ${text}.`);
    },
  },
  quota: {
    words: 3,
    async run(ctx, [name, meter = '', count], values) {
      if (!isMeter(meter)) throw new WrongUse(`<meter>: one of ${meters.join(', ')}.`);
      const quota = wholeNumber(count, '<n>', 0);
      const { id } = await accountNamed(ctx, name);
      await setQuota(ctx.stores, id, { meter, quota });
      answer(values, { id, meter, quota }, `${id} has ${quota} ${meter} free.`);
    },
  },
  'top-up': {
    words: 2,
    async run(ctx, [name, amount], values) {
      const amountUsdMicros = chargeableUsd(amount, '<usd>');
      const { id } = await accountNamed(ctx, name);
      const key = `manual-${randomUUID()}`;
      const topUp = await startTopUp(ctx, { ...byOperator(id), key, amountUsdMicros });
      const outcome = await topUp.result();
      if (outcome.status === 'declined')
        throw new Error(`The card was refused: ${outcome.reason}.`);
      const line = { id, payment_id: outcome.paymentId, amount_usd_micros: amountUsdMicros };
      answer(values, line, `${id} was credited ${amountUsdMicros} micro-USD.`);
    },
  },
  'auto-top-up': {
    words: 2,
    async run(ctx, [name, off], values) {
      if (off === 'off') {
        const { id } = await accountNamed(ctx, name);
        await stopAutoTopUp(ctx, byOperator(id));
        return answer(values, { id, auto_top_up: null }, `${id} tops up no more.`);
      }
      if (off !== undefined) throw new WrongUse(`auto-top-up takes off, not ${off}.`);
      const wanted = {
        thresholdUsdMicros: usd(values['threshold'], '--threshold'),
        amountUsdMicros: chargeableUsd(values['amount'], '--amount'),
        card: { customer: textOrNull(values['customer']), paymentMethod: card(values['card']) },
      };
      const { id } = await accountNamed(ctx, name);
      const { topUp } = await setAutoTopUp(ctx, byOperator(id), wanted);
      if (topUp !== null) await startTopUp(ctx, { accountId: id, ...topUp });
      const { thresholdUsdMicros: threshold, amountUsdMicros: amount } = wanted;
      const line = { threshold_usd_micros: threshold, amount_usd_micros: amount };
      const text = `${id} is topped up by ${amount} micro-USD below ${threshold}.`;
      return answer(values, { id, auto_top_up: line }, text);
    },
  },
};

/** Whose money it is, and who the audit log says is behind the change. */
function byOperator(accountId: string) {
  return { accountId, cause: operatorCause };
}

function card(name: unknown): string {
  const text = textOrNull(name);
  if (text === null) throw new WrongUse('--card: the payment method to charge is needed.');
  return text;
}

function textOrNull(text: unknown): string | null {
  return typeof text === 'string' && text !== '' ? text : null;
}
