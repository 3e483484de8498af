import { describe, expect, it } from '@jest/globals';
import { firstName } from '../../../../domain/common/text/first-name.ts';

/** Promise: a greeting names the person, not a title or a surname. */
describe('the first name of a full name', () => {
  it.each([
    ['Mara Lindqvist', 'Mara'],
    ['  Jean-Luc   Moreau ', 'Jean-Luc'],
    ['Lindqvist, Mara', 'Mara'],
    ['van der Berg, Anna Maria', 'Anna'],
    ['LINDQVIST, MARA', 'MARA'],
    ['Dr. Mara Lindqvist', 'Mara'],
    ['Prof. Dr.-Ing. Jonas Weber', 'Jonas'],
    ['Frau Prof. Dr. Ines Kestner', 'Ines'],
    ['Weber, Dr. Jonas', 'Jonas'],
    ['Mrs. Etta Vale', 'Etta'],
    ['Ing. Petr Novák', 'Petr'],
    ['Mag Ellis', 'Mag'],
    ['Sra. Lucía Prado', 'Lucía'],
    ['Jane Doe, PhD', 'Jane'],
    ['Marta Díaz, Ph.D., PMP', 'Marta'],
    ['Sammy Vale, Jr.', 'Sammy'],
    ['Vale, Sammy, Jr.', 'Sammy'],
    ['Etta', 'Etta'],
    ['Dr. Weber', 'Dr. Weber'],
    ['王小明', '王小明'],
  ])('%s → %s', (name, first) => {
    expect(firstName(name)).toBe(first);
  });
});
