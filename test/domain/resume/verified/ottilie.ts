import type { JsonResume } from '../../../../domain/resume/json-resume.ts';
import { resumeLine, type ResumeText } from '../../../../domain/resume/resume-text.ts';

/** A résumé as text; an empty row is a gap. */
export function textOf(rows: string): ResumeText {
  let gap = false;
  const lines = rows
    .trim()
    .split('\n')
    .flatMap((row) => {
      const line = resumeLine(row.trim(), { gap });
      gap = row.trim() === '';
      return gap ? [] : [line];
    });
  return { lines, links: [] };
}

export const ottilieText = textOf(`
Ottilie Brandvold
Harbour Engineer
ottilie.brandvold@example.org | +47 22 12 34 56
Bergen, Norway

Summary
Harbour engineer who keeps quays dry and ferries on time.

Experience

Lead Harbour Engineer, Fjordline Ltd
Mar 2021 - Present
- Rebuilt the north quay in nine months
- Trained six divers

Quay Planner, Nordkai Group
Sep 2016 - Feb 2021
- Planned the ferry timetable with Python
- Cut waiting times by 12 percent

Intern, Saltholm Works
Jun 2015 - Aug 2015
- Measured tides for the sea wall

Education

Norwegian Institute of Water
MSc in Coastal Engineering
2014 - 2016

Skills
Python, AutoCAD, Go, Hydraulics

Languages
Norwegian (native), English (fluent)

Certificates
Commercial Diver, Dykkerskolen, 2018

References
Tancred Oyelaran, Director of Nordkai Group, tancred.oyelaran@example.com, +47 55 99 88 77
`);

/** Its content, as a person reads it. */
export const ottilie: JsonResume = {
  basics: {
    name: 'Ottilie Brandvold',
    label: 'Harbour Engineer',
    email: 'ottilie.brandvold@example.org',
    phone: '+4722123456',
    location: { city: 'Bergen', countryCode: 'NO' },
    summary: 'Harbour engineer who keeps quays dry and ferries on time.',
  },
  work: [
    {
      name: 'Fjordline Ltd',
      position: 'Lead Harbour Engineer',
      startDate: '2021-03',
      highlights: ['Rebuilt the north quay in nine months', 'Trained six divers'],
    },
    {
      name: 'Nordkai Group',
      position: 'Quay Planner',
      startDate: '2016-09',
      endDate: '2021-02',
      highlights: ['Planned the ferry timetable with Python', 'Cut waiting times by 12 percent'],
    },
    {
      name: 'Saltholm Works',
      position: 'Intern',
      startDate: '2015-06',
      endDate: '2015-08',
      highlights: ['Measured tides for the sea wall'],
    },
  ],
  education: [
    {
      institution: 'Norwegian Institute of Water',
      studyType: 'MSc',
      area: 'Coastal Engineering',
      startDate: '2014',
      endDate: '2016',
    },
  ],
  skills: [{ name: 'Python' }, { name: 'AutoCAD' }, { name: 'Go' }, { name: 'Hydraulics' }],
  languages: [
    { language: 'Norwegian', fluency: 'native' },
    { language: 'English', fluency: 'fluent' },
  ],
  certificates: [{ name: 'Commercial Diver', issuer: 'Dykkerskolen', date: '2018' }],
};
