import { describe, expect, it } from '@jest/globals';
import { formSchema } from '../../../../domain/hiring/application-form/form.ts';
import { ownAnswers, type OwnProfile } from '../../../../domain/hiring/applying/own-answers.ts';

const form = formSchema.parse([
  { key: 'name', label: 'Name', type: 'text' },
  { key: 'first', label: 'First name', type: 'text' },
  { key: 'phone', label: 'Phone', type: 'phone' },
  { key: 'city', label: 'Where are you based?', type: 'text' },
  { key: 'place', label: 'Location', type: 'location' },
  { key: 'linkedin', label: 'LinkedIn', type: 'url' },
  { key: 'github', label: 'GitHub', type: 'url' },
  { key: 'site', label: 'Website', type: 'url' },
  { key: 'employer', label: 'Current employer', type: 'text' },
  { key: 'origin', label: 'Location', type: 'text', category: 'demographic' },
  { key: 'office', label: 'Preferred location', type: 'location' },
]);

const bare: OwnProfile = {
  name: null,
  email: 'mara@example.com',
  phone: null,
  location: null,
  links: [],
};

const resume = {
  basics: {
    name: 'Mara Lindqvist',
    email: 'old@example.com',
    phone: '+46701234567',
    url: 'https://mara.example.com',
    location: { city: 'Gothenburg', countryCode: 'SE' },
    // A notation of some résumés.
    profiles: [
      { network: 'linkedin', url: 'https://linkedin.com/in/mara' },
      { network: 'GitHub', username: 'mara' },
    ],
  },
  work: [{ name: 'Harbour Clockworks', startDate: '2015-03' }],
};

/** Promise: an application on behalf of an account uses its profile, else its résumé. */
describe('the answers of an account', () => {
  it('come from the résumé when the profile has none', () => {
    expect(ownAnswers(form, bare, resume)).toEqual({
      name: 'Mara Lindqvist',
      email: 'mara@example.com',
      phone: '+46701234567',
      city: 'Gothenburg, SE',
      place: { text: 'Gothenburg, SE', country: 'SE' },
      linkedin: 'https://linkedin.com/in/mara',
      site: 'https://mara.example.com',
    });
  });

  it('come from the profile, detail by detail', () => {
    const links = ['https://github.com/mara-l', 'https://clocks.example.com'];
    const profile = { ...bare, name: 'M. Lindqvist', location: 'Malmö', links };
    expect(ownAnswers(form, profile, resume)).toEqual({
      name: 'M. Lindqvist',
      email: 'mara@example.com',
      phone: '+46701234567',
      city: 'Malmö',
      place: { text: 'Malmö' },
      linkedin: 'https://linkedin.com/in/mara',
      github: 'https://github.com/mara-l',
      site: 'https://clocks.example.com',
    });
  });

  it('are only the e-mail address when nothing else is known', () => {
    expect(ownAnswers(form, bare, null)).toEqual({ email: 'mara@example.com' });
  });
});
