import { settingsSchema } from '../../config/settings.ts';
import { isReadByCompose, ownOfCompose } from './compose-settings.ts';
import { markdownTable, page } from './markdown.ts';

interface Setting {
  name: string;
  fallback: string;
  description: string;
}

function settings(): Setting[] {
  const defaults: Record<string, unknown> = settingsSchema.parse({});
  return Object.entries(settingsSchema.shape).map(([name, schema]) => ({
    name,
    fallback: shown(defaults[name]),
    description: schema.description ?? '',
  }));
}

function shown(value: unknown): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.join(',');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** docs/configuration.md, from the schema of the settings. */
export function configurationReference(): string {
  return page(
    'Configuration',
    'Settings are environment variables that a process reads once, at start. A process with invalid settings prints ' +
      'every problem and exits. The defaults run the whole system on one machine. Source: `config/settings.ts`.',
    markdownTable(
      ['Variable', 'Default', 'Meaning'],
      settings().map(({ name, fallback, description }) => [
        `\`${name}\``,
        fallback === '' ? '' : `\`${fallback}\``,
        description,
      ]),
    ),
    'Docker Compose reads what `.env.example` names from a file `.env` too, and nothing else does. The local ' +
      'commands also read `OPENROLE_HOME` (data, logs and addresses of this checkout, default `.openrole`), ' +
      '`OPENROLE_CACHE` (fetched server programs, default `openrole` in `XDG_CACHE_HOME` or `~/.cache`), ' +
      '`ELASTICSEARCH_HEAP_MB` (memory of the Elasticsearch that is started, default 512), `ES_JAVA_OPTS` (further ' +
      'options of its Java; `npm start` sets `-XX:TieredStopAtLevel=1`, with which it is ready sooner), ' +
      'and `ES_JAVA_HOME` or `JAVA_HOME` (a Java for it, where it brings none; else the newest that is found).',
  );
}

/** .env.example, from the same schema. */
export function environmentExample(): string {
  const offered = [...settings().filter(({ name }) => isReadByCompose(name)), ...ownOfCompose];
  const lines = offered.map(
    ({ name, fallback, description }) => `# ${description}\n# ${name}=${fallback}\n`,
  );
  return `# All that Docker Compose reads from .env, with its default; copy to .env and uncomment to change.\n\n${lines.join('\n')}`;
}
