import { describe, expect, it } from '@jest/globals';
import type { Job } from '../../../domain/market/job.ts';
import { jobDocument } from '../../../domain/market/job-projection.ts';
import {
  jobDetail,
  jobDetailSchema,
  jobRow,
  jobRowSchema,
} from '../../../domain/market/job-row.ts';

const job: Job = {
  id: 'job_00000000000000000001',
  title: 'Senior C++ Engineer',
  company: {
    id: 'org_1',
    slug: 'acme',
    name: 'Acme',
    logoUrl: 'https://acme.example/l.png',
    website: null,
  },
  location: 'Austin, TX; Remote',
  locations: [
    {
      text: 'Austin, TX',
      city: 'Austin',
      region: 'Texas',
      regionCode: 'TX',
      country: 'US',
      lat: 30.27,
      lng: -97.74,
    },
    {
      text: 'Remote',
      city: null,
      region: null,
      regionCode: null,
      country: null,
      lat: null,
      lng: null,
    },
  ],
  workplaceType: 'hybrid',
  employmentType: 'full_time',
  seniorityLevel: 'senior',
  labels: { workplace: 'Hybrid', employment: 'FullTime', seniority: null },
  department: 'R&D',
  salary: {
    min: 50,
    max: 60,
    currency: 'USD',
    period: 'hour',
    annualMin: 104_000,
    annualMax: 124_800,
    source: 'text',
  },
  applyUrl: 'https://acme.example/apply',
  canApply: false,
  sourceName: 'ashby',
  postedAt: '2026-01-02T03:04:05.678Z',
  updatedAt: '2026-01-03T00:00:00.000Z',
  closesAt: null,
  closedAt: null,
  descriptionText: '**Build**\n- things',
  keywords: ['C++', 'c++', 'PostgreSQL'],
  aiSummary: {
    summary: 'Builds things.',
    responsibilities: ['build'],
    requirements: [],
    benefits: [],
    generatedAt: '2026-01-04T00:00:00.000Z',
    model: 'offline',
  },
  language: 'en',
  requisitionId: 'R-1',
};

describe('the wire forms of a job', () => {
  it('a row has all members up to closed_at, in snake_case, with nulls', () => {
    const row = jobRow(job);
    expect(jobRowSchema.strict().parse(row)).toEqual(row);
    expect(row).toMatchObject({
      id: job.id,
      job_id: job.id,
      company: { id: 'org_1', slug: 'acme', logo_url: 'https://acme.example/l.png', website: null },
      company_name: 'Acme',
      salary: {
        min: 50,
        max: 60,
        period: 'hour',
        annual_min: 104_000,
        annual_max: 124_800,
        source: 'text',
      },
      closed_at: null,
    });
    expect(row.locations[0]).toEqual({
      text: 'Austin, TX',
      city: 'Austin',
      region: 'Texas',
      country: 'US',
      lat: 30.27,
      lng: -97.74,
    });
    for (const kept of ['description_text', 'keywords', 'ai_summary']) {
      expect(row).not.toHaveProperty(kept);
    }
  });

  it('a hosted role accepts applications until it closes', () => {
    const hosted = { ...job, canApply: true };
    expect(jobRow(hosted).can_apply).toBe(true);
    expect(jobRow({ ...hosted, closedAt: job.updatedAt }).can_apply).toBe(false);
  });

  it('a detail has the other members too', () => {
    const detail = jobDetail(job);
    expect(jobDetailSchema.strict().parse(detail)).toEqual(detail);
    expect(detail).toMatchObject({
      description_text: '**Build**\n- things',
      ai_summary: { summary: 'Builds things.', generated_at: '2026-01-04T00:00:00.000Z' },
      ai_summary_status: 'ready',
      requisition_id: 'R-1',
    });
    expect(jobDetail({ ...job, aiSummary: null })).toMatchObject({
      ai_summary: null,
      ai_summary_status: null,
    });
  });
});

describe('the index document of a job', () => {
  it('holds the row ready to send, and the members for filters', () => {
    const document = jobDocument({ job, clusterPrimary: true });
    expect(JSON.parse(document?.row ?? '')).toEqual(jobRow(job));
    expect(document).toMatchObject({
      posted_at: job.postedAt,
      title: 'Senior C++ Engineer',
      title_words: 'senior cplusplus engineer',
      company_slug: 'acme',
      country: ['US'],
      region: ['US-TX'],
      point: [{ lat: 30.27, lon: -97.74 }],
      location_words: 'austin tx remote austin tx remote',
      department_words: 'r d',
      salary_currency: 'USD',
      annual_mid: 114_400,
      keywords: ['c++', 'postgresql'],
    });
  });

  it('does not exist for a closed job, and for non-primary jobs of a cluster', () => {
    const closed = { ...job, closedAt: '2026-02-01T00:00:00.000Z' };
    expect(jobDocument({ job: closed, clusterPrimary: true })).toBeNull();
    expect(jobDocument({ job, clusterPrimary: false })).toBeNull();
  });
});
