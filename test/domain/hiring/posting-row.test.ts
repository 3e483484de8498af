import { expect, it } from '@jest/globals';
import { jobListingWithPipeline } from '../../../domain/hiring/posting-row.ts';
import { makePosting } from './hiring-fixture.ts';

// Promise: every stage shows its number of applications, with any key.
it('counts nobody at a stage whose key is a built-in member of objects', () => {
  const stages = [
    { key: 'applied', name: 'Applied', type: 'lead' as const },
    { key: 'constructor', name: 'Construction', type: 'active' as const },
  ];
  const { pipeline } = jobListingWithPipeline(
    makePosting(),
    { applied: 2 },
    { stages, retired: [], version: 1 },
  );
  expect(pipeline.map(({ key, applications }) => [key, applications])).toEqual([
    ['applied', 2],
    ['constructor', 0],
  ]);
});
