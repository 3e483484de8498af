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
type Choosing = Parameters<typeof replaceStages>[1][number];
const takes = (one: Stage, takes_accepted_offers = true): Choosing => ({
  ...one,
  takes_accepted_offers,
});
const chosen = (key: string): Stage => ({ ...stage(key, 'offer'), takes_accepted_offers: true });

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

  it.each<[string, Choosing[], string[]]>([
    ['a stage that is ticked', [applied, takes(stage('hired', 'hired'))], ['hired']],
    ['the stage of before, when none says', [applied, stage('offer', 'offer')], ['offer']],
    ['another one', [applied, stage('offer', 'offer'), takes(stage('hired', 'hired'))], ['hired']],
    ['none, when one says no', [applied, takes(stage('offer', 'offer'), false)], []],
    ['none, when the stage is gone', [applied], []],
    ['none, when the stage may not have it', [applied, stage('offer', 'archived')], []],
  ])('accepted offers move to %s', (_which, stages, expected) => {
    const before = { ...defaultPipeline, stages: [applied, chosen('offer')] };
    const { stages: after, retired } = replaceStages(before, stages);
    const holders = [...after, ...retired].filter((one) => one.takes_accepted_offers);
    expect(holders.map(({ key }) => key)).toEqual(expected);
  });

  it.each<[string, Choosing[], string]>([
    ['two stages', [takes(stage('offer', 'offer')), takes(stage('hired', 'hired'))], 'two stages'],
    ['a lead', [takes(stage('new', 'lead'))], 'active, offer, hired'],
    ['a stage that rejects', [takes(stage('no', 'archived'))], 'active, offer, hired'],
  ])('refuses that accepted offers move to %s', (_which, stages, message) => {
    const { error } = stagesInput.safeParse({ stages: [applied, ...stages] });
    expect(JSON.stringify(error?.issues)).toContain(message);
  });
});
