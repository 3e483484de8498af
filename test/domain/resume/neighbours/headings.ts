import { writtenResume } from './written-resume.ts';

/** A heading that no list holds, with what the reader may make of the lines around it. */
export interface HeadingCase {
  text: string;
  jobs: string[];
  schools: string[];
  skills?: string[];
}

const after = (more: string) => writtenResume({ more });
const USUAL = { jobs: ['Globex Systems LLC'], schools: ['Ridgemont State University'] };
const intern = (heading: string) =>
  after(
    `${heading}\nData Intern\nQuay Street Analytics | Boise, ID\nJun 2019 - Aug 2019\n• Drew figures`,
  );
const INTERN = { ...USUAL, jobs: [...USUAL.jobs, 'Quay Street Analytics'] };

export const headingsInSight: Record<string, HeadingCase> = {
  'Consulting Experience': { text: intern('Consulting Experience'), ...INTERN },
  'Military Experience': { text: intern('Military Experience'), ...INTERN },
  Internships: { text: intern('Internships'), ...INTERN },
  APPRENTICESHIP: { text: intern('APPRENTICESHIP'), ...INTERN },
  Praktika: { text: intern('Praktika'), ...INTERN },
  'Expériences en conseil': { text: intern('Expériences en conseil'), ...INTERN },
  Affiliation: {
    text: after('Affiliation\nMember, Guild of Test Engineers (2015-06 - Present)'),
    ...USUAL,
  },
  Samples: {
    text: after('Samples\nPaper Boats (2014-09)\nA drawing program for children.'),
    ...USUAL,
  },
  Portfolio: { text: after('Portfolio\nHarbour Lights (2019)\nA set of posters.'), ...USUAL },
  Leadership: { text: after('Leadership\nChess Club, 2012 - 2014'), ...USUAL },
  'Course Projects': {
    text: after('Course Projects\nTide Tables   Fall 2016\n• Wrote a parser'),
    ...USUAL,
  },
};

/** Not looked at while the rules were written. */
export const headingsSetAside: Record<string, HeadingCase> = {
  'Research Experience': { text: intern('Research Experience'), ...INTERN },
  'OTHER WORK EXPERIENCE': { text: intern('OTHER WORK EXPERIENCE'), ...INTERN },
  'Summer Internships': { text: intern('Summer Internships'), ...INTERN },
  Apprenticeships: { text: intern('Apprenticeships'), ...INTERN },
  'Erfahrung im Ausland': { text: intern('Erfahrung im Ausland'), ...INTERN },
  'Experiencia docente': { text: intern('Experiencia docente'), ...INTERN },
  Presentations: {
    text: after('Presentations\nCounting Fish by Ear, Coldwater Data Days (2018)'),
    ...USUAL,
  },
  'Military Service': {
    text: after('Military Service\nHarbour Fire Brigade (2010-11 - 2012-06)'),
    ...USUAL,
  },
  Conferences: { text: after('Conferences\nTarrow Puzzle Day, 2013'), ...USUAL },
  Declaration: { text: after('Declaration\nI declare that the above is true.'), ...USUAL },
  'University Projects': {
    text: after('University Projects\nLedgerlint   Spring 2016\n• Wrote a linter'),
    ...USUAL,
  },
};

/** Short lines after a space that open an entry, not a section. */
export const entriesThatStay: Record<string, HeadingCase> = {
  'an employer in one word': {
    text: writtenResume({
      job: 'Experience\n\nNorthlight\nStaff Engineer, Mar 2021 - Present\n• Led a team\n\nHarbourline\nEngineer, Jan 2018 - Feb 2021\n• Wrote reports',
    }),
    jobs: ['Northlight', 'Harbourline'],
    schools: USUAL.schools,
  },
  'a title first': {
    text: writtenResume({
      job: 'EXPERIENCE\n\nStaff Engineer\nNorthlight, Mar 2021 - Present\n\nData Engineer\nHarbourline, Jan 2018 - Feb 2021',
    }),
    jobs: ['Northlight', 'Harbourline'],
    schools: USUAL.schools,
  },
  'two schools': {
    text: writtenResume({
      school:
        'Education\n\nRidgemont State University\nB.S. in Physics, 2013 - 2017\n\nOak Hill\nHigh School Diploma, 2009 - 2013',
    }),
    jobs: USUAL.jobs,
    schools: ['Ridgemont State University', 'Oak Hill'],
  },
  'a skill that ends as a heading does': {
    text: after('Skills\nGo\nCustomer Experience\nUser Research'),
    ...USUAL,
    skills: ['Go', 'Customer Experience', 'User Research'],
  },
};
