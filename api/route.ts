import type { z } from 'zod';
import type { ErrorCode } from '../domain/common/errors.ts';
import type { PricedCall } from '../domain/billing/ledger-entry.ts';
import type { Meter } from '../domain/accounts/meters.ts';
import type { Access } from './access.ts';
import type { Answer } from './answer.ts';
import type { Caller } from './caller.ts';
import type { ApiContext } from './context.ts';

/** The fields of a form with a file: texts, and values as JSON. */
export interface UploadFields {
  text: readonly string[];
  json: readonly string[];
}

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

type ObjectSchema = z.ZodObject;

/** The declaration of an endpoint. */
export interface RouteDeclaration<
  Params extends ObjectSchema,
  Query extends ObjectSchema,
  Body extends z.ZodType,
  Response extends z.ZodType,
  Found,
> {
  /** Unique; the operationId of the OpenAPI document. */
  name: string;
  method: Method;
  /** `/jobs/{id}`; parameters in braces. */
  path: string;
  /** Further paths of the same endpoint, sharing its limits. */
  aliases?: readonly string[];
  access: Access;
  summary: string;
  description?: string;
  /** Path and query parameters. Unknown ones are rejected by name; without a schema there are none. */
  params?: Params;
  query?: Query;
  /** Query parameters that may be repeated; their schema gets a list. */
  repeatable?: readonly string[];
  /** The JSON body, with `z.strictObject` at every level. */
  body?: Body;
  /**
   * Whether a form with one part, `file`, may replace a body `{ filename, content_base64 }`. With fields, the form may
   * replace a body `{ file: { filename, content_base64 }, ...fields }`.
   */
  upload?: boolean | UploadFields;
  /** Whether the body may also be a form of text fields, URL-encoded or multipart. */
  form?: boolean;
  /** Largest body in bytes; 1 MiB by default (decision 0026). */
  maxBodyBytes?: number;
  /** Members and elements of a JSON body; 20,000 by default (decision 0026). */
  maxBodyNodes?: number;
  /** Whether `Idempotency-Key` is honoured: on every POST that creates or charges (decision 0004). */
  idempotent?: boolean;
  /** Whether the response contains a secret; stored responses are then encrypted. */
  holdsSecret?: boolean;
  /** Whether responses carry an ETag and `If-None-Match` is honoured. */
  tagged?: boolean;
  /** Whether `If-Match` with the record's version is honoured; the handler calls `requireVersion`. */
  versioned?: boolean;
  /** Finds the record in the path; null is a 404, before query and body are checked. */
  find?: (call: FindCall<z.output<Params>>) => Promise<Found | null>;
  /** Whether the record is read again after the body has arrived, which may take a minute. */
  findsAgain?: boolean;
  /** Whether the handler only reads, and so may run while its call is being counted. */
  readsOnly?: boolean;
  /** The meter of a 2xx response, by the response's `units`. */
  meter?: Meter;
  /** The most units of one response, 1 by default. A call holds them from the quota until it is answered. */
  maxUnits?: number;
  /** The price item of a 2xx response. The account pays before it is sent. */
  charge?: PricedCall;
  /** Status of the usual response; 200 by default. */
  status?: number;
  /** Other success statuses with the same response body. */
  otherStatuses?: readonly number[];
  response: Response;
  /** Content types of a response that is not JSON. Of several, the handler sets the header. */
  contentTypes?: readonly string[];
  /** Whether the rows are also sent as a table, for `Accept: text/csv`; see `tableAnswer`. */
  csv?: boolean;
  /** Error codes of this handler; those that all routes share are added. */
  errors?: readonly ErrorCode[];
  /** Statuses of error codes that differ from the usual ones. */
  errorStatuses?: Partial<Record<ErrorCode, number>>;
}

export interface FindCall<Params> {
  ctx: ApiContext;
  caller: Caller;
  params: Params;
}

/** A handler's input: validated parameters and body, and the caller. */
export interface RouteCall<
  Params = unknown,
  Query = unknown,
  Body = unknown,
  Found = unknown,
> extends FindCall<Params> {
  requestId: string;
  query: Query;
  body: Body;
  found: Found;
  /** The run's id for repetitions under the same Idempotency-Key; null without one. */
  run: string | null;
  /** Request headers that the response may depend on, in lower case; empty when called inside the process. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Aborts when the client disconnects or the response was sent; never when called inside the process. */
  disconnected: () => AbortSignal;
  /** A HEAD request: the handler starts nothing that is counted or charged. */
  isHead: boolean;
}

/** A declared endpoint, read by Express, OpenAPI, tools and tests. `Body` is the body of its usual response. */
export interface Route<Body = unknown> {
  readonly declaration: RouteDeclaration<ObjectSchema, ObjectSchema, z.ZodType, z.ZodType, unknown>;
  readonly handle: (call: RouteCall) => Promise<Answer<Body>>;
}

type Nothing = z.ZodObject<Record<never, never>>;

/** Whether a body is read. A route without a body schema still reads it, to reject unknown members by name. */
export function readsBody({ method, body }: Route['declaration']): boolean {
  return body !== undefined || (method !== 'get' && method !== 'delete');
}

/** The status of a response. */
export function statusOf({ declaration }: Route, { status }: Answer): number {
  return status ?? declaration.status ?? 200;
}

/** Declares an endpoint. */
export function defineRoute<
  Response extends z.ZodType,
  Params extends ObjectSchema = Nothing,
  Query extends ObjectSchema = Nothing,
  Body extends z.ZodType = z.ZodUndefined,
  Found = undefined,
>(
  declaration: RouteDeclaration<Params, Query, Body, Response, Found>,
  handle: (
    call: RouteCall<z.output<Params>, z.output<Query>, z.output<Body>, Found>,
  ) => Promise<Answer<z.output<Response>>>,
): Route<z.output<Response>> {
  const strict = { ...declaration, query: declaration.query?.strict() };
  // The list of routes erases their types; each route's own schemas have validated what `handle` gets.
  return { declaration: strict, handle } as unknown as Route<z.output<Response>>;
}
