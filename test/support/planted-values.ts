import fc from 'fast-check';
import { z } from 'zod';
import { isNotPersonal } from '../../domain/common/personal.ts';

/** Occurs in every planted text, and nowhere else. */
export const PLANTED = 'zqxj';

/** Any value of a schema, with a planted text in every free text that the schema does not mark as never personal. */
export function plantedValues(schema: z.ZodType): fc.Arbitrary<unknown> {
  return valuesOf(schema, isNotPersonal(schema) ? 'plain' : PLANTED);
}

function valuesOf(schema: z.ZodType, text: string): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodNullable) return fc.option(plantedIn(schema.unwrap(), text));
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional)
    return plantedIn(schema.unwrap(), text);
  if (schema instanceof z.ZodArray)
    return fc.array(plantedIn(schema.element, text), { maxLength: 3 });
  if (schema instanceof z.ZodObject) {
    const members = Object.entries(schema.shape);
    return fc.record(
      Object.fromEntries(members.map(([name, member]) => [name, plantedIn(member, text)])),
    );
  }
  if (schema instanceof z.ZodRecord) return fc.constant({ [text]: text });
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  return leaf(schema, text);
}

function plantedIn(schema: unknown, text: string): fc.Arbitrary<unknown> {
  return text === PLANTED
    ? plantedValues(schema as z.ZodType)
    : valuesOf(schema as z.ZodType, text);
}

/** The first of these that a schema accepts. Free text accepts the planted one. */
function leaf(schema: z.ZodType, text: string): fc.Arbitrary<unknown> {
  const values = [text, '2026-11-21T09:30:00.000Z', 7, true, new Date(0)];
  const value = values.find((one) => schema.safeParse(one).success);
  if (value === undefined) throw new Error(`No value for a schema of the type ${schema.type}.`);
  return fc.constant(value);
}

/** Whether a value, or the name of a member, holds a planted text. */
export function holdsPlanted(value: unknown): boolean {
  return JSON.stringify(value).includes(PLANTED);
}
