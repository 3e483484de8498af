import { say } from '../../tools/terminal/say.ts';
import { builtInDepartments, builtInLocations, builtInTitles } from './built-in-words.ts';
import { readRealBoards } from './real-boards.ts';

/** Texts whose words, lengths and frequencies generated jobs follow. */
export interface MarketWords {
  origin: 'recorded boards' | 'built-in words';
  titles: string[];
  departments: string[];
  locations: string[];
  /** Characters of HTML; empty where none could be measured. */
  descriptionLengths: number[];
}

/** Measured on the recorded boards where they are at hand, else a built-in market of the same shape. */
export async function readMarketWords(): Promise<MarketWords> {
  const boards = await readRealBoards();
  if (boards === null) {
    say('generator: ../shared/data/ashby-boards is absent; using built-in words');
    return {
      origin: 'built-in words',
      titles: builtInTitles(),
      departments: builtInDepartments,
      locations: builtInLocations,
      descriptionLengths: [],
    };
  }
  const jobs = boards.flat();
  return {
    origin: 'recorded boards',
    titles: texts(jobs.map((job) => job.title)),
    departments: texts(jobs.map((job) => job.department)),
    locations: texts(jobs.map((job) => job.location)),
    descriptionLengths: jobs.map((job) => job.descriptionHtml?.length ?? 0),
  };
}

function texts(values: (string | null | undefined)[]): string[] {
  return values.flatMap((value) => value?.trim() || []);
}
