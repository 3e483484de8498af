import { isUtf8 } from 'node:buffer';
import type { ErrorDetail } from '../../domain/common/errors.ts';
import { sizeFault } from './json-nodes.ts';

const BYTE_ORDER_MARK = '\uFEFF';

/** The value of a JSON text, or its problem. */
export type ParsedJson = { value: unknown } | { fault: ErrorDetail };

/** Parses a JSON text in UTF-8 of at most `maxNodes` members and elements. They are counted before it is decoded. */
export function parseJson(bytes: Buffer, maxNodes: number): ParsedJson {
  if (!isUtf8(bytes)) return { fault: { path: 'body', message: 'is not valid UTF-8' } };
  const fault = sizeFault(bytes, maxNodes);
  if (fault !== null) return { fault };
  const text = bytes.toString();
  try {
    const json = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
    return { value: JSON.parse(json) as unknown };
  } catch {
    return { fault: { path: 'body', message: 'is not valid JSON' } };
  }
}
