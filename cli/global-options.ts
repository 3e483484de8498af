import type { Option } from './command.ts';

const connection: readonly Option[] = [
  {
    name: 'api-key',
    kind: 'text',
    about: '- reads it from the input. Else OPENROLE_API_KEY, else the profile.',
  },
  { name: 'url', kind: 'text', about: 'Address of the API. Else OPENROLE_URL, else the profile.' },
  { name: 'api-url', kind: 'text', about: 'The same, for commands with a --url of their own.' },
  { name: 'profile', kind: 'text', about: 'Else OPENROLE_PROFILE, else the profile in use.' },
];

/** Options that every command takes. */
export const globalOptions: readonly Option[] = [
  ...connection,
  { name: 'json', kind: 'boolean', about: 'Prints JSON, also of an error.' },
  { name: 'jsonl', kind: 'boolean', about: 'Prints one JSON value a line.' },
  { name: 'retry', kind: 'boolean', about: '--no-retry sends every request once.' },
  { name: 'help', kind: 'boolean' },
];

/** Options of the commands that are operations of the API, beside their parameters. */
export function callOptions(kind: CallKind): Option[] {
  const { list, settles, idempotent, bytes, versioned, irreversible } = kind;
  return [
    ...(versioned ? [ifMatch] : []),
    ...(list ? listOptions : []),
    ...(settles ? [wait] : []),
    ...(idempotent ? [idempotencyKey] : []),
    ...(bytes ? [output] : []),
    { name: 'columns', kind: 'list', about: 'Members to show, such as id,title,company.name.' },
    { name: 'data', kind: 'text', about: 'Parameters as JSON: text, @file, or - for the input.' },
    ...(irreversible ? [yes] : []),
  ];
}

interface CallKind {
  list: boolean;
  settles: boolean;
  idempotent: boolean;
  bytes: boolean;
  versioned: boolean;
  irreversible: boolean;
}

export const ifMatch: Option = {
  name: 'if-match',
  kind: 'number',
  about: 'The version that the record must have.',
};
const yes: Option = {
  name: 'yes',
  kind: 'boolean',
  about: 'Does not ask before what cannot be undone.',
};

const listOptions: readonly Option[] = [
  { name: 'all', kind: 'boolean', about: 'All pages.' },
  { name: 'max', kind: 'number', about: 'At most so many rows.' },
];
const wait: Option = {
  name: 'wait',
  kind: 'boolean',
  about: 'Waits until the record is done, has failed, or needs you.',
};
export const idempotencyKey: Option = {
  name: 'idempotency-key',
  kind: 'text',
  about: 'Names the call, so that a repetition does nothing.',
};
const output: Option = { name: 'output', kind: 'text', about: 'The file to write.' };
