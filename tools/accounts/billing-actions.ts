import { randomUUID } from 'node:crypto';
import { operatorCause } from '../../domain/accounts/audit/audit-entry.ts';
import { isMeter, meters } from '../../domain/accounts/meters.ts';
import { creditReason } from '../../domain/billing/credit.ts';
import {
  setAutoTopUp,
  setMonthlyLimit,
  stopAutoTopUp,
} from '../../services/billing/billing-settings.ts';
import { creditAccount } from '../../services/billing/credit-account.ts';
import { startTopUp } from '../../services/billing/start-top-up.ts';
import type { AppContext } from '../../services/context.ts';
import { setQuota } from '../../storage/accounts/quotas.ts';
import { WrongUse } from '../terminal/run-command.ts';
import { usdText } from '../terminal/usd.ts';
import {
  accountNamed,
  answer,
  chargeableUsd,
  creditUsd,
  someUsd,
  usd,
  type Action,
  type Values,
} from './arguments.ts';
import { wholeNumber } from '../terminal/whole-number.ts';

/** Operator's actions on an account's money and quotas. */
export const billingActions: Record<string, Action> = {
  credit: {
    words: 2,
    options: ['reason'],
    prepare([name, amount], values) {
      const account = accountNamed(name);
      const usdMicros = creditUsd(someUsd(amount, '<usd>'), '<usd>');
      const reason = reasonOf(values['reason']);
      return async (ctx) => {
        const { id } = await account(ctx);
        const { balanceUsdMicros } = await creditAccount(
          ctx,
          { ...byOperator(id), reason },
          usdMicros,
        );
        const line = { id, balance_usd_micros: balanceUsdMicros };
        answer(values, line, `${id} now has ${usdText(balanceUsdMicros)}.`);
      };
    },
  },
  limit: {
    words: 2,
    prepare([name, amount], values) {
      const account = accountNamed(name);
      const limit = amount === 'none' ? null : usd(amount, '<usd>');
      const text = limit === null ? 'has no monthly limit' : `may spend ${usdText(limit)} a month`;
      return async (ctx) => {
        const { id } = await account(ctx);
        await setMonthlyLimit(ctx, byOperator(id), limit);
        answer(values, { id, monthly_limit_usd_micros: limit }, `${id} ${text}.`);
      };
    },
  },
  quota: {
    words: 3,
    prepare([name, meter = '', count], values) {
      const account = accountNamed(name);
      if (!isMeter(meter)) throw new WrongUse(`<meter>: one of ${meters.join(', ')}.`);
      const quota = wholeNumber(count, '<n>', 0);
      return async (ctx) => {
        const { id } = await account(ctx);
        await setQuota(ctx.stores, id, { meter, quota });
        answer(values, { id, meter, quota }, `${id} has ${quota} ${meter} free.`);
      };
    },
  },
  'top-up': {
    words: 2,
    prepare([name, amount], values) {
      const account = accountNamed(name);
      const amountUsdMicros = chargeableUsd(amount, '<usd>');
      return async (ctx) => {
        const { id } = await account(ctx);
        const key = `manual-${randomUUID()}`;
        const topUp = await startTopUp(ctx, { ...byOperator(id), key, amountUsdMicros });
        const outcome = await topUp.result();
        if (outcome.status === 'declined')
          throw new Error(`The card was refused: ${outcome.reason}.`);
        const line = { id, payment_id: outcome.paymentId, amount_usd_micros: amountUsdMicros };
        answer(values, line, `${id} was credited ${usdText(amountUsdMicros)}.`);
      };
    },
  },
  'auto-top-up': {
    words: 2,
    options: ['threshold', 'amount', 'card', 'customer'],
    prepare([name, off], values) {
      const account = accountNamed(name);
      if (off === 'off') return stopToppingUp(account, values);
      if (off !== undefined) throw new WrongUse(`auto-top-up takes off, not ${off}.`);
      const wanted = {
        thresholdUsdMicros: usd(values['threshold'], '--threshold'),
        amountUsdMicros: chargeableUsd(values['amount'], '--amount'),
        card: { customer: textOrNull(values['customer']), paymentMethod: card(values['card']) },
      };
      return async (ctx) => {
        const { id } = await account(ctx);
        const { topUp } = await setAutoTopUp(ctx, byOperator(id), wanted);
        if (topUp !== null) await startTopUp(ctx, { accountId: id, ...topUp });
        const { thresholdUsdMicros: threshold, amountUsdMicros: amount } = wanted;
        const line = { threshold_usd_micros: threshold, amount_usd_micros: amount };
        const text = `${id} is topped up by ${usdText(amount)} below ${usdText(threshold)}.`;
        answer(values, { id, auto_top_up: line }, text);
      };
    },
  },
};

function stopToppingUp(account: ReturnType<typeof accountNamed>, values: Values) {
  return async (ctx: AppContext) => {
    const { id } = await account(ctx);
    await stopAutoTopUp(ctx, byOperator(id));
    answer(values, { id, auto_top_up: null }, `${id} no longer tops up.`);
  };
}

/** The account, and the actor for the audit log. */
function byOperator(accountId: string) {
  return { accountId, cause: operatorCause };
}

function reasonOf(text: unknown): string {
  const { data } = creditReason.safeParse(text);
  if (data === undefined)
    throw new WrongUse('--reason: a line of at most 200 characters is needed.');
  return data;
}

function card(name: unknown): string {
  const text = textOrNull(name);
  if (text === null) throw new WrongUse('--card: the payment method to charge is needed.');
  return text;
}

function textOrNull(text: unknown): string | null {
  return typeof text === 'string' && text !== '' ? text : null;
}
