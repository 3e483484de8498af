import type { FaultWords } from './fault-words.ts';

/** Faults of answers, as what to do. */
export const english: FaultWords = {
  sentences: {
    'is required': 'please fill this in',
    'is not there': 'choose the file again',
    'is not a field of this form': 'does not belong to this form',
    'is given twice, each time differently': 'give one answer, not two different ones',
    'are too large to store': 'The answers are too long. Please shorten them',
    'must be a text': 'enter a text',
    'is not well-formed text': 'remove the characters that are not readable',
    'must not be empty': 'please fill this in',
    'must have visible characters': 'enter letters or digits',
    'does not match the pattern': 'enter the answer in the form that is asked for',
    'must be an e-mail address': 'enter an e-mail address, such as ada@example.com',
    'must be a phone number': 'enter a phone number, such as +49 30 123456',
    'must be an http or https address without credentials':
      'enter a web address, such as https://example.com',
    'must be a number': 'enter a number',
    'must be a date as YYYY-MM-DD': 'enter a date as YYYY-MM-DD, such as 2026-05-31',
    'must be a date as YYYY, YYYY-MM or YYYY-MM-DD':
      'enter a year, a month such as 2026-05 or a date such as 2026-05-31',
    'must be true or false': 'answer yes or no',
    'must be given': 'your consent is needed',
    'must be an ISO 4217 code, such as USD': 'enter the code of a currency, such as USD',
    'must have a min that is not above max': 'enter a “From” that is not above “To”',
    'must not name an option twice': 'choose each option once',
    'must be a list': 'enter one entry a line',
    'must not be an empty file': 'the file is empty: choose another one',
    'must have a file name of 1 to 255 characters': 'give the file a name of 1 to 255 characters',
  },
  withValues: {
    eitherMissing: () => 'please fill in this, or its equivalent',
    cutOff: (most) => `use at most ${most} characters: the rest was cut off`,
    mostCharacters: (most) => `use at most ${most} characters`,
    leastCharacters: (least) => `use at least ${least} characters`,
    mostBytes: (most) => `choose a file of at most ${Number(most).toLocaleString('en')} bytes`,
    scale: (scale) => `enter a whole number from ${scale}`,
    mostFiles: (most) => `choose at most ${most} files`,
    oneFile: () => 'choose one file',
    least: (least) => `enter at least ${least}`,
    most: (most) => `enter at most ${most}`,
    option: () => 'choose one of the options',
    options: () => 'choose from the options',
    kinds: (kinds) => `choose a file of one of the kinds ${kinds}`,
    otherKind: (kind) => `choose a ${kind} file: this one is of another kind`,
  },
};
