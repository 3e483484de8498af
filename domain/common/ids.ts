/** Kinds of records with the prefix of their ids (decision 0001). */
export const idPrefixes = {
  job: 'job',
  company: 'org',
  organization: 'org',
  application: 'app',
  candidate: 'cand',
  apiKey: 'key',
  account: 'acc',
  webhook: 'whk',
  event: 'evt',
  delivery: 'whd',
  session: 'ses',
  resume: 'res',
  coverLetter: 'cov',
  alert: 'alr',
  employee: 'emp',
  attendanceEntry: 'att',
  offer: 'off',
  file: 'doc',
  documentTemplate: 'doc',
  platformDocument: 'doc',
  survey: 'srv',
  surveyResponse: 'rsp',
  interviewQuestion: 'qst',
  interview: 'int',
  scorecardTemplate: 'sct',
  scorecard: 'scd',
  send: 'snd',
  message: 'msg',
  chat: 'cht',
  toolCall: 'tcl',
  chatAction: 'act',
  mail: 'mal',
  notification: 'ntf',
  suppression: 'sup',
  stage: 'stg',
  source: 'src',
  ledgerEntry: 'led',
  auditEntry: 'aud',
  user: 'usr',
  member: 'mem',
  invitation: 'inv',
  signInLink: 'lnk',
  consoleSession: 'csn',
  call: 'cll',
  failedCall: 'fcl',
  import: 'imp',
  view: 'viw',
  export: 'exp',
} as const;

export type IdKind = keyof typeof idPrefixes;

/** A record of one account. Every look-up by id includes the account. */
export interface OwnedRef {
  accountId: string;
  id: string;
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const TIME_CHARACTERS = 8;
const RANDOM_CHARACTERS = 12;

/**
 * `prefix_` + 20 base62 characters that sort by time: 8 of milliseconds (valid until the year 8888), 12 of
 * randomness. `randomBytes` must hold at least 12 bytes.
 */
export function formatId(kind: IdKind, timeMs: number, randomBytes: Uint8Array): string {
  let time = '';
  let rest = timeMs;
  for (let i = 0; i < TIME_CHARACTERS; i += 1) {
    time = ALPHABET.charAt(rest % 62) + time;
    rest = Math.floor(rest / 62);
  }
  let random = '';
  for (let i = 0; i < RANDOM_CHARACTERS; i += 1) {
    random += ALPHABET.charAt((randomBytes[i] ?? 0) % 62);
  }
  return `${idPrefixes[kind]}_${time}${random}`;
}

/** The creation time in an id, in milliseconds. */
export function timeOfId(id: string): number {
  const start = id.indexOf('_') + 1;
  const digits = [...id.slice(start, start + TIME_CHARACTERS)];
  return digits.reduce((time, digit) => time * 62 + ALPHABET.indexOf(digit), 0);
}

/** Whether a text has the form of an id of this kind. Anything else is a 404 without a query. */
export function isId(kind: IdKind, text: string): boolean {
  const prefix = `${idPrefixes[kind]}_`;
  return text.startsWith(prefix) && /^[0-9A-Za-z]{20}$/.test(text.slice(prefix.length));
}
