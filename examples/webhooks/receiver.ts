/**
 * A receiver that believes only what is signed, and does nothing twice.
 *
 *   WEBHOOK_SECRET=whsec_… PORT=4000 node --import tsx --conditions=source examples/webhooks/receiver.ts
 *
 * `examples/curl/webhooks.sh` registers an endpoint for it and prints this line with its secret. In a project of your own leave
 * out the two options of node.
 */
import { createServer } from 'node:http';
import { verifyWebhook, type WebhookEvent } from 'openrole/webhooks';

const secret = process.env['WEBHOOK_SECRET'] ?? '';
if (secret === '') {
  process.stderr.write('Set WEBHOOK_SECRET: POST /webhooks answers the secret of an endpoint.\n');
  process.exit(2);
}
/** A delivery may arrive more than once, always with the same id. Store ids durably in production. */
const seen = new Set<string>();

createServer((request, response) => {
  void (async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    try {
      const event = verifyWebhook({
        signature: String(request.headers['service-webhook-signature']),
        timestamp: String(request.headers['service-webhook-timestamp']),
        body: Buffer.concat(chunks),
        secret,
      });
      if (!seen.has(event.id)) handle(event);
      seen.add(event.id);
      response.writeHead(204).end();
    } catch (error) {
      response.writeHead(400).end(String(error));
    }
  })();
}).listen(
  Number(process.env['PORT'] ?? 4000),
  '127.0.0.1',
  function listening(this: { address(): unknown }) {
    process.stdout.write(`listening ${JSON.stringify(this.address())}\n`);
  },
);

function handle(event: WebhookEvent): void {
  if (event.kind === 'candidate.application_submitted') {
    process.stdout.write(
      `${event.data.candidate.name} applied as ${event.data.application.job_title}\n`,
    );
  } else {
    process.stdout.write(`${event.kind}\n`);
  }
}
