import { bundleWorkflows } from '../../../worker/bundle.ts';

/** A call of `patched` in bundled code. */
const PATCHED = /\(0,\s*\w+\.patched\)\(\s*['"][\w-]+['"]\s*\)/g;

/** The workflows as they were before their changes: each `patched` answers false and leaves no marker. */
export async function bundleReleaseBefore(): Promise<{ code: string }> {
  const { code } = await bundleWorkflows();
  if (code.match(PATCHED) === null) throw new Error('The bundle has no change to take out.');
  return { code: code.replace(PATCHED, 'false') };
}
