import PostalMime from 'postal-mime';
import { isReport, type ReceivedMail } from '../../domain/mail/mail-report.ts';
import { isFromMailSystem } from '../../domain/mail/plain-bounce.ts';

/** A report begins with what matters here; the returned mail at its end may be cut. */
export const READ_BYTES = 128 * 1024;

const LIMITS = {
  maxNestingDepth: 8,
  maxHeadersSize: 64 * 1024,
  /** Returned mails are read as text. */
  maxRfc822NestingDepth: 0,
};
const TEXT_TYPES = /^(?:message\/|text\/rfc822-headers$)/;

/**
 * Reads a message that anybody may have written: the first 128 KiB, at most 8 parts deep. Only reports, and
 * other mails of mail systems, are read beyond their header. Null when it is not readable within these limits.
 */
export async function readMail(content: Uint8Array): Promise<ReceivedMail | null> {
  const head = await parse(headerOf(content));
  if (head === null) return null;
  if (!isReport(head) && !isFromMailSystem(head.headers)) return { ...head, parts: [], text: '' };
  return parse(content.subarray(0, READ_BYTES));
}

async function parse(content: Uint8Array): Promise<ReceivedMail | null> {
  try {
    const { headers, attachments, text = '' } = await PostalMime.parse(content, LIMITS);
    const parts = attachments
      .filter(({ mimeType }) => TEXT_TYPES.test(mimeType))
      .map(({ mimeType: type, content: bytes }) => ({ type, text: textOf(bytes) }));
    return { headers, parts, text };
  } catch {
    return null;
  }
}

function textOf(content: ArrayBuffer | Uint8Array | string): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}

/** The bytes before the first empty line. */
function headerOf(content: Uint8Array): Uint8Array {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const ends = [bytes.indexOf('\r\n\r\n'), bytes.indexOf('\n\n')].filter((end) => end >= 0);
  return content.subarray(0, Math.min(...ends, LIMITS.maxHeadersSize));
}
