/** The registration of Openrole with the providers of tests. */
export const CLIENT = { id: 'openrole', secret: 'a-secret-of-the-provider' };

/** Claims of the person who signs in next; without them, a new signing key. */
export interface ProviderOrder {
  claims?: Record<string, unknown>;
}
