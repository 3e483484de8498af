/** A model's response to a request, independent of the wire format. */
export interface Reply {
  kind: 'writes';
  text: string;
  /** The finish reason: done, out of tokens, or refused. */
  stop: 'done' | 'length' | 'refusal';
  /** As reported; null where a provider omits it. */
  usage: { input: number; output: number } | null;
  /** Functions that it calls. */
  calls?: { name: string; args: Record<string, unknown> }[];
}

/** The failure instead of a response. */
export type Trouble =
  | { kind: 'status'; status: number; headers?: Record<string, string>; body: string }
  | { kind: 'silence' }
  | { kind: 'hangs-up' }
  | { kind: 'drips' };

export type Behaviour = Reply | Trouble;

const usual = { input: 120, output: 40 };

const writes = (text: string, differences: Partial<Reply> = {}): Reply => ({
  kind: 'writes',
  text,
  stop: 'done',
  usage: usual,
  ...differences,
});

/** Responds with this object. */
export const says = (value: unknown, usage: Reply['usage'] = usual): Reply =>
  writes(JSON.stringify(value), { usage });

/** Responds with this text, like models without structured output. */
export const saysText = (text: string): Reply => writes(text);

/** Calls functions, with a text beside them. */
export const callsFunctions = (calls: NonNullable<Reply['calls']>, text = ''): Reply =>
  writes(text, { calls });

export const saysInFences = (value: unknown): Reply =>
  writes(
    `Sure! Here it is:\n\n\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\`\nAnything else?`,
  );

/** Stops in the middle, at the token limit. */
export const isCutOff = (value: unknown): Reply => {
  const text = JSON.stringify(value);
  return writes(text.slice(0, Math.floor(text.length / 2)), { stop: 'length' });
};

export const refuses = (text = 'I cannot help with that.'): Reply =>
  writes(text, { stop: 'refusal' });

const status = (code: number, body: unknown, headers: Record<string, string> = {}): Trouble => ({
  kind: 'status',
  status: code,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

export const throttles = (retryAfter?: string): Trouble =>
  status(
    429,
    { error: { message: 'Rate limit reached.', type: 'requests', code: 'rate_limit_exceeded' } },
    retryAfter === undefined ? {} : { 'retry-after': retryAfter },
  );

/** Like real providers: with a part of the key in the text. */
export const deniesKey = (key: string): Trouble =>
  status(401, {
    error: { message: `Incorrect API key provided: ${key}.`, code: 'invalid_api_key' },
  });

export const fails = (code = 500): Trouble =>
  status(code, { error: { message: 'The server had an error.', type: 'server_error' } });

/** A proxy's page instead of the model. */
export const showsPage: Trouble = {
  kind: 'status',
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: '<!doctype html><title>Sign in</title><p>Please sign in to the network.</p>',
};

export const isSilent: Trouble = { kind: 'silence' };
/** Announces a response, sends its beginning and closes. */
export const hangsUp: Trouble = { kind: 'hangs-up' };
/** Sends byte after byte and never ends. */
export const drips: Trouble = { kind: 'drips' };
