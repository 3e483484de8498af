import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

const decoders: Record<string, (content: Buffer) => Buffer> = {
  br: (content) => brotliDecompressSync(content),
  gzip: (content) => gunzipSync(content),
  deflate: (content) => inflateSync(content),
};

/** A response as it was sent: `body` is still encoded, `text` is not. `fetch` hides the encoding. */
export async function rawGet(url: string, headers: Record<string, string>, method = 'GET') {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { headers, method }, resolve).on('error', reject).end();
  });
  const { statusCode, headers: said } = answer;
  const body = await buffer(answer);
  const decode = decoders[said['content-encoding'] ?? ''] ?? ((plain: Buffer) => plain);
  return { status: statusCode, said, body, text: () => decode(body).toString() };
}
