import { z } from 'zod';
import { invalidRequest } from '../../common/errors.ts';
import { line } from '../../common/text/input-text.ts';
import { FIRST_STAGE, type ApplicationStatus } from '../candidate.ts';

export const stageTypes = ['lead', 'active', 'offer', 'hired', 'archived'] as const;
export type StageType = (typeof stageTypes)[number];

/** A stage of an account's pipeline. Its key cannot change while applications are at it. */
export interface Stage {
  key: string;
  name: string;
  type: StageType;
  /** Whether an accepted offer moves its application here. One stage at most has it. */
  takes_accepted_offers?: true;
}

/** The stages of an account in order, and retired ones. */
export interface Pipeline {
  stages: Stage[];
  retired: Stage[];
  /** Increases with every change; 0 for the default pipeline. */
  version: number;
}

/** The default pipeline (decision 0015). */
export const defaultPipeline: Pipeline = {
  stages: [
    { key: FIRST_STAGE, name: 'Applied', type: 'lead' },
    { key: 'screening', name: 'Screening', type: 'active' },
    { key: 'interview', name: 'Interview', type: 'active' },
    { key: 'offer', name: 'Offer', type: 'offer' },
    { key: 'hired', name: 'Hired', type: 'hired' },
    { key: 'rejected', name: 'Rejected', type: 'archived' },
  ],
  retired: [],
  version: 0,
};

/** The stage with a key. @throws AppError `invalid_request`. */
export function requireStage(stages: readonly Stage[], key: string): Stage {
  const stage = stages.find((one) => one.key === key);
  if (stage !== undefined) return stage;
  throw invalidRequest('stage', `must be one of ${stages.map((one) => one.key).join(', ')}`);
}

const key = z
  .string()
  .regex(/^[a-z0-9][a-z0-9_-]{0,49}$/, 'must be 1 to 50 lower-case letters, digits, _ and -');

/** Stages to which an accepted offer may move an application. */
const offerStageTypes: readonly StageType[] = ['active', 'offer', 'hired'];

const stageInput = z
  .strictObject({
    key,
    name: line(80),
    type: z.enum(stageTypes),
    takes_accepted_offers: z.boolean().exactOptional().meta({
      description:
        'Whether an accepted offer moves its application here; one stage at most. If no stage has the member, the choice is kept.',
    }),
  })
  .refine(
    ({ type, takes_accepted_offers: takes }) => takes !== true || offerStageTypes.includes(type),
    {
      message: `must be a stage of the type ${offerStageTypes.join(', ')}`,
      path: ['takes_accepted_offers'],
    },
  );
export type StageInput = z.output<typeof stageInput>;

/** The body of PUT /pipeline-stages. */
export const stagesInput = z.strictObject({
  stages: z
    .array(stageInput)
    .max(50, 'must hold at most 50 stages')
    .refine((stages) => new Set(stages.map((stage) => stage.key)).size === stages.length, {
      message: 'must not contain a key twice',
    })
    .refine((stages) => stages.some((stage) => isEntry(stage)), {
      message: `must hold the stage ${FIRST_STAGE} with the type lead or active: applications arrive there`,
    })
    .refine((stages) => stages.filter((stage) => stage.takes_accepted_offers === true).length < 2, {
      message: 'must not hold two stages that take accepted offers',
    }),
});

export const stageSchema = z.object({
  key: z.string().meta({ example: 'screening' }),
  name: z.string().meta({ example: 'Screening' }),
  type: z.enum(stageTypes),
  takes_accepted_offers: z.literal(true).exactOptional().meta({
    description: 'Present at the stage to which an accepted offer moves its application.',
  }),
});
stageSchema.register(z.globalRegistry, { id: 'PipelineStage' });
export type StageRow = z.infer<typeof stageSchema>;

function isEntry(stage: Pick<Stage, 'key' | 'type'>): boolean {
  return stage.key === FIRST_STAGE && (stage.type === 'lead' || stage.type === 'active');
}

/** The status of an application at a stage of this type. */
export function statusOfStage(type: StageType): ApplicationStatus {
  if (type === 'hired') return 'hired';
  return type === 'archived' ? 'rejected' : 'active';
}

/** The pipeline with these stages. Removed stages become retired, and take no accepted offers any more. */
export function replaceStages(pipeline: Pipeline, given: readonly StageInput[]): Pipeline {
  const stages = chosenStages(pipeline, given);
  const kept = new Set(stages.map((stage) => stage.key));
  const before = [...pipeline.stages, ...pipeline.retired];
  const retired = before.filter((stage) => !kept.has(stage.key)).map(withoutChoice);
  return { ...pipeline, stages, retired };
}

/** The stages with the choice for accepted offers: as given, else that of before while its type allows it. */
function chosenStages(pipeline: Pipeline, given: readonly StageInput[]): Stage[] {
  const isGiven = given.some((stage) => stage.takes_accepted_offers !== undefined);
  const before = acceptedOfferStage(pipeline);
  return given.map((stage) => {
    const isChosen = isGiven
      ? stage.takes_accepted_offers === true
      : stage.key === before?.key && offerStageTypes.includes(stage.type);
    const plain = withoutChoice(stage);
    return isChosen ? { ...plain, takes_accepted_offers: true } : plain;
  });
}

function withoutChoice({ key, name, type }: Stage | StageInput): Stage {
  return { key, name, type };
}

/** The stage to which an accepted offer moves its application; undefined when none was chosen. */
export function acceptedOfferStage({ stages }: Pick<Pipeline, 'stages'>): Stage | undefined {
  return stages.find((stage) => stage.takes_accepted_offers === true);
}

/** Stages that a change removes or gives another type. No application may be at them. */
export function disturbedStages(pipeline: Pipeline, stages: readonly StageInput[]): string[] {
  const next = new Map(stages.map((stage) => [stage.key, statusOfStage(stage.type)]));
  return pipeline.stages
    .filter((stage) => next.get(stage.key) !== statusOfStage(stage.type))
    .map((stage) => stage.key);
}

/** The stages that an account sees, including retired ones with applications. */
export function shownStages(pipeline: Pipeline, inUse: ReadonlySet<string>): Stage[] {
  return [...pipeline.stages, ...pipeline.retired.filter((stage) => inUse.has(stage.key))];
}
