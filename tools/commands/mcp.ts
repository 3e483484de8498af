/** Serves the agent tools to an MCP client over standard input and output, by way of the HTTP API. */
import { openToolProxy } from '../../cli/tool-proxy.ts';
import { runCommand, WrongUse } from '../terminal/run-command.ts';
import { parseUrl } from '../../domain/common/parse-url.ts';

const help = `Serves Openrole's tools to an MCP client that starts its servers itself: JSON-RPC on standard input and
output, every call sent on to the HTTP API.

Usage:
  npx openrole mcp [--key K] [--url U]

Options:
  --key   an API key; OPENROLE_API_KEY otherwise
  --url   address of the API; OPENROLE_URL otherwise (http://127.0.0.1:3000)
  --help`;

const DEFAULT_URL = 'http://127.0.0.1:3000';

function address(text: string): URL {
  const url = /^https?:\/\//.test(text) ? parseUrl(text) : null;
  if (url === null) {
    throw new WrongUse(`The address of the API must be an http or https URL, not ${text}.`);
  }
  return url;
}

await runCommand({
  help,
  takesWords: false,
  options: { key: { type: 'string' }, url: { type: 'string' } },
  async run({ key = process.env['OPENROLE_API_KEY'], url = process.env['OPENROLE_URL'] }) {
    if (typeof key !== 'string' || key === '') {
      throw new WrongUse('There is no API key: set OPENROLE_API_KEY, or give one by --key.');
    }
    await openToolProxy({ key, url: address(String(url || DEFAULT_URL)) });
    return 0;
  },
});
