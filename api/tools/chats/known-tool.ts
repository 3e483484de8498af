import type { KnownTool } from '../../../domain/agent/chat/turn.ts';
import type { Stage } from '../../../domain/hiring/pipeline/stages.ts';
import type { JsonSchema } from '../../openapi/json-schema.ts';
import type { Tool } from '../define-tool.ts';

/** Arguments of reading tools that spend tokens. A chat spends those of its turns only. */
const SPENDING = new Set(['summary']);
/** Arguments that take the key of a stage. */
const STAGES = new Set(['stage', 'from_stage']);

type Properties = NonNullable<JsonSchema['properties']>;

/** A tool as a turn sees it: with the account's stages, without arguments that spend more than the turn. */
export function knownTool(
  { name, description, input, effect }: Tool,
  stages: readonly Stage[],
): KnownTool {
  const { properties = {} } = input;
  const reads = effect.readOnlyHint;
  const offered: Properties = reads ? withoutSpending(properties) : properties;
  const entries = Object.entries(offered).map(([key, property]) => {
    const isStage = STAGES.has(key) && typeof property === 'object';
    return [key, isStage ? withStages(property, stages) : property];
  });
  return { name, description, input: { ...input, properties: Object.fromEntries(entries) }, reads };
}

/** Arguments, or their schemas by name, without those that spend tokens. */
export function withoutSpending<Value>(
  given: Readonly<Record<string, Value>>,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(given).filter(([name]) => !SPENDING.has(name)));
}

function withStages(property: JsonSchema, stages: readonly Stage[]): JsonSchema {
  const names = stages.map(({ key, name }) => `${key} is “${name}”`).join(', ');
  const description = `${property.description ?? ''} The stages: ${names}.`.trim();
  return { ...property, enum: stages.map(({ key }) => key), description };
}
