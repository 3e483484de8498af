import type { JsonResume } from '../../../../domain/resume/json-resume.ts';

/** A fictional person with something in every section. */
export const rosalind: JsonResume = {
  basics: {
    name: 'Rosalind Okafor',
    label: 'Senior Software Engineer',
    email: 'rosalind.okafor@example.org',
    phone: '+44 20 7946 0991',
    url: 'https://rosalind.example.org/',
    summary:
      'Backend engineer with 9 years of experience in payments. Used to finishing what was begun.',
    location: { city: 'Leeds', countryCode: 'GB' },
    profiles: [{ network: 'GitHub', username: 'rokafor', url: 'https://github.com/rokafor' }],
  },
  work: [
    {
      name: 'Kestrin Ltd',
      position: 'Senior Software Engineer',
      location: 'Leeds',
      startDate: '2019-03',
      highlights: [
        'Led a team of eight people across three sites.',
        'Cut delivery times by 30 % within a year using TypeScript and PostgreSQL',
        'Reduced costs by £200,000 a year by renegotiating supplier contracts',
      ],
    },
    {
      name: 'Halvorsen & Pike',
      position: 'Software Engineer',
      startDate: '2015',
      endDate: '2019-02',
      summary: 'Settlement of card payments.',
      highlights: [
        'Built the settlement service that handles two million payments a month in Java',
        'Wrote the handbook for new colleagues',
      ],
    },
  ],
  education: [
    {
      institution: 'University of Leeds',
      studyType: 'BSc (Hons)',
      area: 'Computer Science',
      startDate: '2012-09',
      endDate: '2015-06',
      score: '2:1',
      courses: ['Databases', 'Compilers'],
    },
  ],
  skills: [
    { name: 'Languages', keywords: ['TypeScript', 'Java', 'SQL', 'Go'] },
    { name: 'Tools', level: 'advanced', keywords: ['PostgreSQL', 'Docker'] },
  ],
  languages: [
    { language: 'English', fluency: 'native' },
    { language: 'French', fluency: 'B2' },
  ],
  certificates: [{ name: 'Certified Scrum Master', date: '2020-05', issuer: 'Scrum Alliance' }],
  projects: [
    { name: 'Tidewatch', description: 'Shows tides of small harbours.', keywords: ['Go'] },
  ],
  awards: [{ title: 'Best Talk', awarder: 'Leeds Backend Days', date: '2021' }],
  interests: [{ name: 'Sailing' }],
  references: [{ name: 'Tomas Berg', reference: 'Rosalind finishes what she begins.' }],
};
