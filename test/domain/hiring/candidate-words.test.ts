import { describe, expect, it } from '@jest/globals';
import { askedWords, candidateWords } from '../../../domain/hiring/candidate-words.ts';

const nobody = { name: null, email: null, phone: null, location: null, skills: [], tags: [] };

/** Promise: every word of `q` counts, and many skills do not hide a tag (decision 0015). */
describe('the words of a candidate', () => {
  it('include the tags, however many skills there are', () => {
    const skills = Array.from({ length: 600 }, (_, at) => `skill${at} craft${at}`);
    const found = candidateWords({ ...nobody, name: 'Mara', skills, tags: ['night shift'] });
    expect(found).toEqual(expect.arrayContaining(['mara', 'night', 'shift', 'skill140']));
    expect(found).toHaveLength(500);
  });

  it('must all match a query', () => {
    const words = Array.from({ length: 60 }, (_, at) => `w${at}`);
    expect(askedWords(words.join(' '))).toEqual(words);
  });
});
