import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import { actorSchema } from '../../../domain/common/actor.ts';
import {
  emptyMembers,
  erasePersonal,
  notPersonal,
  personal,
} from '../../../domain/common/personal.ts';
import { candidateSchema, type Candidate } from '../../../domain/hiring/candidate.ts';
import { eventRegistry } from '../../../domain/webhooks/events/registry.ts';
import { holdsPlanted, plantedValues } from '../../support/planted-values.ts';

/** Promise: personal data is erased by its mark in the schema, and every free text has a mark. */
function erasesEverything(schema: z.ZodObject): void {
  fc.assert(
    fc.property(plantedValues(schema), (value) => {
      const left = erasePersonal(schema, value);
      expect(schema.strict().parse(left)).toEqual(left);
      expect(holdsPlanted(left)).toBe(false);
    }),
  );
}

describe('the schemas of events', () => {
  it.each(Object.entries(eventRegistry))('%s: no personal data is left', (_kind, { data }) => {
    erasesEverything(data);
  });
});

describe('the schema of candidates', () => {
  it('has no personal data left', () => {
    fc.assert(
      fc.property(plantedValues(candidateSchema), (value) => {
        const left = erasePersonal(candidateSchema, byCandidates(value as Candidate));
        expect(candidateSchema.strict().parse(left)).toEqual(left);
        expect(holdsPlanted(left)).toBe(false);
      }),
    );
  });

  it('keeps the names of actors who are not candidates', () => {
    const actor = { kind: 'user' as const, id: 'key_1', name: 'Robin' };
    const visit = candidateSchema.shape.applications.element.shape.history.element.shape.actor;
    expect(actorSchema.parse(actor)).toEqual(actor);
    expect(erasePersonal(visit, actor)).toEqual(actor);
  });

  it('lists the members of an emptied duplicate', () => {
    expect(emptyMembers(candidateSchema)).toEqual({
      ...{ name: null, email: null, phone: null, location: null, source: null, hire: null },
      ...{ links: [], skills: [], tags: [], notes: [] },
      consent: { discovery: false, grantedAt: null },
    });
  });

  /** The same, with every move made by a candidate. */
  function byCandidates(value: Candidate): Candidate {
    const applications = value.applications.map((application) => ({
      ...application,
      history: application.history.map((visit) => ({
        ...visit,
        actor: { ...visit.actor, kind: 'candidate' as const },
      })),
    }));
    return { ...value, applications };
  }
});

describe('erasePersonal', () => {
  const text = z.string();
  const cases: [what: string, z.ZodObject][] = [
    ['text', z.object({ note: z.object({ body: text }) })],
    ['text that may be null', z.object({ body: text.nullable() })],
    ['text in lists', z.object({ notes: z.array(z.object({ body: text })) })],
    ['a record', z.object({ answers: z.record(text, z.unknown()) })],
    ['any value', z.object({ answer: z.unknown() })],
  ];
  it.each(cases)('%s without a mark fails the test', (_what, schema) => {
    expect(() => erasesEverything(schema)).toThrow();
  });

  it('drops members that the schema does not declare', () => {
    const schema = z.object({ id: notPersonal(text) });
    expect(erasePersonal(schema, { id: 'a', name: 'Mara' })).toEqual({ id: 'a' });
  });

  it('marks a copy, so that a shared schema is erased once', () => {
    const shared = text.nullable();
    const schema = z.object({ name: personal(shared), id: shared });
    expect(erasePersonal(schema, { name: 'Mara', id: 'a' })).toEqual({ name: null, id: 'a' });
  });

  it('keeps a mark that is described or made nullable', () => {
    const name = personal(text, 'gone').describe('A name.').nullable();
    expect(erasePersonal(z.object({ name }), { name: 'Mara' })).toEqual({ name: 'gone' });
  });

  it('refuses a personal member that has no empty value', () => {
    expect(() => personal(text)).toThrow('must accept null');
  });
});
