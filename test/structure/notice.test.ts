import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../../tools/paths.ts';
import { elasticsearch } from '../../tools/dev-servers/servers/elasticsearch.ts';
import { mongodb } from '../../tools/dev-servers/servers/mongodb.ts';
import { temporal } from '../../tools/dev-servers/servers/temporal.ts';
import { temporalTestServer } from '../../tools/dev-servers/servers/temporal-test-server.ts';

/** Promise: the licence of every server that a command here fetches, builds or starts is named. */
describe('NOTICE', () => {
  const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
  const notice = read('NOTICE');
  const programs = [mongodb, elasticsearch, temporal, temporalTestServer].flatMap(({ recipes }) =>
    recipes.map(({ program }) => basename(program)),
  );
  const images = [...read('docker-compose.yml').matchAll(/^ +image: (\S+):\S+$/gm)].map(
    ([, image = '']) => image.replace('docker.elastic.co/elasticsearch/', ''),
  );

  it.each([...new Set(programs)])('names the program %s', (program) => {
    expect(notice).toContain(`\`${program}\``);
  });

  it.each([...new Set(images)])('names the image %s', (image) => {
    expect(notice).toContain(`\`${image}\``);
  });

  it.each(['SSPL', 'GPL-2.0', 'AGPL', 'ELv2', 'MIT'])('and README both say %s', (licence) => {
    expect(notice).toContain(licence);
    expect(read('README.md')).toContain(licence);
  });
});
