const encoder = new TextEncoder();

/** Bytes of a token in common text, as providers describe their tokenisers. */
const USUAL_BYTES = 4;
/** Fewer bytes than a token of dense text has: names, numbers, scripts other than Latin. */
const FEWEST_BYTES = 2;
/** Roles, separators and the JSON schema that a provider adds to what we send. */
const PROVIDER_OVERHEAD = 500;

/** How many tokens a text usually is, for an answer whose provider does not count. */
export function usualTokens(text: string): number {
  return Math.ceil(encoder.encode(text).length / USUAL_BYTES);
}

/** More tokens than a prompt should be: what is reserved before it is sent. */
export function mostTokens(text: string): number {
  return Math.ceil(encoder.encode(text).length / FEWEST_BYTES) + PROVIDER_OVERHEAD;
}
