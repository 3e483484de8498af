import { beforeAll, describe, expect, it } from '@jest/globals';
import { createRecordedFeed } from '../../connectors/feed/recorded-feed.ts';
import { connectorOf } from '../../connectors/registry.ts';
import { clusterJobs } from '../../domain/market/enrichment/clusters.ts';
import { enrich, type EnrichedPosting } from '../../domain/market/enrichment/enrich.ts';
import { sourceKinds, type SourceKind } from '../../domain/market/enums.ts';
import type { Posting } from '../../domain/market/posting.ts';
import { validatePosting } from '../../domain/market/validate-posting.ts';
import { payloadOf } from '../../tools/seed/feeds/payload-of.ts';
import { makeSeed } from '../../tools/seed/make-seed.ts';
import type { Role, SeedSource } from '../../tools/seed/role.ts';
import { inventedName, MOST_EMPLOYERS } from '../../tools/seed/words/names.ts';

const dayMs = Date.UTC(2026, 9, 20);
const seed = makeSeed({ dayMs, employers: 300 });
const roles = seed.flatMap((source) => source.roles);

interface ReadRole {
  id: string;
  source: SeedSource;
  role: Role;
  posting: Posting;
  enriched: EnrichedPosting;
}

let read: ReadRole[] = [];
beforeAll(async () => {
  read = (await Promise.all(seed.map(readSource))).flat();
});

/** Feeds whose rows can state all three workplace types. */
const saysWorkplace = new Set<SourceKind>(['ashby', 'greenhouse', 'lever', 'recruitee']);

describe('the seed, read by connectors and enriched', () => {
  it('has no rejected row, and every row matches its role', () => {
    expect(read).toHaveLength(roles.length);
    for (const { role, posting } of read) {
      expect(posting.title).toBe(role.title);
      expect(posting.descriptionHtml).toContain(role.sections[0]?.paragraphs[0]);
      expect(Date.parse(posting.postedAt ?? '')).toBeLessThanOrEqual(dayMs);
    }
  });

  it('has the places of its roles', () => {
    const right = read.filter(
      ({ role, enriched }) => countryOf(enriched) === (role.places[0]?.country?.code ?? null),
    );
    expect(right.length / read.length).toBeGreaterThanOrEqual(0.99);
  });

  it('has the pay of its roles, exactly in amount, currency and period', () => {
    const paid = read.filter(({ role }) => role.pay !== null);
    const right = paid.filter(({ role, enriched }) => {
      const { min, max, currency, period } = enriched.salary ?? {};
      const stated = [role.pay?.min, role.pay?.max, role.pay?.currency, role.pay?.period];
      return String([min, max, currency, period]) === String(stated);
    });
    expect(right.length / paid.length).toBeGreaterThanOrEqual(0.98);
  });

  it('does not mistake learning budgets for pay', () => {
    const unpaid = read.filter(({ role }) => role.pay === null);
    expect(unpaid.length).toBeGreaterThan(1_000);
    expect(unpaid.filter(({ enriched }) => enriched.salary !== null)).toEqual([]);
  });

  it('has the seniority of its titles', () => {
    const right = read.filter(({ role, enriched }) => enriched.seniorityLevel === role.level);
    expect(right.length / read.length).toBeGreaterThanOrEqual(0.99);
  });

  it('has the language of its texts', () => {
    const right = read.filter(({ role, enriched }) => enriched.language === role.language);
    expect(right.length / read.length).toBeGreaterThanOrEqual(0.99);
  });

  it('has the workplace and employment of its roles where the feed states them', () => {
    const said = read.filter(({ source }) => saysWorkplace.has(source.kind));
    expect(said.length).toBeGreaterThan(1_000);
    for (const { role, enriched } of said) {
      expect(enriched.workplaceType).toBe(role.workplace);
      expect(enriched.employmentType).toBe(role.employment);
    }
  });

  it('shows a role of two sources once', () => {
    const candidates = read.map(({ id, source, enriched }) => ({
      id,
      sourceId: source.token,
      ...enriched.clusterSignature,
    }));
    const roleIds = new Map(read.map(({ id, role }) => [id, role.id]));
    const clusters = clusterJobs(candidates).filter((members) => members.length > 1);
    const copies = roles.length - new Set(roles.map(({ id }) => id)).size;
    const joined = clusters.map((members) => {
      const ids = members.map((member) => roleIds.get(member));
      return ids.length - new Set(ids).size;
    });
    const found = joined.reduce((sum, repeats) => sum + repeats, 0);
    expect(copies).toBeGreaterThan(200);
    expect(found / copies).toBeGreaterThanOrEqual(0.98);
  });
});

