import fc from 'fast-check';

/**
 * Property tests draw the same values in every run, so that a check of one commit has one result. `TEST_SEED=random`
 * draws new ones, `TEST_SEED=<number>` repeats those of a failure.
 */
const given = process.env['TEST_SEED'] ?? '20261128';

if (given !== 'random') {
  const seed = Number(given);
  if (!Number.isInteger(seed))
    throw new Error(`TEST_SEED is a whole number or "random", not "${given}"`);
  fc.configureGlobal({ seed });
}
