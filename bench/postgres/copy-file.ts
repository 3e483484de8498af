import { closeSync, openSync, writeSync } from 'node:fs';
import { foldCase } from '../../domain/common/text/fold-case.ts';
import type { IdentifiedDocument } from '../search/load-index.ts';

/** Files that `COPY ... FROM` reads: the jobs, and one line for each of their points. */
export interface CopyFiles {
  jobs: string;
  points: string;
}

const FLUSH_CHARACTERS = 1 << 20;

/** Passes the documents on, and writes each for PostgreSQL on its way. */
export function* copiedTo(
  files: CopyFiles,
  documents: Iterable<IdentifiedDocument>,
): Generator<IdentifiedDocument> {
  const jobs = lineWriter(files.jobs);
  const points = lineWriter(files.points);
  for (const job of documents) {
    jobs.write(jobColumns(job));
    for (const { lat, lon } of job.document.point) points.write([job.id, lat, lon]);
    yield job;
  }
  jobs.close();
  points.close();
}

/** In the order of `jobs` in schema.ts. */
function jobColumns({ id, document }: IdentifiedDocument): Column[] {
  return [
    id,
    document.row,
    document.posted_at,
    document.title_words,
    foldCase(document.title),
    document.company_slug,
    document.company_words,
    document.country,
    document.region,
    document.location_words,
    document.workplace_type,
    document.employment_type,
    document.seniority_level,
    document.salary_currency,
    document.annual_max,
    document.keywords,
  ];
}

type Column = string | number | string[] | null;

function columnText(column: Column): string {
  if (column === null) return '\\N';
  const text = Array.isArray(column)
    ? `{${column.map((value) => JSON.stringify(value)).join(',')}}`
    : String(column);
  return text
    .replace(/\\/gu, '\\\\')
    .replace(/\t/gu, '\\t')
    .replace(/\n/gu, '\\n')
    .replace(/\r/gu, '\\r');
}

function lineWriter(path: string) {
  const file = openSync(path, 'w', 0o644);
  let text = '';
  const flush = () => {
    writeSync(file, text);
    text = '';
  };
  return {
    write(columns: Column[]) {
      text += `${columns.map(columnText).join('\t')}\n`;
      if (text.length > FLUSH_CHARACTERS) flush();
    },
    close() {
      flush();
      closeSync(file);
    },
  };
}
