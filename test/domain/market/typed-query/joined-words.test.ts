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

/** Lines that the code was written with. */
const nouns = [
  ['React-Jobs in Berlin', 'React Jobs place=Berlin'],
  ['Remote-Jobs mit TypeScript', 'work=remote Jobs mit TypeScript'],
  ['IT-Stellen Köln', 'IT Stellen place=Köln'],
  ['Pflege-Job', 'Pflege Job'],
  ['Teilzeit-Stelle', 'job=part_time Stelle'],
  ['Full-Stack-Entwickler-Stellen', 'Full-Stack-Entwickler Stellen'],
  ['Java-Stellenangebote', 'Java Stellenangebote'],
  ['Python-vacatures Amsterdam', 'Python vacatures place=Amsterdam'],
  ['Job-Coach', 'Job-Coach'],
  ['Jobs-to-be-done', 'Jobs-to-be-done'],
] as const;

/** Lines that were written down before the code saw them. */
const nounsSetAside = [
  ['SAP-Jobs München', 'SAP Jobs place=Munich'],
  ['Vertriebs-Stelle', 'Vertriebs Stelle'],
  ['C++-Jobs', 'C++ Jobs'],
  ['.NET-Stellen', '.NET Stellen'],
  ['Home-Office-Jobs', 'work=remote Jobs'],
  ['Vollzeit-Stellenanzeigen Hamburg', 'job=full_time Stellenanzeigen place=Hamburg'],
  ['Berlin-Jobs', 'place=Berlin Jobs'],
  ['sjuksköterske-jobb Stockholm', 'sjuksköterske jobb place=Stockholm'],
  ['front-end-roles', 'front-end roles'],
  ['Data-Science-Jobs', 'Data-Science Jobs'],
  ['Job-Center Mitarbeiter', 'Job-Center Mitarbeiter'],
  ['"React-Jobs"', 'React-Jobs'],
] as const;

/** Promise: "React-Jobs" asks for React as "React Jobs" does. */
describe('a noun for jobs that a hyphen joins', () => {
  it.each([...nouns, ...nounsSetAside])('%s', (line, expected) => {
    expect(understood(line)).toBe(expected);
  });
});
