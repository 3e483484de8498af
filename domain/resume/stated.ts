/** Removes unknown members, which JSON Resume omits. */
export function stated<T extends object>(
  members: T,
): { [Key in keyof T]?: Exclude<T[Key], null | undefined> } {
  const known = Object.entries(members).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  return Object.fromEntries(known) as ReturnType<typeof stated<T>>;
}
