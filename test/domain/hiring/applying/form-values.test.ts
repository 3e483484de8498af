import { describe, expect, it } from '@jest/globals';
import { defaultForm, formSchema } from '../../../../domain/hiring/application-form/form.ts';
import { formValues } from '../../../../domain/hiring/applying/form-values.ts';
import type { JsonResume } from '../../../../domain/resume/json-resume.ts';

/** A fictional person. */
const resume: JsonResume = {
  basics: {
    name: 'Mara Lindqvist',
    email: 'mara@example.com',
    phone: '+46701234567',
    url: 'https://mara.example.com',
    location: { city: 'Gothenburg', countryCode: 'SE' },
    profiles: [
      { network: 'LinkedIn', url: 'https://linkedin.com/in/mara' },
      { network: 'GitHub', url: 'https://github.com/mara' },
      { network: 'XING', url: 'https://xing.com/profile/mara' },
    ],
  },
  work: [{ name: 'Harbour Clockworks', position: 'Clockmaker', startDate: '2015-03' }],
};

/** The value that a form with this one field is prefilled with. */
function filled(field: Record<string, unknown>, of: JsonResume = resume): unknown {
  const form = formSchema.parse([{ key: 'question', type: 'text', ...field }]);
  return Object.values(formValues(form, of))[0];
}

const link = (label: string) => ({ label, type: 'url' });
const mail = (label: string) => ({ label, type: 'email' });
const phone = (label: string) => ({ label, type: 'phone' });
const place = { text: 'Gothenburg, SE', country: 'SE' };

describe('prefilling from a résumé', () => {
  it('fills the default form except files and letters', () => {
    expect(formValues(defaultForm, resume)).toEqual({
      name: 'Mara Lindqvist',
      email: 'mara@example.com',
      phone: '+46701234567',
      linkedin: 'https://linkedin.com/in/mara',
    });
  });

  it.each<[Record<string, unknown>, unknown]>([
    [{ label: 'Name' }, 'Mara Lindqvist'],
    [{ label: 'Your full name*' }, 'Mara Lindqvist'],
    [{ label: 'What is your name?' }, 'Mara Lindqvist'],
    [{ label: 'Vor- und Nachname' }, 'Mara Lindqvist'],
    [{ label: 'First name' }, 'Mara'],
    [{ label: 'Vorname' }, 'Mara'],
    [{ label: 'Prénom' }, 'Mara'],
    [{ label: 'Nombre de pila' }, 'Mara'],
    [{ label: 'Last name' }, 'Lindqvist'],
    [{ label: 'Nachname' }, 'Lindqvist'],
    [{ label: 'Nom de famille' }, 'Lindqvist'],
    [{ label: 'Apellidos' }, 'Lindqvist'],
    [{ label: 'Wie heißen Sie?', key: 'last_name' }, 'Lindqvist'],
    [mail('Email Address'), 'mara@example.com'],
    [mail('Ihre E-Mail-Adresse'), 'mara@example.com'],
    [mail('Adresse e-mail'), 'mara@example.com'],
    [mail('Correo electrónico'), 'mara@example.com'],
    [{ ...mail('Where may we write to you?'), key: 'email' }, 'mara@example.com'],
    [phone('Mobile phone number'), '+46701234567'],
    [phone('Telefonnummer'), '+46701234567'],
    [phone('Numéro de téléphone'), '+46701234567'],
    [phone('Teléfono móvil'), '+46701234567'],
    [{ label: 'City' }, 'Gothenburg, SE'],
    [{ label: 'Current city' }, 'Gothenburg, SE'],
    [{ label: 'Location (City)' }, 'Gothenburg, SE'],
    [{ label: 'Where are you based?', type: 'location' }, place],
    [{ label: 'Wohnort', type: 'location' }, place],
    [link('LinkedIn profile URL'), 'https://linkedin.com/in/mara'],
    [link('Link to your Linked-In'), 'https://linkedin.com/in/mara'],
    [link('LinkedIn / website'), 'https://linkedin.com/in/mara'],
    [{ label: 'GitHub profile' }, 'https://github.com/mara'],
    [link('XING-Profil'), 'https://xing.com/profile/mara'],
    [link('Personal website'), 'https://mara.example.com'],
    [link('Portfolio URL'), 'https://mara.example.com'],
    [{ label: 'Current employer' }, 'Harbour Clockworks'],
    [{ label: 'Current company name' }, 'Harbour Clockworks'],
    [{ label: 'What is your current job title?', section: 'Work experience' }, 'Clockmaker'],
  ])('fills fields about the applicant: %j', (field, value) => {
    expect(filled(field)).toEqual(value);
  });

  it.each([
    mail('E-mail address of a reference'),
    phone('Phone number of your emergency contact'),
    { label: 'Name of your last manager' },
    { label: 'Name of your university' },
    { label: 'Full name of the person who referred you' },
    { label: 'Maiden name / previous last name' },
    { label: 'Preferred first name' },
    { label: 'City of birth' },
    { label: 'City of birth', type: 'location' },
    { label: 'Location preference' },
    { label: 'Location preference', type: 'location' },
    link('Website of your current employer'),
    link('LinkedIn profile of somebody who can recommend you'),
    { label: 'Location of your current employer' },
  ])('never fills fields about somebody or something else: %j', (field) => {
    expect(filled(field)).toBeUndefined();
  });

  it.each([
    { ...mail('E-mail address of a reference'), key: 'email' },
    { label: 'Name of your university', key: 'name' },
    { label: 'City of birth', key: 'city' },
    { ...link('LinkedIn profile of somebody who can recommend you'), key: 'linkedin' },
    { label: 'Name', section: 'Emergency contact' },
    { ...mail('E-mail'), section: 'References' },
    { ...mail('E-mail'), description: 'Of a former manager whom we may ask about you.' },
    { label: 'City', section: 'Current employer' },
    { label: 'City', description: 'Where would you like to work?' },
    { label: 'Which office suits you?', key: 'location' },
  ])('fills nothing because of a similar key or position: %j', (field) => {
    expect(filled(field)).toBeUndefined();
  });

  it('fills a current job only if one has begun and not ended', () => {
    const [title, employer] = [{ label: 'Current job title' }, { label: 'Current employer' }];
    const past = { name: 'Tidewater', position: 'Apprentice', startDate: '2019', endDate: '2024' };
    const undated = { name: 'Tidewater', position: 'Apprentice' };
    for (const work of [[past], [undated], []]) {
      expect([title, employer].map((field) => filled(field, { work }))).toEqual([
        undefined,
        undefined,
      ]);
    }
    const running = { name: 'Harbour', position: 'Clockmaker', startDate: '2015' };
    expect(filled(employer, { work: [past, running] })).toBe('Harbour');
  });
});
