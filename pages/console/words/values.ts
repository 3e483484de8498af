import { Phrase } from '../../h.ts';
import { germanValues } from './de/values.ts';

/** An enumerated value in words: `full_time` is "full time". */
export function wordOf(value: string): Phrase {
  const plain = value.replaceAll('_', ' ');
  return new Phrase((language) => (language === 'de' ? (germanValues[value] ?? plain) : plain));
}
