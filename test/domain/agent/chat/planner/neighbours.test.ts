import { describe, expect, it } from '@jest/globals';
import { neighbours } from './neighbours.ts';
import { startChat } from './recorded-account.ts';

/** Promise: a message near a published question is answered as that question is. */
describe.each(['tried', 'held'] as const)('neighbours of the questions (%s)', (half) => {
  it.each(neighbours[half])('%s', (message, tool, args) => {
    expect(startChat().send(message).first).toEqual({ kind: 'call', tool, arguments: args });
  });
});
