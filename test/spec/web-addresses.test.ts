import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import { routes } from '../../api/routes.ts';
import { valueJudges } from '../../domain/hiring/application-form/value-answers.ts';
import { schemaMembers } from '../support/schema-members.ts';

const URL_NAME = /(?:^|_)(?:url|uri|href|website|links?|image|logo|avatar|picture)$/i;

const members = routes.flatMap(({ declaration: { name, query, body } }) =>
  [query, body]
    .filter((schema) => schema !== undefined)
    .flatMap((schema) => schemaMembers(schema))
    .filter(({ path }) => URL_NAME.test(path.at(-1) ?? ''))
    .map(({ path, schema }) => ({ member: `${name} ${path.join('.')}`, schema })),
);

const answer = z.string().transform((text, { issues }) => {
  const verdict = valueJudges.url(text, {} as never);
  if ('value' in verdict) return verdict.value;
  issues.push({ code: 'custom', message: verdict.fault, input: text });
  return z.NEVER;
});

/** Promise: a URL from a caller is stored as `new URL` serialises it, or refused. */
describe.each([...members, { member: 'an answer to a question for a URL', schema: answer }])(
  '$member',
  ({ schema }) => {
    it.each([
      ['credentials', 'https://mara:secret@example.com/'],
      ['a name before the host', 'https://example.com@evil.example/'],
      ['a script', 'javascript:alert(1)'],
      ['a script in capitals with a tab', 'java\tSCRIPT://example.com/%0aalert(1)'],
      ['data', 'data:text/html,<script>alert(1)</script>'],
      ['a file', 'file:///etc/passwd'],
      ['another protocol', 'ftp://example.com/'],
      ['no protocol', '//example.com/'],
      ['no URL', 'not a url'],
      ['no host', 'https://'],
      ['too much of it', `https://example.com/${'x'.repeat(5_000)}`],
      ['what is too much only as it is kept', `https://example.com/${'ä'.repeat(1_000)}`],
    ])('refuses %s', (_what, given) => {
      expect(schema.safeParse(given).success).toBe(false);
    });

    it.each([
      ['https://example.com/"><script>alert(1)</script>'],
      ['HTTPS://Bücher.Example:443/a/../b?q="x"#<y>'],
      ['http://example.com'],
      ['https://0x7f.1/'],
    ])('stores %s as new URL serialises it', (given) => {
      expect(schema.safeParse(given).data).toBe(new URL(given).href);
    });

    it('never stores anything else', () => {
      const hosts = fc.constantFrom('example.com', 'ok.example\\@evil.example', 'ok.example\t');
      const given = fc.oneof(
        fc.webUrl({ withQueryParameters: true, withFragments: true }),
        fc.tuple(hosts, fc.string({ unit: 'binary' })).map((parts) => `https://${parts.join('/')}`),
      );
      fc.assert(
        fc.property(given, (text) => {
          const { data } = schema.safeParse(text);
          if (data === undefined) return;
          // White space around a member is not part of it.
          const url = new URL(text.trim());
          expect([data, url.username, url.password]).toEqual([url.href, '', '']);
        }),
      );
    });
  },
);

describe('the members that are URLs', () => {
  it('are found in every schema with a URL', () => {
    expect(members.map(({ member }) => member)).toEqual(
      expect.arrayContaining([
        'createOrganization logo_url',
        'createOrganization social_links',
        'updateOrganization website',
        'updateAccount links',
        'createCandidate links',
        'updateCandidate links',
        'createWebhook url',
        'updateWebhook url',
        'putAccountResume resume.basics.image',
        'putAccountResume resume.basics.profiles.url',
        'putAccountResume resume.work.url',
      ]),
    );
  });
});