describe('the seed itself', () => {
  it('is identical for the same day and number of employers', () => {
    const again = makeSeed({ dayMs, employers: 300 });
    expect(again.map(payloadOf).join()).toBe(seed.map(payloadOf).join());
  });

  it('ages by a day with its day and keeps its roles', () => {
    const dayAfterMs = dayMs + 86_400_000;
    const later = makeSeed({ dayMs: dayAfterMs, employers: 300 }).flatMap((one) => one.roles);
    expect(later.map(({ id, title }) => [id, title])).toEqual(
      roles.map(({ id, title }) => [id, title]),
    );
    expect(
      later.every((role, index) => role.postedAt - (roles[index]?.postedAt ?? 0) === 86_400_000),
    ).toBe(true);
  });

  it('holds hundreds of employers and thousands of roles over many countries', () => {
    const different = (of: (role: Role) => unknown) => new Set(roles.map(of)).size;
    expect(different(({ employer }) => employer.slug)).toBe(300);
    expect(roles.length).toBeGreaterThan(4_000);
    expect(different(({ places }) => places[0]?.country?.code)).toBeGreaterThanOrEqual(40);
    expect(different(({ pay }) => pay?.currency)).toBeGreaterThanOrEqual(30);
    expect(different(({ language }) => language)).toBe(10);
    expect(different(({ level }) => level)).toBe(13);
    expect(new Set(seed.map(({ kind }) => kind)).size).toBe(10);
    expect(seed.every(({ kind }) => sourceKinds.includes(kind))).toBe(true);
  });

  it('has each source once, and each role once per source', () => {
    expect(new Set(seed.map(({ token }) => token)).size).toBe(seed.length);
    expect(new Set(read.map(({ id }) => id)).size).toBe(read.length);
  });

  it('links only to addresses below .example', () => {
    const hosts = seed
      .map(payloadOf)
      .flatMap((payload) => [...payload.matchAll(/https?:\/\/([^/"'<>\]\s\\]+)/g)])
      .map(([, host = '']) => host);
    const others = hosts.filter((host) => !host.endsWith('.example'));
    expect([...new Set(others)].sort()).toEqual(['schema.org', 'teamtailor.com']);
    expect(
      read.every(({ posting }) => new URL(posting.applyUrl).hostname.endsWith('.example')),
    ).toBe(true);
  });

  it('has a unique name for every employer', () => {
    const names = Array.from({ length: MOST_EMPLOYERS }, (_, index) => inventedName(index));
    expect(new Set(names).size).toBe(MOST_EMPLOYERS);
  });
});

/** One feed through its connector and enrichment, row by row next to its source. */
async function readSource(source: SeedSource): Promise<ReadRole[]> {
  const connector = connectorOf(source.kind);
  const rows = await rowsOf(source);
  expect(rows).toHaveLength(source.roles.length);
  return source.roles.map((role, index) => {
    const mapped = connector.map(rows[index], source);
    const valid = mapped && validatePosting(mapped, dayMs);
    if (!valid?.ok) throw new Error(`${source.kind}: ${valid?.reason ?? 'is not listed'}`);
    const { posting } = valid;
    const companyName = source.companyName ?? posting.company?.name ?? '';
    const enriched = enrich(posting, { companyName });
    return { id: `${source.token} ${posting.externalId}`, source, role, posting, enriched };
  });
}

async function rowsOf(source: SeedSource): Promise<unknown[]> {
  const connector = connectorOf(source.kind);
  const feed = createRecordedFeed(() => bytesOf(payloadOf(source)), {
    url: connector.endpoint(source),
    maxBytes: 50_000_000,
  });
  const rows: unknown[] = [];
  let complete = false;
  for await (const page of connector.pages(source, feed)) {
    rows.push(...page.rows);
    complete = page.complete;
  }
  expect(complete).toBe(true);
  return rows;
}

async function* bytesOf(text: string): AsyncGenerator<Buffer> {
  yield await Promise.resolve(Buffer.from(text));
}

function countryOf({ locations }: EnrichedPosting): string | null {
  return locations[0]?.country ?? null;
}
