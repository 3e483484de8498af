/** The values that were given, by name. Filters and forms send the others as empty texts. */
export function withoutBlanks(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
