import type { Candidate } from '../../domain/hiring/candidate.ts';
import type { Random } from '../../tools/seed/random.ts';
import { inventedName, MOST_EMPLOYERS } from '../../tools/seed/words/names.ts';

const FIRST_NAMES =
  'Ada Alma Anton Astrid Bela Bruno Clara David Edda Elias Emil Erik Eva Finn Frida Greta Hanna Henrik Ida Ines Ivo Jonas Karin Lars Lea Linus Mara Mats Nina Olaf Petra Rasmus Selma Sven Tilda Ulla Vera Viktor Wanda Ylva'.split(
    ' ',
  );
const DOMAINS = [
  ['mail.example', 60],
  ['post.example', 30],
  ['work.example', 10],
] as const;
const TOWNS = ['Bergen, Norway', 'Oslo, Norway', 'Aarhus, Denmark', 'Turku, Finland', 'Berlin'];
const SKILLS =
  'Rust,Welding,Excel,Triage,Routing,SQL,Sourdough,Figma,Soldering,Forklift,Payroll,Kubernetes,Lathe,Spanish,Finnish,Rigging,Dosage,Python,Ledgers,Negotiation,Masonry,Sailing,Statistics,Robotics'.split(
    ',',
  );
const SENTENCES = [
  'I have kept clocks on time for eleven years, most of them in the open air.',
  'My last employer built cranes, and I was responsible for their brakes.',
  'Your workshop is known for repairing movements that others throw away.',
  'I led a team of six mechanics and introduced a plan for spare parts.',
  'Before that I taught apprentices at the technical school of the city.',
  'I like to work at night, when a harbour is quiet and a mistake is heard at once.',
  'Numbers do not frighten me: I kept the books of a cooperative for two winters.',
  'I would bring a set of tools that my grandmother left me.',
  'A reference of the harbour master is attached to my résumé.',
  'I could begin in spring, or earlier if the apartment is found.',
  'My patients trusted me because I explained every dose before I gave it.',
  'I moved a warehouse of forty thousand parcels without losing a single one.',
];

/** The details of a person, with an address that nobody else has. */
export function drawPerson(
  index: number,
  random: Random,
): Pick<Candidate, 'name' | 'email' | 'phone' | 'location' | 'links' | 'skills'> {
  const first = random.pick(FIRST_NAMES);
  const last = inventedName(random.below(MOST_EMPLOYERS));
  const handle = `${first}.${last}.${index}`.toLowerCase();
  return {
    name: `${first} ${last}`,
    email: `${handle}@${random.weighted(DOMAINS)}`,
    phone: `+47${20_000_000 + index}`,
    location: random.pick(TOWNS),
    links: [`https://profiles.example/${handle}`],
    skills: random.sample(SKILLS, 3),
  };
}

/** The answers to the default form. */
export function drawAnswers(
  { name, email, phone, links }: Pick<Candidate, 'name' | 'email' | 'phone' | 'links'>,
  random: Random,
): Record<string, unknown> {
  const letter = random.sample(SENTENCES, 6).join(' ');
  return { name, email, phone, cover_letter: letter, linkedin: links[0] };
}
