import type { Random } from '../../tools/seed/random.ts';
import type { FictionalPerson, Moment, Stay } from './fictional.ts';
import type { DateStyle, Piece, Style } from './sheet.ts';

/** A résumé's parts, before they are put on a page. */
export interface Parts {
  head: Piece[];
  contact: Piece[];
  summary: Piece[];
  work: Piece[];
  education: Piece[];
  small: Piece[];
}

/** The parts of a person's résumé, line by line. */
export function composeParts(person: FictionalPerson, style: Style): Parts {
  const { random, page } = style;
  const { words } = person;
  const heading = (kind: keyof typeof words.headings): Piece => ({
    kind: 'heading',
    text: random.pick(words.headings[kind]),
  });
  const certificates: Piece[] = person.certificates.map(({ name, year }) => ({
    kind: 'bullet',
    text: `${name}, ${year}`,
  }));
  return {
    head: [
      { kind: 'name', text: person.name, centered: page === 'single' && random.chance(0.4) },
      ...(random.chance(0.6) ? [text(person.title)] : []),
    ],
    contact: composeContact(person, style, heading('contact')),
    summary: random.chance(0.7) ? [heading('summary'), text(person.summary)] : [],
    work: [heading('work'), ...person.work.flatMap((stay) => composeStay(stay, style))],
    education: [
      heading('education'),
      ...person.education.flatMap((stay) => composeStudy(stay, style)),
    ],
    small: [
      heading('skills'),
      ...composeSkills(person.skills, random),
      heading('languages'),
      ...composeLanguages(person.languages, random),
      ...(certificates.length > 0 ? [heading('certificates'), ...certificates] : []),
    ],
  };
}

const text = (
  line: string,
  more: { bold?: boolean; right?: string; link?: string } = {},
): Piece => ({ kind: 'text', text: line, ...more });

function composeContact(person: FictionalPerson, { random, page }: Style, heading: Piece): Piece[] {
  const { email, phone, links, words, city } = person;
  const place = random.chance(0.5) ? `${city}, ${words.countryName}` : city;
  const web = [links.linkedin, links.github, links.web].filter((link) => link !== null);
  const shown = random.chance(0.5) ? web.map((link) => `https://${link}`) : web;
  const { labels } = words;
  if (page !== 'single')
    return [heading, ...[place, phone.shown, email, ...shown].map((line) => text(line))];
  const way = random.below(4);
  if (way === 0)
    return [
      text([place, email, phone.shown].join(random.pick([' | ', ' · ', ' • ']))),
      text(shown.join(' | ')),
    ];
  if (way === 1) {
    return [
      text(`${labels.address}: ${place}`),
      text(`${labels.phone}: ${phone.shown}`),
      text(`${labels.email}: ${email}`),
      ...shown.map((line) => text(line)),
    ];
  }
  if (way === 2) {
    const row = (left: string, right: string): Piece => ({
      kind: 'row',
      left,
      right: [text(right)],
    });
    return [
      heading,
      row(labels.address, place),
      row(labels.phone, phone.shown),
      row(labels.email, email),
      ...shown.map((link) => row('Web', link)),
    ];
  }
  // Behind words, as a link: only the file's own link says where.
  return [
    text(place, { right: phone.shown }),
    text(email, { right: 'LinkedIn', link: `https://${links.linkedin}` }),
    ...shown.slice(1).map((line) => text(line)),
  ];
}

function composeStay(stay: FictionalPerson['work'][number], style: Style): Piece[] {
  const { title, employer, city, highlights } = stay;
  const dates = showStay(stay, style);
  const bullets: Piece[] = highlights.map((line) => ({ kind: 'bullet', text: line }));
  const gap: Piece = { kind: 'gap' };
  switch (style.work) {
    case 'titleDates':
      return [
        gap,
        text(title, { bold: true, right: dates }),
        text(`${employer}, ${city}`),
        ...bullets,
      ];
    case 'employerCity':
      return [
        gap,
        text(employer, { bold: true, right: city }),
        text(title, { right: dates }),
        ...bullets,
      ];
    case 'oneLine':
      return [gap, text(`${title}, ${employer} (${dates})`, { bold: true }), ...bullets];
    case 'datesBelow':
      return [
        gap,
        text(title, { bold: true }),
        text(`${employer} – ${city}`),
        text(dates),
        ...bullets,
      ];
    case 'datesLeft':
      return [
        gap,
        {
          kind: 'row',
          left: dates,
          right: [text(title, { bold: true }), text(`${employer}, ${city}`), ...bullets],
        },
      ];
    case 'piped':
      return [gap, text(`${employer} | ${title} | ${dates}`, { bold: true }), ...bullets];
    case 'datesFirst':
      return [gap, text(`${dates}   ${employer} — ${title}`), ...bullets];
  }
}

function composeStudy(stay: FictionalPerson['education'][number], style: Style): Piece[] {
  const { school, degree, city } = stay;
  const dates = showStay(stay, style);
  if (style.work === 'datesLeft')
    return [
      { kind: 'gap' },
      {
        kind: 'row',
        left: dates,
        right: [text(degree, { bold: true }), text(`${school}, ${city}`)],
      },
    ];
  if (style.work === 'employerCity')
    return [
      { kind: 'gap' },
      text(school, { bold: true, right: city }),
      text(degree, { right: dates }),
    ];
  if (style.work === 'piped') return [{ kind: 'gap' }, text(`${degree} | ${school} | ${dates}`)];
  return [{ kind: 'gap' }, text(degree, { bold: true, right: dates }), text(school)];
}

function composeSkills(skills: readonly string[], random: Random): Piece[] {
  const way = random.below(3);
  if (way === 0) return [text(skills.join(', '))];
  if (way === 1) return skills.map((skill) => ({ kind: 'bullet', text: skill }));
  return [text(skills.join(' • '))];
}

function composeLanguages(languages: readonly [string, string][], random: Random): Piece[] {
  const way = random.below(3);
  if (way === 0)
    return [text(languages.map(([language, level]) => `${language} (${level})`).join(', '))];
  const mark = way === 1 ? ': ' : ' – ';
  return languages.map(([language, level]) => text(`${language}${mark}${level}`));
}

function showStay({ from, to }: Stay, style: Style): string {
  const end = to === null ? style.present : showMoment(to, style);
  return `${showMoment(from, style)}${style.range}${end}`;
}

function showMoment({ year, month }: Moment, { dates, locale }: Style): string {
  const two = String(month).padStart(2, '0');
  const named = (width: 'short' | 'long') =>
    new Intl.DateTimeFormat(locale, { month: width }).format(
      new Date(Date.UTC(year, month - 1, 15)),
    );
  const forms: Record<DateStyle, () => string> = {
    short: () => `${named('short')} ${year}`,
    long: () => `${named('long')} ${year}`,
    numeric: () => `${two}/${year}`,
    dotted: () => `${two}.${year}`,
    years: () => String(year),
    iso: () => `${year}-${two}`,
    apostrophe: () => `${named('short')} ’${String(year).slice(2)}`,
  };
  return forms[dates]();
}
