import { describe, expect, it } from '@jest/globals';
import { understood } from './understood.ts';

/** Lines that the code was written with. */
const known = [
  ['remote/Berlin developer', 'work=remote place=Berlin developer'],
  ['Berlin/remote', 'place=Berlin work=remote'],
  ['remote-Berlin', 'work=remote place=Berlin'],
  ['Berlin-hybrid cook', 'place=Berlin work=hybrid cook'],
  ['remote/New York', 'work=remote place=New_York_City'],
  ['New York/remote', 'place=New_York_City work=remote'],
  ['full-time/remote', 'job=full_time work=remote'],
  ['full-time-Berlin', 'job=full_time place=Berlin'],
  ['remote/hybrid/Berlin', 'work=remote+hybrid place=Berlin'],
  ['nurse in Berlin/remote', 'nurse place=Berlin work=remote'],
  ['remote/sensing', 'remote/sensing'],
  ['head-chef', 'head-chef'],
  ['"remote/Berlin"', 'remote/Berlin'],
] as const;

/** Lines that were written down before the code saw them. */
const setAside = [
  ['hybrid/London accountant', 'work=hybrid place=London accountant'],
  ['Vollzeit/München', 'job=full_time place=Munich'],
  ['télétravail/Lyon', 'work=remote place=Lyon'],
  ['remoto/Madrid enfermero', 'work=remote place=Madrid enfermero'],
  ['senior/remote', 'level=senior work=remote'],
  ['Remote-Germany', 'work=remote place=DE'],
  ['on-site/Austin', 'work=on_site place=Austin'],
  ['remote/part-time/Toronto', 'work=remote job=part_time place=Toronto'],
  ['team-lead', 'level=lead'],
  ['hybrid-cloud architect', 'hybrid-cloud architect'],
  ['stage-manager', 'stage-manager'],
  ['I/O', 'I/O'],
  ['CI/CD engineer', 'CI/CD engineer'],
] as const;

/** Promise: two constraints in one word are both understood; other joined words keep their meaning. */
describe('constraints that a slash or a hyphen joins', () => {
  it.each([...known, ...setAside])('%s', (line, expected) => {
    expect(understood(line)).toBe(expected);
  });
});
