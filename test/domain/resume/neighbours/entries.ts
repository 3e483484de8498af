import { writtenResume } from './written-resume.ts';

interface SchoolRow {
  institution: string;
  studyType?: string;
  area?: string;
  score?: string;
}
interface JobRow {
  name: string;
  position: string;
  startDate?: string;
  endDate?: string;
}
/** A section and the rows that it says, none left out and none made up. */
export interface EntriesCase {
  text: string;
  schools?: SchoolRow[];
  jobs?: JobRow[];
}

const school = (text: string) => writtenResume({ school: `Education\n${text}` });
const job = (text: string) => writtenResume({ job: `Experience\n${text}` });

export const entriesInSight: Record<string, EntriesCase> = {
  'honours and GPA behind the subject': {
    text: school(
      'The University of Redfern          May 2024\nB.S. in Computer Science, cum laude, GPA: 3.72/4.00',
    ),
    schools: [
      {
        institution: 'The University of Redfern',
        studyType: 'B.S.',
        area: 'Computer Science',
        score: '3.72/4.00',
      },
    ],
  },
  'GPA in brackets': {
    text: school('Redfern College, 2019\nB.A. in History (GPA 3.5)'),
    schools: [{ institution: 'Redfern College', studyType: 'B.A.', area: 'History', score: '3.5' }],
  },
  'Bachelor of Technology': {
    text: school(
      'Bachelor of Technology in Electronics\nRajan Technical University, Kota          Aug 2016 – May 2020',
    ),
    schools: [
      {
        institution: 'Rajan Technical University',
        studyType: 'Bachelor of Technology',
        area: 'Electronics',
      },
    ],
  },
  'Master of Public Health': {
    text: school('Master of Public Health in Epidemiology\nCalder University, 2020'),
    schools: [
      {
        institution: 'Calder University',
        studyType: 'Master of Public Health',
        area: 'Epidemiology',
      },
    ],
  },
  'two degrees of one school': {
    text: school(
      'Kessington University          Sep 2024 - July 2025\nB.S. Business Administration/Management\nB.A. Japanese',
    ),
    schools: [
      {
        institution: 'Kessington University',
        studyType: 'B.S.',
        area: 'Business Administration/Management',
      },
      { institution: 'Kessington University', studyType: 'B.A.', area: 'Japanese' },
    ],
  },
  'a programme without a degree': {
    text: school(
      'Applied Data Science Program: Leveraging AI for Decision-Making        2023\nNorthfield Professional Education\n\nBachelor of Technology in Computer Science & Engineering\nRiverside Institute Of Technology, Toronto',
    ),
    schools: [
      { institution: 'Northfield Professional Education' },
      {
        institution: 'Riverside Institute Of Technology',
        studyType: 'Bachelor of Technology',
        area: 'Computer Science & Engineering',
      },
    ],
  },
  'teams behind a comma': {
    text: job(
      'Globex Systems\nStaff Engineer, Platform          Mar 2021 - Present\n• Led the platform group\nSenior Engineer, Payments          Jun 2018 - Feb 2021\n• Built the payment flow',
    ),
    jobs: [
      { name: 'Globex Systems', position: 'Staff Engineer, Platform' },
      { name: 'Globex Systems', position: 'Senior Engineer, Payments' },
    ],
  },
  'an expected end': {
    text: job(
      'Researcher, Vale Lab (Prof. Oden)        Mar. 2016 Exp. Jun. 2017\n• Measured tides',
    ),
    jobs: [{ name: 'Vale Lab', position: 'Researcher', startDate: '2016-03', endDate: '2017-06' }],
  },
  'years below each other': {
    text: job(
      'Current        Principal Engineer at Northlight\n   |\n 2024          • Keeps the whole fleet running.\n\n 2024          Senior Engineer at Northlight\n   |\n 2023          • Wrote the scheduler',
    ),
    jobs: [
      { name: 'Northlight', position: 'Principal Engineer', startDate: '2024' },
      { name: 'Northlight', position: 'Senior Engineer', startDate: '2023', endDate: '2024' },
    ],
  },
};

/** Not looked at while the rules were written. */
export const entriesSetAside: Record<string, EntriesCase> = {
  'GPA behind a bar': {
    text: school('Redfern University | May 2020\nB.Sc. Mathematics | GPA: 3.9'),
    schools: [
      { institution: 'Redfern University', studyType: 'B.Sc.', area: 'Mathematics', score: '3.9' },
    ],
  },
  'magna cum laude': {
    text: school('Redfern University, 2018\nB.A. in Economics, magna cum laude'),
    schools: [{ institution: 'Redfern University', studyType: 'B.A.', area: 'Economics' }],
  },
  'with Honours and a grade': {
    text: school('Redfern University, 2018\nBSc Computer Science, First Class Honours, Grade: 72%'),
    schools: [
      {
        institution: 'Redfern University',
        studyType: 'BSc',
        area: 'Computer Science',
        score: '72%',
      },
    ],
  },
  'Bachelor of Fine Arts': {
    text: school('Bachelor of Fine Arts in Painting\nOakwood College, 2012 - 2016'),
    schools: [
      { institution: 'Oakwood College', studyType: 'Bachelor of Fine Arts', area: 'Painting' },
    ],
  },
  'Master of Commerce': {
    text: school('Aldwick University, 2019 - 2021\nMaster of Commerce in Accounting'),
    schools: [
      { institution: 'Aldwick University', studyType: 'Master of Commerce', area: 'Accounting' },
    ],
  },
  'three degrees of one school': {
    text: school(
      'Aldwick University          2010 - 2018\nPhD Chemistry\nM.Sc. Chemistry\nB.Sc. Biology',
    ),
    schools: [
      { institution: 'Aldwick University', studyType: 'PhD', area: 'Chemistry' },
      { institution: 'Aldwick University', studyType: 'M.Sc.', area: 'Chemistry' },
      { institution: 'Aldwick University', studyType: 'B.Sc.', area: 'Biology' },
    ],
  },
  'teams behind a dash': {
    text: job(
      'Initech Software\nProduct Manager - Search          Mar 2021 - Present\n• Led search\nProduct Manager - Ads          Jun 2018 - Feb 2021\n• Built ads',
    ),
    jobs: [
      { name: 'Initech Software', position: 'Product Manager - Search' },
      { name: 'Initech Software', position: 'Product Manager - Ads' },
    ],
  },
  'three roles with teams': {
    text: job(
      'Northwind Bank | London\nDirector, Risk          2020 - Present\n• Led\nManager, Risk          2017 - 2020\n• Ran it\nAnalyst, Treasury          2015 - 2017\n• Counted',
    ),
    jobs: [
      { name: 'Northwind Bank', position: 'Director, Risk' },
      { name: 'Northwind Bank', position: 'Manager, Risk' },
      { name: 'Northwind Bank', position: 'Analyst, Treasury' },
    ],
  },
  'expected in full': {
    text: job('Researcher, Tidal Labs        Sep 2019 - expected Jun 2021\n• Measured tides'),
    jobs: [
      { name: 'Tidal Labs', position: 'Researcher', startDate: '2019-09', endDate: '2021-06' },
    ],
  },
  'years below each other, now in words': {
    text: job(
      'Present        Engineer at Northlight\n   |\n 2021          • Runs the fleet.\n\n 2021          Analyst at Harbourline\n   |\n 2019          • Counted boats',
    ),
    jobs: [
      { name: 'Northlight', position: 'Engineer', startDate: '2021' },
      { name: 'Harbourline', position: 'Analyst', startDate: '2019', endDate: '2021' },
    ],
  },
};
