import { z } from 'zod';

export const actorKinds = ['user', 'api_key', 'candidate', 'system'] as const;

export const actorSchema = z.object({
  kind: z.enum(actorKinds),
  id: z.string().nullable(),
  name: z.string().nullable(),
});

/** The author of a change. */
export type Actor = z.output<typeof actorSchema>;

/** An actor without the identity of a candidate. Other actors are returned as they are. */
export function namelessCandidate(actor: Actor): Actor {
  return actor.kind === 'candidate' ? { kind: 'candidate', id: null, name: null } : actor;
}
