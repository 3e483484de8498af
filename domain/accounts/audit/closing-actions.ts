import { z } from 'zod';
import { defineAction } from './define-action.ts';

const time = z.iso.datetime();
const closing = z.strictObject({ closes_at: time.nullable() });

/** The actions of an account that closes. */
export const closingActions = {
  'account.closing_requested': defineAction({
    summary: 'The closing of the account was asked for.',
    target: 'account',
    before: closing,
    after: closing,
  }),
  'account.reopened': defineAction({
    summary: 'An account that was closing was kept.',
    target: 'account',
    before: closing,
    after: closing,
  }),
  'account.erased': defineAction({
    summary: 'The account was closed, and its data erased.',
    target: 'account',
    before: closing,
    after: z.strictObject({ erased_at: time }),
  }),
};
