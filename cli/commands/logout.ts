import { type Use, WrongUse } from '../command.ts';
import { DEFAULT_PROFILE, readProfiles, writeProfiles } from '../profiles.ts';

/** Removes a profile with its key. The key itself stays valid until it is revoked. */
export async function run({ values }: Use): Promise<number> {
  const { current, profiles } = await readProfiles();
  const name = typeof values['profile'] === 'string' ? values['profile'] : current;
  if (profiles[name] === undefined) throw new WrongUse(`There is no profile ${name}.`);
  const { [name]: _removed, ...left } = profiles;
  const next = name === current ? (Object.keys(left)[0] ?? DEFAULT_PROFILE) : current;
  await writeProfiles({ current: next, profiles: left });
  process.stdout.write(`Profile ${name} is removed.\n`);
  return 0;
}
