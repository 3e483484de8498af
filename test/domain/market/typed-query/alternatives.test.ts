import { describe, expect, it } from '@jest/globals';
import { settleLine } from '../../../../domain/market/typed-query/findings.ts';

const topicsOf = (line: string) => settleLine(line, null).topics;

/** Promise: a job about either of two topics that "or" joins is found; all other topics must match. */
describe('topics joined by "or"', () => {
  it.each([
    ['nurse or cook', ['nurse or cook']],
    ['Krankenpfleger oder Koch', ['Krankenpfleger oder Koch']],
    ['infirmier ou cuisinier', ['infirmier ou cuisinier']],
    ['enfermero o cocinero', ['enfermero o cocinero']],
    ['nurse or cook or baker', ['nurse or cook or baker']],
    ['react or vue developer', ['react or vue', 'developer']],
    ['nurse cook', ['nurse', 'cook']],
    ['nurse and cook', ['nurse', 'cook']],
    ['or nurse', ['nurse']],
    ['nurse or', ['nurse']],
    ['nurse or remote', ['nurse']],
    ['qwxyz or nurse', ['qwxyz', 'nurse']],
    ['director of growth', ['growth']],
  ])('%s: %j', (line, expected) => {
    expect(topicsOf(line).map(({ said }) => said)).toEqual(expected);
  });

  it('has the ways of both', () => {
    const [either] = topicsOf('nurse or cook');
    const apart = [...topicsOf('nurse'), ...topicsOf('cook')];
    expect(either?.ways).toEqual(apart.flatMap(({ ways }) => ways));
  });

  it('leaves "or" out of the ignored words', () => {
    expect(settleLine('nurse or cook', null).ignored).toEqual([]);
    expect(settleLine('nurse or', null).ignored).toEqual(['or']);
  });
});
