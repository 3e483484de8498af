import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceKind } from '../../../domain/market/enums.ts';
import { answer, type FeedServer } from '../feed-server.ts';

const FOLDER = join(process.cwd(), 'test', 'fixtures', 'connectors');

/** The paths of a fixture's list and details on the feed server. */
export interface FixtureSite {
  list: string;
  /** Path of a detail by its file name without extension. */
  detail?: (name: string) => string;
  details?: string[];
}

export const fixtureSites: Record<SourceKind, FixtureSite> = {
  greenhouse: { list: '/v1/boards/harbourvale/jobs' },
  lever: { list: '/v0/postings/klarglas' },
  ashby: { list: '/posting-api/job-board/amber-hive' },
  smartrecruiters: {
    list: '/v1/companies/NordRail/postings',
    detail: (name) => `/v1/companies/NordRail/postings/${name}`,
    details: ['744000010001.json', '744000010002.json'],
  },
  workable: { list: '/api/v1/widget/accounts/pebble' },
  recruitee: { list: '/api/offers/' },
  personio: { list: '/xml' },
  workday: {
    list: '/wday/cxs/vindmark/Careers/jobs',
    detail: (name) =>
      name === 'R-4711'
        ? '/wday/cxs/vindmark/Careers/job/Aarhus/Turbine-Fitter_R-4711'
        : '/wday/cxs/vindmark/Careers/job/Esbjerg/Blade-Painter_R-4712-1',
    details: ['R-4711.json', 'R-4712-1.json'],
  },
  bamboohr: {
    list: '/careers/list',
    detail: (name) => `/careers/${name}/detail`,
    details: ['41.json', '42.json'],
  },
  teamtailor: { list: '/jobs.rss' },
  breezy: {
    list: '/json',
    detail: (name) => `/p/${name}`,
    details: [
      'e5e5e5e50001-kite-maker.html',
      'e5e5e5e50002-kite-tester.html',
      'e5e5e5e50004-blank.html',
    ],
  },
  json_ld: {
    list: '/careers',
    detail: (name) => `/careers/${name}`,
    details: ['dyer.html'],
  },
  indeed_xml: { list: '/feed.xml' },
  rss: { list: '/remote-jobs.rss' },
};

/** Serves a kind's fixture; returns the URL of its list. */
export function serveFixture(server: FeedServer, kind: SourceKind): string {
  const { list, detail, details = [] } = fixtureSites[kind];
  server.on(list, answer(readList(kind)));
  for (const file of details) {
    const path = detail?.(file.replace(/\.\w+$/, '')) ?? '';
    server.on(path, answer(readFileSync(join(FOLDER, kind, file))));
  }
  return `${server.url}${list}`;
}

function readList(kind: SourceKind): Buffer {
  const file = ['json', 'xml', 'html']
    .map((ending) => join(FOLDER, kind, `list.${ending}`))
    .find((path) => existsSync(path));
  if (file === undefined) throw new Error(`There is no fixture for ${kind}.`);
  return readFileSync(file);
}

/** The expected results of a fixture's rows: postings, null, or `{ rejected: reason }`. */
export function readExpected(kind: SourceKind, server: FeedServer): unknown {
  const text = readFileSync(join(FOLDER, kind, 'expected.json'), 'utf8');
  return JSON.parse(text.replaceAll('{server}', server.url));
}
