import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { extractResume } from '../../../domain/resume/extract-resume.ts';
import type { JsonResume } from '../../../domain/resume/json-resume.ts';
import { readPlainText } from '../../../services/documents/readers/read-text.ts';

const FOLDER = join(import.meta.dirname, '../../fixtures/resumes/kinds');

/** The least content of each file. */
const resumes: Record<string, JsonResume> = {
  'award-as-school.txt': { education: [{ institution: 'Dunmore State University' }] },
  'cjk-dates.txt': { work: [{ startDate: '2019-09', endDate: '2021-03' }] },
  'heading-top-skills.txt': {
    skills: [{ name: 'Nomad' }, { name: 'Pulumi' }, { name: 'Kibana' }],
  },
  'section-swallow.txt': {
    skills: [{ name: 'Nomad' }, { name: 'Pulumi' }, { name: 'Go' }],
  },
  'headerless-experience.txt': {
    work: [{ position: 'Lead Engineer' }, { position: 'Senior Engineer' }],
  },
  'second-role-inherits-employer.txt': {
    work: [
      { name: 'Tidewater Bank' },
      { name: 'Amberly Solutions' },
      { name: 'Quillon Consulting' },
    ],
  },
  'spacing-accents.txt': {
    basics: { name: 'Selin Günçay' },
    work: [{ name: 'Société Boğaz' }],
    education: [{ institution: 'Boğaziçi University' }],
  },
  'slash-dates.txt': {
    work: [
      { startDate: '2019-03', endDate: '2021-12' },
      { startDate: '2016-09', endDate: '2019-02', position: 'Engineer' },
    ],
  },
  'name-with-credentials.txt': { basics: { name: 'Clara O’Hara-Núñez' } },
  'heading-qualified-experience.txt': {
    work: [
      { name: 'Larkfield Systems LLC', position: 'Lead Engineer', startDate: '2021-03' },
      { name: 'Ospreyline', position: 'Analyst Intern', startDate: '2019-06', endDate: '2019-08' },
    ],
    skills: [{ name: 'Nomad' }, { name: 'Pulumi' }],
  },
  'unknown-heading-becomes-school.txt': {
    education: [{ institution: 'Pellworth University' }],
  },
  'internships-as-volunteer.txt': {
    work: [{ name: 'Mill Lane Analytics', position: 'Data Intern', startDate: '2025-06' }],
    volunteer: [{ organization: 'Salem Toy Library', position: 'Repair Helper' }],
  },
  'heading-project-as-school.txt': {
    education: [{ institution: 'Dunmore State University' }],
    projects: [{ name: 'Ledgermend' }],
    skills: [{ name: 'Go' }, { name: 'Rust' }],
  },
  'exp-date.txt': {
    work: [{ name: 'Moor Lab', position: 'Researcher', startDate: '2016-03', endDate: '2017-06' }],
  },
  'team-as-employer.txt': {
    work: [
      { name: 'Larkfield Systems', position: 'Lead Engineer, Platform' },
      { name: 'Larkfield Systems', position: 'Senior Engineer, Payments' },
    ],
  },
  'mononym.txt': { basics: { name: 'Imke' } },
  'letter-spaced-name.txt': { basics: { name: 'Casey Moreno' } },
  'word-resume-in-name.txt': { basics: { name: 'Tim Brandis' } },
  'email-spaces.txt': { basics: { email: 'noor.hallstrom@example.com' } },
  'phone-middle-dots.txt': { basics: { phone: '+15035550127' } },
  'gpa-score.txt': {
    education: [{ studyType: 'B.S.', area: 'Computer Science', score: '3.72/4.00' }],
  },
  'degreeless-program.txt': {
    education: [
      { institution: 'Westmark Professional Education' },
      {
        institution: 'Lakeside Institute Of Technology',
        studyType: 'Bachelor of Technology',
        area: 'Computer Science & Engineering',
      },
    ],
  },
  'second-degree-one-school.txt': {
    education: [
      { studyType: 'B.S.', area: 'Business Administration/Management' },
      { institution: 'Merrow University', studyType: 'B.A.', area: 'Japanese' },
    ],
  },
  'degree-bachelor-of.txt': {
    education: [{ studyType: 'Bachelor of Technology', area: 'Electronics' }],
  },
  'chinese.txt': {
    basics: { name: '李晓华', phone: '+8613800138011' },
    work: [{ name: '范例科技', position: '后端工程师', startDate: '2020-03' }],
  },
  'arabic.txt': {
    basics: { name: 'كريم الحداد' },
    work: [{ name: 'شركة النموذج', position: 'مهندس برمجيات', startDate: '2019' }],
  },
  'education-timeline-expected.txt': {
    education: [
      {
        institution: 'Bramford University',
        studyType: 'PhD',
        area: 'Coastal Hydraulics',
        startDate: '2013-09',
        endDate: '2018-06',
      },
      {
        institution: 'Bramford University of Technology',
        startDate: '2009-09',
        endDate: '2013-06',
      },
    ],
  },
  'stacked-years-left.txt': {
    work: [
      { startDate: '2024' },
      { startDate: '2023', endDate: '2024' },
      { position: 'Chart Editor', startDate: '2016' },
    ],
  },
};

/** Promise: each kind of writing that was once read wrong is read, in words of its own. */
test.each(Object.entries(resumes))('%s', (file, expected) => {
  const { resume } = extractResume(readPlainText(readFileSync(join(FOLDER, file))));
  expect(resume).toMatchObject(expected);
  for (const list of ['work', 'education', 'volunteer', 'skills'] as const)
    if (expected[list] !== undefined) expect(resume[list]).toHaveLength(expected[list].length);
});
