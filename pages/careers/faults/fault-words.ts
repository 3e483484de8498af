/** The API's sentences about an answer. */
type Sentence =
  | 'is required'
  | 'is not there'
  | 'is not a field of this form'
  | 'is given twice, each time differently'
  | 'are too large to store'
  | 'must be a text'
  | 'is not well-formed text'
  | 'must not be empty'
  | 'must have visible characters'
  | 'does not match the pattern'
  | 'must be an e-mail address'
  | 'must be a phone number'
  | 'must be an http or https address without credentials'
  | 'must be a number'
  | 'must be a date as YYYY-MM-DD'
  | 'must be a date as YYYY, YYYY-MM or YYYY-MM-DD'
  | 'must be true or false'
  | 'must be given'
  | 'must be an ISO 4217 code, such as USD'
  | 'must have a min that is not above max'
  | 'must not name an option twice'
  | 'must be a list'
  | 'must not be an empty file'
  | 'must have a file name of 1 to 255 characters';

/** The API's sentences with a value in them: what stands before and after it. The first that fits counts. */
export const sentencesWithValues = {
  eitherMissing: ['is required, or instead ', ''],
  cutOff: ['must be at most ', ' characters: the rest was cut off'],
  mostCharacters: ['must be at most ', ' characters'],
  leastCharacters: ['must be at least ', ' characters'],
  mostBytes: ['must be at most ', ' bytes'],
  scale: ['must be a whole number from ', ''],
  mostFiles: ['must be at most ', ' files'],
  oneFile: ['must be at most ', ' file'],
  least: ['must be at least ', ''],
  most: ['must be at most ', ''],
  option: ['must be the value of an option: ', ''],
  options: ['must be a list, each the value of an option: ', ''],
  kinds: ['must be one of ', ''],
  otherKind: ['is not the ', ' that its name says'],
} as const satisfies Record<string, readonly [before: string, after: string]>;

export type SentenceWithValue = keyof typeof sentencesWithValues;

/** The API's sentences about an answer in another language. */
export interface FaultWords {
  sentences: Readonly<Record<Sentence, string>>;
  withValues: Readonly<Record<SentenceWithValue, (value: string) => string>>;
}
