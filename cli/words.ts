/** `event_kinds`, `logOutTools` and `facts.notice_period` as options and commands: in small letters with hyphens. */
export function kebab(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
}

/** The words of a method's command: `account.resume.put` is `account resume put`. */
export function commandName(method: string): string {
  return method.split('.').map(kebab).join(' ');
}
