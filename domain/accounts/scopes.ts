/** The scopes of API keys (decision 0005). */
export const scopes = [
  'jobs:read',
  'jobs:apply',
  'agent:tools',
  'jobs:post',
  'jobs:applications',
  'offers:write',
  'webhooks:manage',
  'account:manage',
  'account:audit',
] as const;

export type Scope = (typeof scopes)[number];

export function isScope(text: string): text is Scope {
  return (scopes as readonly string[]).includes(text);
}
