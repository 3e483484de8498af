import type { JsonResume } from '../../../domain/resume/json-resume.ts';
import { makePeople, type FictionalPerson, type Moment } from '../fictional.ts';
import { eastAsianPeople, rightToLeftPeople } from './people-other-scripts.ts';
import { westernPeople } from './people-western.ts';

/** A résumé whose truth is known. */
export interface ThemePerson {
  /** The language of its words: the theme's headings are put into it. */
  language: string;
  resume: JsonResume;
}

const FICTIONAL = 60;
const FICTIONAL_PER_THEME = 4;

/** The people printed with a theme: every written one and some of the sixty generated ones, others for each theme. */
export function peopleOf(themeNumber: number): ThemePerson[] {
  const generated = makePeople(FICTIONAL);
  const mine = Array.from({ length: FICTIONAL_PER_THEME }, (_, index) => {
    const person = generated[(themeNumber * FICTIONAL_PER_THEME + index) % FICTIONAL];
    return person === undefined ? [] : [fromFictional(person)];
  }).flat();
  return [...westernPeople, ...eastAsianPeople, ...rightToLeftPeople, ...mine];
}

function fromFictional(person: FictionalPerson): ThemePerson {
  const { name, title, email, phone, links, city, summary, words } = person;
  const [, network = '', username = ''] = /^(\w+)\.com\/(?:in\/)?(.+)$/.exec(links.linkedin) ?? [];
  return {
    language: words.locale.slice(0, 2),
    resume: {
      basics: {
        name,
        label: title,
        email,
        phone: phone.shown,
        summary,
        location: { city, countryCode: words.country },
        profiles: [{ network, username, url: `https://${links.linkedin}` }],
        ...(links.web !== null && { url: `https://${links.web}` }),
      },
      work: person.work.map(({ title: position, employer, from, to, highlights }) => ({
        name: employer,
        position,
        startDate: dateOf(from),
        ...(to !== null && { endDate: dateOf(to) }),
        highlights,
      })),
      education: person.education.map(({ school, degree, from, to }) => {
        const [studyType = degree, area = ''] = degree.split(words.inArea);
        return {
          institution: school,
          studyType,
          area,
          startDate: dateOf(from),
          ...(to !== null && { endDate: dateOf(to) }),
        };
      }),
      skills: person.skills.map((skill) => ({ name: skill })),
      languages: person.languages.map(([language, fluency]) => ({ language, fluency })),
      certificates: person.certificates.map(({ name: certificate, year }) => ({
        name: certificate,
        date: `${year}-06`,
      })),
    },
  };
}

const dateOf = ({ year, month }: Moment) => `${year}-${String(month).padStart(2, '0')}`;
