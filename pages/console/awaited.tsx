import { h } from '../h.ts';

interface AwaitedProps {
  /** The record of the API. */
  of: string;
  /** The member that will change, by its path. */
  member: string;
  is: string | null;
}

/** Reloads the page once a member of its record has changed. */
export function Awaited({ of, member, is }: AwaitedProps) {
  return (
    <span hidden data-part="awaited" data-reads={of} data-member={member} data-is={is ?? ''} />
  );
}
