import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { keywordTerms } from '../../../../domain/market/enrichment/keyword-list.ts';
import { keywords } from '../../../../domain/market/enrichment/keywords.ts';

describe('keywords: skills in their usual spelling, most significant first', () => {
  test.each([
    [
      'spellings become one',
      'postgres, PostgreSQL and k8s with nodejs',
      ['PostgreSQL', 'Kubernetes', 'Node.js'],
    ],
    ['a full stop is not part of a word', 'We use Python. And React.', ['Python', 'React']],
    ['marks inside names', 'C++, C#, .NET and CI/CD', ['C++', 'C#', '.NET', 'CI/CD']],
    ['slashes join two', 'React/Redux', ['React', 'Redux']],
    ['a mark that joins nothing is none', 'C#- .NET/ .. Node.js.', ['C#', '.NET', 'Node.js']],
    ['a dot before a word may be its own', 'ASP.NET or.NET', ['ASP.NET']],
    ['the longest name wins', 'Spring Boot on Google Cloud Platform', ['Spring Boot', 'GCP']],
    [
      'everyday words in a list are names',
      'Experience with Go, Rust or Swift',
      ['Go', 'Rust', 'Swift'],
    ],
    [
      'everyday words in a sentence are not',
      'Go to market, express yourself, excel and rust never sleep. Swift answers.',
      ['Go-to-market'],
    ],
    [
      'names of companies are no tools',
      'Clients such as American Express and partners such as Stripe love Java.',
      ['Java'],
    ],
    [
      'unless they stand among tools',
      'Node.js, Express, Stripe and SQL',
      ['Node.js', 'Express', 'Stripe', 'SQL'],
    ],
    [
      'a longer spelling of an everyday word, in any case',
      'We like golang and expressjs.',
      ['Go', 'Express'],
    ],
    ['bold is no signal', '**Team** Kafka **Kafka** Redis', ['Kafka', 'Redis']],
  ])('%s', (_name, text, found) => {
    expect(keywords('', text)).toEqual(found);
  });

  test('the title comes first, then frequent ones, then early ones', () => {
    expect(
      keywords('Kotlin Developer', 'Docker once. Terraform, Terraform. Linux too. Kotlin'),
    ).toEqual(['Kotlin', 'Terraform', 'Docker', 'Linux']);
  });

  test('the employer is not a skill', () => {
    expect(keywords('Notion Admin', 'At Notion we use Jira, Slack.', 'NOTION')).toEqual(
      keywords('Admin', 'We use Jira, Slack.'),
    );
    expect(keywords('Notion Admin', '', 'Acme')).toEqual(['Notion']);
  });

  test('at most 30, without repeats', () => {
    const every = keywordTerms.map(({ name }) => name).join(', ');
    expect(keywords('', every)).toHaveLength(30);
  });

  test('every spelling of the list has its name', () => {
    const names = new Map<string, string>();
    for (const { name, spellings } of keywordTerms) {
      for (const { written } of spellings) {
        expect([names.get(written.toLowerCase()) ?? name, written]).toEqual([name, written]);
        names.set(written.toLowerCase(), name);
        expect(keywords('', `with ${written}, x`)).toContain(name);
      }
    }
  });

  test('the result has only names of the list, for any text', () => {
    const known = new Set(keywordTerms.map(({ name }) => name));
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        expect(keywords(text, text).every((name) => known.has(name))).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
