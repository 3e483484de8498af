/** Puts values into the `{slots}` of a text. Throws for a slot without one, so that no posting shows a brace. */
export function fill(text: string, slots: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name];
    if (value === undefined) throw new Error(`Nothing to put for {${name}} in "${text}".`);
    return value;
  });
}
