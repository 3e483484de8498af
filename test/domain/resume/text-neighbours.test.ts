import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { extractResume } from '../../../domain/resume/extract-resume.ts';
import { readPlainText } from '../../../services/documents/readers/read-text.ts';

const FOLDER = join(import.meta.dirname, '../../fixtures/resumes/neighbours');

/** Name, jobs as "title @ employer, start to end", and schools as "school: degree, area, score". */
type Shown = [name: string, work: string[], education: string[]];

const resumes: Record<string, Shown> = {
  mariner: [
    'Aleksandra Wronska',
    [
      'Second Officer @ Baltic Lines Sp. z o.o., 2021-05 to -',
      'Third Officer @ Norvik Tankers AS, 2018-03 to 2021-04',
    ],
    ['Gdynia Maritime University: BSc, Navigation, -'],
  ],
  teacher: [
    'Tomás Ferreira',
    [
      'Physics Teacher @ Colégio do Tejo, 2019 to -',
      'Science Teacher @ Escola da Serra, 2015 to 2019',
    ],
    ['Universidade de Lisboa: MSc, Physics, -'],
  ],
  developer: [
    'Priya Raman',
    [
      'Engineering Manager @ Kestrel Pay, 2023-01 to -',
      'Senior Developer, Ledger @ Kestrel Pay, 2020-06 to 2022-12',
      'Developer, Checkout @ Kestrel Pay, 2018-07 to 2020-05',
    ],
    ['Anna University: Bachelor of Engineering, Computer Science, 8.7/10'],
  ],
  nurse: [
    'Joanna Pearce',
    [
      'Charge Nurse @ Aire Infirmary, 2020-09 to -',
      'Staff Nurse @ Aire Infirmary, 2016-08 to 2020-09',
      'Student Nurse @ Dales Hospice, 2015 to -',
    ],
    ['University of Leeds: BSc (Hons), Adult Nursing, -'],
  ],
  sales: [
    'Darnell Okoro',
    [
      'REGIONAL SALES MANAGER @ Peachtree Supplies Inc., 2020 to -',
      'ACCOUNT EXECUTIVE @ Cobb Office Co., 2016 to 2020',
    ],
    ['Georgia State University: B.B.A., Marketing, 3.5/4.0'],
  ],
  researcher: [
    'Henrik Aas',
    [
      'Senior Researcher, Sea Ice @ Arctic Institute, 2020-01 to -',
      'Researcher, Permafrost @ Arctic Institute, 2016-02 to 2019-12',
      'Lecturer @ University of Tromsø, 2018 to 2020',
    ],
    ['University of Bergen: PhD, Physics, -'],
  ],
  logistics: [
    'Oluwaseun Adebayo',
    [
      'Warehouse Manager @ Dockside Freight Ltd, 2021-03 to -',
      'Shift Supervisor @ Dockside Freight Ltd, 2018-07 to 2021-02',
    ],
    ['Yaba College of Technology: HND, Logistics, -'],
  ],
  designer: [
    'Mei-Ling Tan',
    ['Lead Designer @ Pelican Labs, 2021 to -', 'Designer @ Harbour Apps, 2018 to 2021'],
    ['LASALLE College: BFA, Visual Communication, -'],
  ],
  electrician: [
    'Jürgen Bäcker',
    [
      'Elektromeister @ Stadtwerke Bremen, 2019-04 to -',
      'Elektroniker @ Nordlicht Elektro GmbH, 2012-08 to 2019-03',
    ],
    ['Berufsschule Bremen: -, Elektroniker für Energietechnik, 1,7'],
  ],
  'student-teacher': [
    'Jane Q. Porter',
    [],
    ['Boise State University: Bachelor of Arts, Elementary Education, 3.8'],
  ],
  pilot: [
    'Natalia Reyes-Montero',
    [
      'Captain, A320 Fleet @ AeroAndes, 2021-03 to -',
      'First Officer, E190 Fleet @ AeroAndes, 2016-06 to 2021-02',
    ],
    ['Universidad San Gregorio: BSc, Aviation, -'],
  ],
  welder: [
    'Piotr Nowak',
    [
      'Spawacz TIG @ Stocznia Bałtyk Sp. z o.o., 2020 to -',
      'Pomocnik spawacza @ Metalpol S.A., 2014 to 2020',
    ],
    ['Technikum Mechaniczne w Gdyni: -, -, -'],
  ],
  'program-manager': [
    'Samuel Idowu',
    [
      'Program Manager @ Gulf Refining Co., 2019 to -',
      'Project Engineer @ Bayou Controls, 2014 to 2019',
    ],
    ['University of Ibadan: BSc, Chemical Engineering, -'],
  ],
  barista: [
    'Zoë Park',
    ['Barista @ Kettle & Co, 2022-05 to -', 'Cashier @ Green Grocer, 2020-06 to 2022-04'],
    ['Lincoln High School, Portland: diploma, -, -'],
  ],
  operations: [
    'Raj Malhotra',
    [
      'OPERATIONS LEAD @ KIRAN FOODS PVT LTD, 2019-04 to -',
      'SHIFT INCHARGE @ SAHYADRI DAIRY, 2015-06 to 2019-03',
    ],
    ['SHIVAJI UNIVERSITY: B.TECH, FOOD TECHNOLOGY, 8.1/10'],
  ],
};

/** Promise: neighbours of the given kinds are read: headings, one employer of several roles, dates above entries. */
test.each(Object.entries(resumes))('%s', (file, [name, work, education]) => {
  const { resume } = extractResume(readPlainText(readFileSync(join(FOLDER, `${file}.txt`))));
  const jobs = (resume.work ?? []).map(
    ({ position, name: employer, startDate, endDate = '-' }) =>
      `${position} @ ${employer}, ${startDate} to ${endDate}`,
  );
  const schools = (resume.education ?? []).map(
    ({ institution, studyType = '-', area = '-', score = '-' }) =>
      `${institution}: ${studyType}, ${area}, ${score}`,
  );
  expect([resume.basics?.name, jobs, schools]).toEqual([name, work, education]);
});
