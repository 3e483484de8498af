/** A label, and the words that mean it. */
export type Rule<Label> = [Label, RegExp];

/** The label of the first rule whose words a text holds; null when it holds none. */
export function firstMatch<Label>(rules: readonly Rule<Label>[], text: string): Label | null {
  return rules.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
