const encoder = new TextEncoder();

/** Bytes per token of common text, as providers state. */
const USUAL_BYTES = 4;
/** Lower bound of bytes per token, for dense text: names, numbers, non-Latin scripts. */
const FEWEST_BYTES = 2;
/** Tokens for roles, separators and the JSON schema that a provider adds to a request. */
const PROVIDER_OVERHEAD = 500;

/** The usual number of tokens of a text, for a provider that does not report usage. */
export function usualTokens(text: string): number {
  return Math.ceil(encoder.encode(text).length / USUAL_BYTES);
}

/** An upper estimate of a prompt's tokens, reserved before it is sent. */
export function mostTokens(text: string): number {
  return Math.ceil(encoder.encode(text).length / FEWEST_BYTES) + PROVIDER_OVERHEAD;
}
