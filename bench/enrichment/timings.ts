import { mapAshby } from '../../connectors/ashby/map.ts';
import { clusterSignature } from '../../domain/market/enrichment/clusters.ts';
import { descriptionText } from '../../domain/text/description-text.ts';
import { employmentTypeFromText } from '../../domain/market/enrichment/employment.ts';
import { enrich } from '../../domain/market/enrichment/enrich.ts';
import { keywords } from '../../domain/market/enrichment/keywords.ts';
import { language } from '../../domain/text/language.ts';
import { resolvePlace } from '../../domain/places/places.ts';
import { salaryFromText } from '../../domain/market/enrichment/pay/salary-text.ts';
import { seniorityLevel } from '../../domain/market/enrichment/seniority.ts';
import type { Posting } from '../../domain/market/posting.ts';
import { validatePosting } from '../../domain/market/validate-posting.ts';
import type { BoardRow } from './boards.ts';

interface Sample {
  posting: Posting;
  text: string;
  board: string;
}

/** Microseconds of processor time per posting of each function and of all together, after one warm run over everything. */
export function timeFunctions(rows: readonly BoardRow[]): Record<string, number> {
  const samples = rows.flatMap(({ board, row }): Sample[] => {
    const posting = mapAshby(row, { token: board, companyName: board });
    return posting === null
      ? []
      : [{ posting, text: descriptionText(posting.descriptionHtml), board }];
  });
  const calls: Record<string, (sample: Sample) => unknown> = {
    validatePosting: ({ posting }) => validatePosting(posting, Date.now()),
    descriptionText: ({ posting }) => descriptionText(posting.descriptionHtml),
    resolvePlace: ({ posting }) => posting.places.map((place) => resolvePlace(place.text, place)),
    keywords: ({ posting, text }) => keywords(posting.title, text),
    language: ({ text }) => language(text, null),
    salaryFromText: ({ text }) => salaryFromText(text),
    employmentType: ({ posting, text }) => employmentTypeFromText(posting.title, text),
    seniorityLevel: ({ posting }) => seniorityLevel(posting.title, null),
    clusterSignature: ({ posting: { title }, text, board }) =>
      clusterSignature({ companyName: board, title, locations: [], descriptionText: text }),
    'enrich (all)': ({ posting, board }) => enrich(posting, { companyName: board }),
  };
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, timed(samples, call)]),
  );
}

/** Processor time, not wall time: it stays comparable when the machine has other work. */
function timed(samples: readonly Sample[], call: (sample: Sample) => unknown): number {
  samples.forEach(call);
  const before = process.cpuUsage();
  samples.forEach(call);
  const { user, system } = process.cpuUsage(before);
  return Math.round((user + system) / samples.length);
}
