/** How the members of an entry are checked. */
export interface EntryShape {
  /** The names that make it an entry; the second one belongs to the first. */
  names: readonly [string, string];
  /** Whether one name alone makes an entry. Else it needs a period, or the rules must have found it. */
  isOneName: boolean;
  /** Dates: start and end, or one. */
  dates: readonly string[];
  /** Short texts that stand near the names. */
  near: readonly string[];
  /** Sentences and lists of the entry, below its names. */
  prose: readonly string[];
}

export const entryShapes = {
  work: {
    names: ['name', 'position'],
    isOneName: false,
    dates: ['startDate', 'endDate'],
    near: ['location'],
    prose: ['description', 'summary', 'highlights'],
  },
  volunteer: {
    names: ['organization', 'position'],
    isOneName: false,
    dates: ['startDate', 'endDate'],
    near: [],
    prose: ['summary', 'highlights'],
  },
  education: {
    names: ['institution', 'studyType'],
    isOneName: false,
    dates: ['startDate', 'endDate'],
    near: ['area', 'score'],
    prose: ['courses'],
  },
  projects: {
    names: ['name', 'entity'],
    isOneName: true,
    dates: ['startDate', 'endDate'],
    near: ['type'],
    prose: ['description', 'roles', 'keywords', 'highlights'],
  },
  certificates: {
    names: ['name', 'issuer'],
    isOneName: true,
    dates: ['date'],
    near: [],
    prose: [],
  },
  awards: {
    names: ['title', 'awarder'],
    isOneName: true,
    dates: ['date'],
    near: [],
    prose: ['summary'],
  },
  publications: {
    names: ['name', 'publisher'],
    isOneName: true,
    dates: ['releaseDate'],
    near: [],
    prose: ['summary'],
  },
} as const satisfies Record<string, EntryShape>;

export type EntryPart = keyof typeof entryShapes;
export const entryParts = Object.keys(entryShapes) as EntryPart[];
