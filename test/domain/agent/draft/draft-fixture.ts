import type { Sources } from '../../../../domain/agent/draft/evidence.ts';
import type { ApplicationField } from '../../../../domain/hiring/application-form/field.ts';
import { formSchema } from '../../../../domain/hiring/application-form/form.ts';
import { noFacts, type AccountFacts } from '../../../../domain/accounts/account-profile.ts';

/** A fictional person. */
export function makeSources(
  part: Partial<Sources> = {},
  facts: Partial<AccountFacts> = {},
): Sources {
  return {
    profile: {
      name: 'Mara Lindqvist',
      email: 'mara.lindqvist@example.com',
      phone: '+46701234567',
      location: 'Gothenburg, Sweden',
      links: ['https://www.linkedin.com/in/mara-lindqvist'],
      facts: { ...noFacts, ...facts },
      resume: { filename: 'mara-lindqvist.pdf' },
    },
    resume: {
      basics: {
        name: 'Mara Lindqvist',
        email: 'mara@old.example.com',
        summary: 'I have kept harbour clocks running for 9 years.',
        location: { city: 'Gothenburg', countryCode: 'SE' },
        profiles: [{ network: 'GitHub', url: 'https://github.com/mara-lindqvist' }],
      },
      work: [
        { name: 'Harbour Clockworks', position: 'Clockmaker', startDate: '2015-03' },
        { name: 'Tidewater Tools', position: 'Apprentice', startDate: '2012', endDate: '2015' },
      ],
      education: [{ institution: 'Lund Polytechnic', studyType: 'Bachelor of Science' }],
      skills: [{ name: 'Escapements', keywords: ['Brass', 'Lathe'] }],
      languages: [{ language: 'Swedish' }, { language: 'English' }],
    },
    instructions: null,
    user: [],
    job: {
      title: 'Clock Tower Mechanic',
      company: 'Northwind Towers',
      description:
        'You know pendulums and hold a pilot licence. See https://northwind.example.com/culture',
    },
    ...part,
  };
}

/** A validated form with these fields. */
export function makeForm(...fields: Record<string, unknown>[]): ApplicationField[] {
  return formSchema.parse(
    fields.map((field, index) => ({
      key: `f${index + 1}`,
      label: 'A question',
      type: 'text',
      ...field,
    })),
  );
}

/** The only field of a form. */
export function makeField(field: Record<string, unknown>): ApplicationField {
  const [made] = makeForm(field);
  if (made === undefined) throw new Error('A form of one field has one.');
  return made;
}

export const choices = (...labels: string[]) =>
  labels.map((label, index) => ({ value: `v${index + 1}`, label }));
