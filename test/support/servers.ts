import { randomBytes } from 'node:crypto';

/** A setting that `npm test` provides. A test without it fails and explains how to run it. */
export function requiredEnvironment(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '') {
    throw new Error(
      `${name} is not set. Run \`npm test -- <this file>\`, which starts the real servers, ` +
        'or set it from `npm run stack -- up`.',
    );
  }
  return value;
}

/** A name for a database and an index prefix that no other test file uses. */
export function uniqueName(label: string): string {
  return `test_${label}_${randomBytes(4).toString('hex')}`;
}
