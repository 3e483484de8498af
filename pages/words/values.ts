import { Phrase } from '../h.ts';
import { germanValues } from './german-values.ts';

/** Values whose English word is another. */
const ENGLISH: Readonly<Record<string, string>> = { true: 'yes', false: 'no' };

/** An enumerated value in words: `full_time` is "full time". */
export function wordOf(value: string): Phrase {
  const plain = ENGLISH[value] ?? value.replaceAll('_', ' ');
  return new Phrase((language) => (language === 'de' ? (germanValues[value] ?? plain) : plain));
}
