import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import { ModelFailure } from '../../../domain/model/model-failure.ts';
import { readAnswer } from '../../../domain/model/read-answer.ts';

const schema = z.object({ text: z.string() });

describe('parsing the output of a model', () => {
  it('finds the object between words and fences', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string().filter((words) => !/[{}]/.test(words)),
        (text, words) => {
          const object = JSON.stringify({ text });
          expect(readAnswer(`${words}\n\`\`\`json\n${object}\n\`\`\`${words}`, schema)).toEqual({
            text,
          });
        },
      ),
    );
  });

  it('does not repair truncated output', () => {
    const whole = JSON.stringify({ text: 'Five years {with} steel' });
    for (let length = 0; length < whole.length; length += 1) {
      expect(() => readAnswer(whole.slice(0, length), schema)).toThrow(ModelFailure);
    }
  });

  it('names the invalid members, and nothing that the model wrote', () => {
    const answers = z.object({ text: z.string(), answers: z.record(z.string(), z.string()) });
    const written = '{"text": 17, "answers": {"Call me at 555-0100": 1, "Or at home": 2}}';
    expect(() => readAnswer(written, answers)).toThrow(
      /^The answer is not of the shape asked for: text, answers\.$/,
    );
    expect(() => readAnswer('[{"text": ', schema)).toThrow('The answer holds no JSON object.');
  });
});
