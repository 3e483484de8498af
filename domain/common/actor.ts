export const actorKinds = ['user', 'api_key', 'candidate', 'system'] as const;

/** The author of a change. */
export interface Actor {
  kind: (typeof actorKinds)[number];
  id: string | null;
  name: string | null;
}

/** An actor without the identity of a candidate. Other actors are returned as they are. */
export function namelessCandidate(actor: Actor): Actor {
  return actor.kind === 'candidate' ? { kind: 'candidate', id: null, name: null } : actor;
}
