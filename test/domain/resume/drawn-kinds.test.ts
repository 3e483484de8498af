import { expect, test } from '@jest/globals';
import { readDrawn } from '../../support/resumes/drawn-page.ts';

/** Promise: a bullet before an employer or a school is decoration, and what stands deeper belongs to it. */
test('employers and schools behind bullets', () => {
  const { work, education } = readDrawn(`
#Odile Brackmere                                  E-mail: odile@example.com
                                                  Mobile: +1-303-555-0148

#Education
  •  Calder Institute of Design                                 Duluth, MN
     Master of Science in Ecology; GPA: 4.00             Aug 2012 – Dec 2013
  •  Penhurst College                                           Fargo, ND
     Bachelor of Arts in Botany; GPA: 3.66              Aug 2008 – July 2012

#Experience
  •  Tessmer Analytics                                   Mountain View, CA
     Software Engineer                                   Oct 2016 – Present
       –  Pipelines: Maintains the batch pipelines.
       –  Training: Worked on training clusters.
  •  Farrowick                                                  Austin, TX
     Senior Software Engineer                           Jan 2014 – Oct 2016
       –  Notifications: Service for e-mail and push.
`);
  expect(work).toMatchObject([
    { name: 'Tessmer Analytics', position: 'Software Engineer', startDate: '2016-10' },
    { name: 'Farrowick', position: 'Senior Software Engineer', endDate: '2016-10' },
  ]);
  expect(education).toMatchObject([
    { institution: 'Calder Institute of Design', score: '4.00' },
    { institution: 'Penhurst College', score: '3.66' },
  ]);
});

/** Promise: a column of dates belongs to the entry that it stands beside, also where it runs along the bullets. */
test('dates at the right, beside the bullets', () => {
  const { work, education } = readDrawn(`
#Tobias Wexley
Denver, CO  |  tobias@example.com

#Experience
*Loomfield AI, Co-Founder & CTO                               Denver, CO
 •  Built the model serving platform for calls      June 2021 – present
 •  Raised a seed round                             4 years 6 months

*Pinecroft Research, Research Intern                          Boulder, CO
 •  Designed a sparse attention layer             May 2019 – Aug 2019
                                                         4 months

#Education
*BS, Alder State University, Computer Science             2015 – 2019
`);
  expect(work).toMatchObject([
    { name: 'Loomfield AI', position: 'Co-Founder & CTO', startDate: '2021-06' },
    { name: 'Pinecroft Research', position: 'Research Intern', endDate: '2019-08' },
  ]);
  expect(education).toMatchObject([
    { institution: 'Alder State University', studyType: 'BS', area: 'Computer Science' },
  ]);
});

/** Promise: the line at the foot of a page is no part of a job, even where its page number stands apart. */
test('a footer of date, name and number', () => {
  const { work } = readDrawn(
    `
#Margit Oswald
Oslo, Norway  |  margit@example.com

#Experience
*Hallingdal Rail                                             Oslo, Norway
Signal Engineer                                     Feb 2021 – Mar 2024
  •  Re-signalled two stations.
@775 February 10, 2026              Margit Oswald · Résumé                1`,
    `
*Nordland Trams                                              Bergen, Norway
Technician                                          Jun 2018 – Jan 2021
 •  Maintained points.

#Education
*Fjordvik University
BSc in Electrical Engineering                          2014 – 2018
@775 February 10, 2026              Margit Oswald · Résumé                2`,
  );
  expect(work).toMatchObject([
    { name: 'Hallingdal Rail', position: 'Signal Engineer' },
    { name: 'Nordland Trams', position: 'Technician' },
  ]);
  expect(work).toHaveLength(2);
  expect(JSON.stringify(work)).not.toMatch(/February 10|Résumé/);
});

