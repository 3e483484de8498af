import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

/** Smaller files gain nothing. */
const LEAST_BYTES = 1024;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const encoders = {
  br: (content: Buffer) => promisify(brotliCompress)(content, BROTLI),
  gzip: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
};
type Encoding = keyof typeof encoders;
const encodings = ['br', 'gzip'] as const satisfies readonly Encoding[];

/**
 * A file that is the same for everybody, in the encodings that clients accept. Each is made once, when it is first asked
 * for. Answers with a secret are never compressed: next to a text of the caller, their length would reveal it.
 */
export class CompressedFile {
  readonly content: Buffer;
  readonly #made = new Map<Encoding, Promise<Buffer>>();

  constructor(content: Buffer | string) {
    this.content = Buffer.from(content);
  }

  /** Ends the response with the file. */
  async send(req: Request, res: Response): Promise<void> {
    res.vary('Accept-Encoding');
    const encoding = encodings.find((one) => req.acceptsEncodings(one) === one);
    if (encoding === undefined || this.content.length < LEAST_BYTES) {
      res.end(this.content);
      return;
    }
    const compressed = await this.#encoded(encoding);
    res.setHeader('Content-Encoding', encoding);
    res.end(compressed);
  }

  #encoded(encoding: Encoding): Promise<Buffer> {
    const made = this.#made.get(encoding) ?? encoders[encoding](this.content);
    this.#made.set(encoding, made);
    return made;
  }
}
