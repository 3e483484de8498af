import { makeEmployer } from './employer.ts';
import { makeRole } from './make-role.ts';
import type { Employer, Role, Section, SeedSource } from './role.ts';

/** Boards that list many employers; employers without a board of their own are only there. */
const EXCHANGES = ['harbour-exchange', 'openings-daily', 'meridian-listings'] as const;
const REMOTE_BOARD = 'https://feeds.far-desk.example/remote-jobs.rss';
/** One in so many employers is on an exchange too, and one in so many on the remote board. */
const ALSO_ON_EXCHANGE = 8;
const ALSO_ON_REMOTE_BOARD = 5;

export interface SeedSize {
  /** The day the postings are made for, as milliseconds since 1970 of its start in UTC. */
  dayMs: number;
  employers: number;
}

interface Board {
  index: number;
  employer: Employer;
  roles: Role[];
}

/** Every feed of the seed; the same day and count give the same feeds. */
export function makeSeed({ dayMs, employers }: SeedSize): SeedSource[] {
  const boards = Array.from({ length: employers }, (_, index): Board => {
    const employer = makeEmployer(index);
    const roles = Array.from({ length: employer.roleCount }, (_, number) =>
      makeRole(employer, number, dayMs),
    );
    return { index, employer, roles };
  });
  return [
    ...boards.filter(hasOwnBoard).map(ownSource),
    ...EXCHANGES.map((name, position) => exchangeSource(name, position, boards)),
    remoteSource(boards),
  ].filter(({ roles }) => roles.length > 0);
}

function hasOwnBoard({ employer }: Board): boolean {
  return employer.kind !== 'indeed_xml';
}

function ownSource({ employer, roles }: Board): SeedSource {
  const token = `https://jobs.${employer.domain}/`;
  return { kind: employer.kind, token, companyName: employer.name, roles };
}

function exchangeSource(name: string, position: number, boards: readonly Board[]): SeedSource {
  const listed = boards.filter(({ index }) => index % EXCHANGES.length === position);
  const roles = listed.flatMap((board) => {
    if (!hasOwnBoard(board)) return board.roles;
    return board.index % ALSO_ON_EXCHANGE === 0 ? copies(board.roles, name) : [];
  });
  const token = `https://feeds.${name}.example/all-jobs.xml`;
  return { kind: 'indeed_xml', token, companyName: null, roles };
}

function remoteSource(boards: readonly Board[]): SeedSource {
  const roles = boards
    .filter((board) => hasOwnBoard(board) && board.index % ALSO_ON_REMOTE_BOARD === 0)
    .flatMap(({ roles }) => copies(roles, 'far-desk'))
    .filter(({ workplace, level }) => workplace === 'remote' && level !== 'internship');
  return { kind: 'rss', token: REMOTE_BOARD, companyName: null, roles };
}

/** As another board lists them: without pay in numbers, one task less, and a line of its own beneath. */
function copies(roles: readonly Role[], board: string): Role[] {
  return roles.map((role) => ({
    ...role,
    pay: role.pay && role.payText !== null ? { ...role.pay, isStructured: false } : null,
    sections: [...withoutLastTask(role.sections), listedBy(board, role.employer)],
  }));
}

function withoutLastTask(sections: readonly Section[]): Section[] {
  const tasks = sections.find(({ items }) => items.length > 0);
  return sections.map((section) =>
    section === tasks ? { ...section, items: section.items.slice(0, -1) } : section,
  );
}

function listedBy(board: string, { name }: Employer): Section {
  return { heading: null, paragraphs: [`Listed by ${board} on behalf of ${name}.`], items: [] };
}
