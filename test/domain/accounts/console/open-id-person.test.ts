import { describe, expect, it } from '@jest/globals';
import { personOf, roleAfter } from '../../../../domain/accounts/console/open-id-person.ts';

const settings = {
  domains: ['example.com'],
  groupsClaim: 'groups',
  groupRoles: [
    { group: 'Hiring', role: 'recruiter' },
    { group: 'IT', role: 'admin' },
    { group: 'All', role: 'viewer' },
  ],
} as const;
const ada = { email: 'Ada@Example.com', email_verified: true };

/** Promise: only a verified address of a listed domain signs in, with the highest role of its groups. */
describe('a person whom a provider vouches for', () => {
  it.each([
    ['no address', {}, 'no_email'],
    ['an address that is none', { ...ada, email: 'ada' }, 'no_email'],
    ['an address that is no text', { ...ada, email: ['ada@example.com'] }, 'no_email'],
    ['no word on verification', { email: ada.email }, 'unverified_email'],
    ['an unverified address', { ...ada, email_verified: false }, 'unverified_email'],
    ['a verification of another kind', { ...ada, email_verified: 1 }, 'unverified_email'],
    ['another domain', { ...ada, email: 'ada@example.org' }, 'other_domain'],
    ['a subdomain', { ...ada, email: 'ada@mail.example.com' }, 'other_domain'],
    ['a domain that ends alike', { ...ada, email: 'ada@notexample.com' }, 'other_domain'],
  ])('is refused with %s', (_what, claims, refusal) => {
    expect(personOf(claims, settings)).toBe(refusal);
  });

  it.each([
    ['no groups', {}, null],
    ['an unknown group', { groups: ['Sales'] }, null],
    ['one group as a text', { groups: 'Hiring' }, 'recruiter'],
    ['several groups', { groups: ['All', 'IT', 'Hiring'] }, 'admin'],
    ['a group of another case', { groups: ['it'] }, null],
    ['groups that are no texts', { groups: [{ name: 'IT' }, 7] }, null],
  ])('has the role of %s', (_what, claims, groupRole) => {
    expect(personOf({ ...ada, ...claims }, settings)).toMatchObject({ groupRole });
  });

  it('may state the verification as a text, and a name', () => {
    const claims = { ...ada, email_verified: 'true', name: ' Ada Okafor ' };
    expect(personOf(claims, settings)).toMatchObject({ name: 'Ada Okafor' });
  });

  it.each([
    ['an owner stays one', 'owner', { groupRole: 'viewer', defaultRole: 'viewer' }, 'owner'],
    ['groups decide', 'admin', { groupRole: 'viewer', defaultRole: null }, 'viewer'],
    ['a member keeps the role', 'admin', { groupRole: null, defaultRole: 'viewer' }, 'admin'],
    ['a new one gets the default', null, { groupRole: null, defaultRole: 'viewer' }, 'viewer'],
    ['a group admits a new one', null, { groupRole: 'admin', defaultRole: null }, 'admin'],
    ['else nobody is new', null, { groupRole: null, defaultRole: null }, null],
  ] as const)('%s', (...[, current, granted, role]) => {
    expect(roleAfter(current, granted)).toBe(role);
  });
});
