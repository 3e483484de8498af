import { type Use, WrongUse } from '../command.ts';
import { masked } from '../connection.ts';
import { formatOf, print } from '../output/print.ts';
import { profilePath, readProfiles, writeProfiles } from '../profiles.ts';

export async function run({ words: [action = '', name], values }: Use): Promise<number> {
  const file = await readProfiles();
  if (action === 'list') {
    const rows = Object.entries(file.profiles).map(([profile, { api_key: key, url }]) => {
      return { profile, in_use: profile === file.current, key: masked(key), url };
    });
    print(rows, { columns: ['profile', 'in_use', 'key', 'url'], kind: formatOf(values).kind });
  } else if (action === 'use') {
    if (name === undefined || file.profiles[name] === undefined) {
      throw new WrongUse(`There is no profile ${name ?? 'without a name'}.`);
    }
    await writeProfiles({ ...file, current: name });
  } else if (action === 'path') {
    process.stdout.write(`${profilePath()}\n`);
  } else {
    throw new WrongUse(`openrole config takes list, use or path, not ${action}.`);
  }
  return 0;
}
