import { type Use, WrongUse } from '../command.ts';
import { eventExamples } from '../generated/event-examples.ts';
import { print } from '../output/print.ts';
import { didYouMean } from '../suggest.ts';

export function run({ words: [kind = ''] }: Use): Promise<number> {
  const example = Object.hasOwn(eventExamples, kind) ? eventExamples[kind] : undefined;
  if (example === undefined) {
    const kinds = Object.keys(eventExamples);
    throw new WrongUse(
      `${kind} is no kind of event.${didYouMean(kind, kinds)} They are: ${kinds.join(', ')}.`,
    );
  }
  print(example, { kind: 'json', columns: null });
  return Promise.resolve(0);
}
