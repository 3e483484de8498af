/** A label, and the pattern of its words. */
export type Rule<Label> = [Label, RegExp];

/** The label of the first rule that matches a text; null when none does. */
export function firstMatch<Label>(rules: readonly Rule<Label>[], text: string): Label | null {
  return rules.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
