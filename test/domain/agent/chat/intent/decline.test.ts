import { describe, expect, it } from '@jest/globals';
import { declineProtected } from '../../../../../domain/agent/chat/intent/decline.ts';
import { plainQuestions, protectedQuestions } from './decline-neighbours.ts';

/** Promise: questions about protected traits of people are declined, and questions about jobs and duties are not. */
describe('declineProtected', () => {
  it.each(['tried', 'held'] as const)('declines every protected question (%s)', (half) => {
    expect(protectedQuestions[half].filter((one) => declineProtected(one) === null)).toEqual([]);
  });

  it.each(['tried', 'held'] as const)('declines none of their neighbours (%s)', (half) => {
    expect(plainQuestions[half].filter((one) => declineProtected(one) !== null)).toEqual([]);
  });

  it('answers German in German, and every other language in English', () => {
    expect(declineProtected('Wie alt sind die Kandidaten?')).toMatch(/^Fragen nach Alter/);
    expect(declineProtected('Quel âge a cette candidate ?')).toMatch(/^I do not answer/);
  });
});
