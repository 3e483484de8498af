import type { ThemePerson } from './people.ts';

/** Written for what goes wrong: credentials, two roles at one employer, undated roles, groups of skills, long titles. */
export const westernPeople: readonly ThemePerson[] = [
  {
    language: 'en',
    resume: {
      basics: {
        name: 'Rosalind Okafor-Byrne',
        label: 'Staff Platform Engineer',
        email: 'rosalind@okaforbyrne.example',
        phone: '(503) 555-0147',
        url: 'https://okaforbyrne.example',
        summary:
          'Builds the tools that other teams stand on, and deletes those that nobody uses. Twelve years of running services that people notice only when they fail.',
        location: { city: 'Portland', region: 'Oregon', countryCode: 'US' },
        profiles: [
          { network: 'GitHub', username: 'rokafor', url: 'https://github.com/rokafor' },
          {
            network: 'LinkedIn',
            username: 'rosalind-ob',
            url: 'https://linkedin.com/in/rosalind-ob',
          },
        ],
      },
      work: [
        {
          name: 'Tarnwood Systems',
          position: 'Staff Platform Engineer',
          startDate: '2021-04',
          summary: 'Owns the build and release platform of nine product teams.',
          highlights: [
            'Cut the time from commit to production from two days to forty minutes',
            'Moved 140 services to one deployment pipeline without an outage',
          ],
        },
        {
          name: 'Tarnwood Systems',
          position: 'Senior Engineer',
          startDate: '2018-02',
          endDate: '2021-03',
          highlights: [
            'Wrote the on-call guide that is still in use',
            'Led the move to containers',
          ],
        },
        {
          name: 'Bluepeak Analytics',
          position: 'Software Engineer',
          startDate: '2013-09',
          endDate: '2018-01',
          summary: 'Back end of a reporting product for hospitals.',
          highlights: ['Halved the nightly import', 'Mentored three interns'],
        },
      ],
      volunteer: [
        {
          organization: 'Open Table Portland',
          position: 'Volunteer Coordinator',
          startDate: '2016-01',
          endDate: '2019-12',
          summary: 'Planned the weekly shifts of sixty volunteers.',
        },
      ],
      education: [
        {
          institution: 'Oregon State University',
          studyType: 'Bachelor of Science',
          area: 'Computer Science',
          startDate: '2009-09',
          endDate: '2013-06',
        },
      ],
      awards: [
        {
          title: 'Engineering Excellence Award',
          date: '2022-11',
          awarder: 'Tarnwood Systems',
          summary: 'For the release platform.',
        },
      ],
      certificates: [
        {
          name: 'Certified Kubernetes Administrator',
          date: '2020-05',
          issuer: 'Cloud Native Computing Foundation',
        },
      ],
      publications: [
        {
          name: 'Releases Nobody Waits For',
          publisher: 'Journal of Practical Operations',
          releaseDate: '2021-08',
          summary: 'How small batches change an organisation.',
        },
      ],
      skills: [
        { name: 'Languages', keywords: ['Java', 'Python', 'Go'] },
        { name: 'Infrastructure', keywords: ['Kubernetes', 'Terraform', 'PostgreSQL'] },
      ],
      languages: [
        { language: 'English', fluency: 'Native speaker' },
        { language: 'Irish', fluency: 'Intermediate' },
      ],
      projects: [
        {
          name: 'Shiftplan',
          description: 'A planner of volunteer shifts that works without a network.',
          startDate: '2017-03',
          endDate: '2019-05',
          highlights: ['Used by eleven food banks'],
        },
      ],
    },
  },
  {
    language: 'en',
    resume: {
      basics: {
        name: 'Desmond Achterberg, RN, MSN',
        label: 'Registered Nurse, Intensive Care',
        email: 'd.achterberg@mail.example',
        phone: '+44 20 7946 0321',
        summary:
          'Intensive care nurse with nine years at the bedside and three as a clinical educator, calm on bad nights.',
        location: { city: 'Leeds', countryCode: 'GB' },
      },
      work: [
        {
          name: 'St Aldhelm General Hospital',
          position: 'Clinical Nurse Educator, Intensive Care and Emergency Medicine',
          startDate: '2021',
          highlights: [
            'Built the induction of forty new nurses a year',
            'Runs simulation days with the emergency department',
          ],
        },
        {
          name: 'Whitcombe Infirmary',
          position: 'Registered Nurse',
          startDate: '2012',
          endDate: '2021',
          highlights: ['Charge nurse on nights since 2016', 'Audited the ward’s medicine rounds'],
        },
        {
          name: 'Harbour Care Agency',
          position: 'Healthcare Assistant',
          summary: 'Home visits during training.',
        },
      ],
      education: [
        {
          institution: 'University of Leeds',
          studyType: 'MSc',
          area: 'Advanced Nursing',
          startDate: '2018',
          endDate: '2020',
        },
        {
          institution: 'Cardiff School of Nursing',
          studyType: 'BSc',
          area: 'Adult Nursing',
          startDate: '2009',
          endDate: '2012',
        },
      ],
      certificates: [
        { name: 'Advanced Life Support', date: '2023', issuer: 'Resuscitation Council' },
      ],
      publications: [
        {
          name: 'Handover at Four in the Morning',
          publisher: 'Night Nursing Quarterly',
          releaseDate: '2022',
        },
        {
          name: 'Teaching by Simulation on a Small Budget',
          publisher: 'Clinical Educator',
          releaseDate: '2023',
        },
      ],
      skills: [
        { name: 'Ventilation' },
        { name: 'Triage' },
        { name: 'Patient education' },
        { name: 'Medication safety' },
      ],
      languages: [
        { language: 'English', fluency: 'Native' },
        { language: 'Dutch', fluency: 'Conversational' },
      ],
    },
  },
  {
    language: 'de',
    resume: {
      basics: {
        name: 'Annegret Hölzel',
        label: 'Leiterin Rechnungswesen',
        email: 'annegret.hoelzel@post.example',
        phone: '+49 30 901820',
        summary:
          'Bilanzbuchhalterin mit fünfzehn Jahren Erfahrung in mittelständischen Unternehmen, zuletzt verantwortlich für den Konzernabschluss.',
        location: { city: 'Berlin', countryCode: 'DE' },
      },
      work: [
        {
          name: 'Lindenhof Maschinenbau GmbH',
          position: 'Leiterin Rechnungswesen',
          startDate: '2017-07',
          highlights: [
            'Abschluss in fünf statt zwölf Arbeitstagen',
            'Führung von acht Mitarbeitenden',
          ],
        },
        {
          name: 'Rosendahl & Söhne KG',
          position: 'Bilanzbuchhalterin',
          startDate: '2010-01',
          endDate: '2017-06',
          highlights: [
            'Umstellung auf ein neues Buchhaltungssystem',
            'Betreuung der jährlichen Prüfung',
          ],
        },
      ],
      education: [
        {
          institution: 'Hochschule für Wirtschaft Berlin',
          studyType: 'Diplom',
          area: 'Betriebswirtschaft',
          startDate: '2004-10',
          endDate: '2008-09',
        },
      ],
      skills: [
        { name: 'Konzernabschluss' },
        { name: 'SAP FI' },
        { name: 'Controlling' },
        { name: 'Excel' },
      ],
      languages: [
        { language: 'Deutsch', fluency: 'Muttersprache' },
        { language: 'Englisch', fluency: 'C1' },
      ],
    },
  },
];
