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
    ['qwxyz or nurse', ['qwxyz or nurse']],
    ['nurse or qwxyz berlin', ['nurse or qwxyz']],
    ['director of growth', ['growth']],
  ])('%s: %j', (line, expected) => {
    expect(topicsOf(line).map(({ said }) => said)).toEqual(expected);
  });

  it('has the ways of both', () => {
    const [either] = topicsOf('nurse or cook');
    const apart = [...topicsOf('nurse'), ...topicsOf('cook')];
    expect(either?.ways).toEqual(apart.flatMap(({ ways }) => ways));
  });

  it('keeps at most 200 ways, some of each alternative', () => {
    const roles =
      'nurse cook chef tutor pilot actor nanny coach buyer tailor welder driver lawyer'.split(' ');
    const [either] = topicsOf(roles.join(' or '));
    expect(either?.ways.length).toBeLessThanOrEqual(200);
    const ways = either?.ways.map((way) => way.join(' '));
    expect(ways).toEqual(expect.arrayContaining(roles));
  });

  it.each(['nurse or remote', 'Berlin or nurse', 'senior oder Koch'])(
    'says that both of two kinds must match: %s',
    (line) => {
      expect(settleLine(line, null).notices.join()).toContain('must both match');
    },
  );

  it.each(['nurse or cook', 'nurse or', 'remote or hybrid', 'Berlin or Paris', 'nurse or qwxyz'])(
    'has nothing to say about %s',
    (line) => {
      expect(settleLine(line, null).notices).toEqual([]);
    },
  );

  it('corrects an unknown word before it is joined', () => {
    const findings = { nearest: new Map([['weldre', 'welder']]), employers: new Map() };
    const { topics, corrected } = settleLine('weldre or nurse', findings);
    expect(topics.map(({ said }) => said)).toEqual(['welder or nurse']);
    expect(corrected).toEqual([{ from: 'weldre', to: 'welder' }]);
  });

  it('leaves "or" out of the ignored words', () => {
    expect(settleLine('nurse or cook', null).ignored).toEqual([]);
    expect(settleLine('nurse or', null).ignored).toEqual(['or']);
  });
});
