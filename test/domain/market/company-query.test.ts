import { describe, expect, it } from '@jest/globals';
import { companyQuery } from '../../../domain/market/company-query.ts';

describe('q of GET /companies (decision 0008)', () => {
  it.each([
    ['Acme', { slug: 'acme', name: 'acme', words: ['acme'] }],
    ['Acme jobs', { slug: 'acme', name: 'acme', words: ['acme'] }],
    ['Acme Inc. Careers!', { slug: 'acme-inc', name: 'acme inc.', words: ['acme', 'inc'] }],
    ['Acme job openings', { slug: 'acme', name: 'acme', words: ['acme'] }],
    ['Acme - jobs', { slug: 'acme', name: 'acme', words: ['acme'] }],
    ['Jobs Acme', { slug: 'jobs-acme', name: 'jobs acme', words: ['jobs', 'acme'] }],
    ['Careers', { slug: 'careers', name: 'careers', words: ['careers'] }],
    ['jobs careers', { slug: 'jobs-careers', name: 'jobs careers', words: ['jobs', 'careers'] }],
    ['nexus.xyz', { slug: 'nexus-xyz', name: 'nexus.xyz', words: ['nexus', 'xyz'] }],
    ['Crème  Brûlée', { slug: 'creme-brulee', name: 'creme brulee', words: ['creme', 'brulee'] }],
  ])('%s', (text, expected) => {
    expect(companyQuery(text)).toMatchObject(expected);
  });

  it('keeps the text as sent, for employers whose name ends in a trailing word', () => {
    expect(companyQuery('Wombat  Recruitment')).toMatchObject({
      name: 'wombat',
      asSent: { slug: 'wombat-recruitment', name: 'wombat recruitment' },
    });
  });
});