/** Promise: an icon is dropped and the fact beside it stays. */
test('facts behind icons', () => {
  const { basics } = readDrawn(`
#Rufus Hallert
\uf3c5 San Diego, CA  \uf0e0 rufus@example.com  \uf095 +1 303 555 0133  \uf09b rufushallert

#Experience
*Staff Engineer
Kestrel Mills  |  San Diego, CA
Mar 2021 – Present
`);
  expect(basics?.location).toMatchObject({ city: 'San Diego', region: 'California' });
});

/** Promise: an address that a column broke is one address, and its second half no profile of its own. */
test('a profile over two lines beside the jobs', () => {
  const { basics, work } = readDrawn(`
*Contact
nils@example.com
                              #Nils Aldermoor
www.linkedin.com/in/nils-     Head of Planning at Harrow Freight
aldermoor (LinkedIn)          Gothenburg, Sweden
github.com/aldermoor (Other)
                              *Experience
*Top Skills                   Harrow Freight
Logistics                     5 years 3 months
Route Planning                Head of Planning
SQL                           January 2023 - Present (2 years)
                              Gothenburg, Sweden
*Languages                    Lead a team of nine across three depots.
Swedish (Native)
English (Full)                Senior Planner
                              September 2020 - December 2022
                              Gothenburg, Sweden
                              Cut empty kilometres by a tenth.
`);
  expect(basics?.profiles?.find(({ network }) => network === 'LinkedIn')).toMatchObject({
    url: 'https://www.linkedin.com/in/nils-aldermoor',
  });
  expect(work).toMatchObject([
    { name: 'Harrow Freight', position: 'Head of Planning' },
    { name: 'Harrow Freight', position: 'Senior Planner' },
  ]);
});

/** Promise: a name in large type is the name, wherever on the page it stands. */
test('the name at the foot of a sidebar', () => {
  const { basics, work, education } = readDrawn(`
                              *interests
                              Printmaking and folklore.

                              *education
                              2011-2014     B.A. Illustration     Brimford School of Art

                              *experience
                              2018-2022     Illustrator, Thistle & Leaf
#Philippa                                   Drew covers for forty books.
#Rook-Ansell                  2014-2018     Studio Assistant, Marrow Prints
Illustrator
12 March 1992
United Kingdom
+44 7700 900321
philippa@example.com
`);
  expect(basics).toMatchObject({ name: 'Philippa Rook-Ansell' });
  expect(work).toMatchObject([
    { name: 'Thistle & Leaf', position: 'Illustrator' },
    { name: 'Marrow Prints', position: 'Studio Assistant' },
  ]);
  expect(education).toMatchObject([{ institution: 'Brimford School of Art' }]);
});

/** Promise: a soft hyphen that was drawn is a hyphen, within a word and between dates. */
test('soft hyphens', () => {
  const { work } = readDrawn(`
#Corwin Ashby
Seattle, WA  |  corwin@example.com

#Work Experience
*Wrenmoor                                                   Tacoma, WA
Co\u00adfounder & Software Engineer                    Jun. 2018 \u00ad Aug. 2021
 •  Built a high\u00adimpact on\u00adcall rota for a team.
`);
  expect(work).toMatchObject([
    {
      name: 'Wrenmoor',
      position: 'Co-founder & Software Engineer',
      startDate: '2018-06',
      endDate: '2021-08',
      highlights: ['Built a high-impact on-call rota for a team.'],
    },
  ]);
});

/** Promise: large letters on two lines are one name, also with contact facts beside them. */
test('a name on two lines beside the contact facts', () => {
  const { basics } = readDrawn(`
#Isolde                                  (303) 555-0162
                                         isolde@example.com
#Marchfield                              14 Quay Street, Portland, ME 04101

Office Manager

#Experience
*Office manager, The Candle Works
January 2020 - Current
Runs the front office.

*Receptionist, Nodding Publishing
March 2016 – December 2019
`);
  expect(basics).toMatchObject({ name: 'Isolde Marchfield', label: 'Office Manager' });
});
