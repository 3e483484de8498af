import { describe, expect, it } from '@jest/globals';
import {
  defaultPipeline,
  disturbedStages,
  replaceStages,
  shownStages,
  stagesInput,
  statusOfStage,
  type Stage,
} from '../../../../domain/hiring/pipeline/stages.ts';

const stage = (key: string, type: Stage['type'] = 'active'): Stage => ({ key, name: key, type });
const applied = stage('applied', 'lead');

describe('pipeline stages (decision 0015)', () => {
  it.each([
    ['lead', 'active'],
    ['active', 'active'],
    ['offer', 'active'],
    ['hired', 'hired'],
    ['archived', 'rejected'],
  ] as const)('a stage of type %s makes an application %s', (type, status) => {
    expect(statusOfStage(type)).toBe(status);
  });

  it('the default has six stages', () => {
    expect(defaultPipeline.stages.map(({ key, type }) => `${key}:${type}`)).toEqual([
      'applied:lead',
      'screening:active',
      'interview:active',
      'offer:offer',
      'hired:hired',
      'rejected:archived',
    ]);
  });

  it.each<[string, Stage[], string[]]>([
    ['nothing', defaultPipeline.stages, []],
    ['another order', [...defaultPipeline.stages].reverse(), []],
    ['another name', defaultPipeline.stages.map((one) => ({ ...one, name: 'x' })), []],
    ['one more', [...defaultPipeline.stages, stage('trial')], []],
    [
      'a type of the same kind',
      defaultPipeline.stages.map((one) =>
        one.key === 'screening' ? stage('screening', 'lead') : one,
      ),
      [],
    ],
    [
      'one that rejects from now on',
      defaultPipeline.stages.map((one) =>
        one.key === 'screening' ? stage('screening', 'archived') : one,
      ),
      ['screening'],
    ],
    ['all but one gone', [applied], ['screening', 'interview', 'offer', 'hired', 'rejected']],
  ])('%s affects the expected stages', (_change, stages, disturbed) => {
    expect(disturbedStages(defaultPipeline, stages)).toEqual(disturbed);
  });

  it('a removed stage is remembered, shown while in use, and can be restored', () => {
    const without = replaceStages(defaultPipeline, [applied]);
    expect(without.retired.map(({ key }) => key)).toContain('offer');
    expect(shownStages(without, new Set())).toEqual([applied]);
    expect(shownStages(without, new Set(['offer'])).map(({ key }) => key)).toEqual([
      'applied',
      'offer',
    ]);
    const back = replaceStages(without, [applied, stage('offer', 'offer')]);
    expect(back.retired.map(({ key }) => key)).not.toContain('offer');
  });

  it.each<[string, unknown]>([
    ['no stage', []],
    ['none where applications arrive', [stage('screening')]],
    ['one that rejects on arrival', [stage('applied', 'archived')]],
    ['a key twice', [applied, stage('trial'), stage('trial')]],
    ['a key in capitals', [applied, stage('Trial')]],
    ['a key that reaches into documents', [applied, stage('a.$b')]],
    ['an unknown type', [applied, { ...stage('trial'), type: 'maybe' }]],
    ['no name', [applied, { ...stage('trial'), name: ' ' }]],
    ['too many', [applied, ...Array.from({ length: 50 }, (_, index) => stage(`s${index}`))]],
    ['an unknown member', [applied, { ...stage('trial'), color: 'red' }]],
  ])('refuses %s', (_what, stages) => {
    expect(stagesInput.safeParse({ stages }).success).toBe(false);
  });
});
