import { describe, expect, it } from '@jest/globals';
import { parseConfig } from '../../../config/config.ts';
import { webhookUrlProblem } from '../../../services/webhooks/webhook-targets.ts';

const development = parseConfig({ NODE_ENV: 'development' }).webhooks;
const production = parseConfig({
  NODE_ENV: 'production',
  CURSOR_SECRET: 'a secret that is long enough',
  SECRETS_KEY: 'a key that is long enough: thirty-two characters',
}).webhooks;
const opened = {
  ...production,
  ...parseConfig({ WEBHOOK_ALLOW_PORTS: '443,9443', WEBHOOK_ALLOW_CIDRS: '10.1.0.0/16' }).webhooks,
  allowLoopback: false,
};

describe('URLs that a webhook may have (decision 0016)', () => {
  it.each([
    'https://hooks.example.com/openrole?key=1',
    'https://hooks.example.com:8443/',
    'https://93.184.216.34/hook',
    'https://[2606:4700:4700::1111]/hook',
    'https://xn--bcher-kva.example/',
  ])('everywhere: %s', (url) => {
    expect(webhookUrlProblem(url, development)).toBeNull();
    expect(webhookUrlProblem(url, production)).toBeNull();
  });

  it.each([
    'http://127.0.0.1:3999/hook',
    'http://localhost:4000/',
    'http://api.localhost:4000/',
    'https://[::1]:9/',
    'http://127.1/',
  ])('in development only: %s', (url) => {
    expect(webhookUrlProblem(url, development)).toBeNull();
    expect(webhookUrlProblem(url, production)).not.toBeNull();
  });

  it.each([
    'not a url',
    '/hook',
    'ftp://hooks.example.com/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'http://hooks.example.com/',
    'https://user:secret@hooks.example.com/',
    'https://hooks.example.com:22/',
    'https://hooks.example.com:6379/',
    'https://10.0.0.1/',
    'https://192.168.1.1:443/',
    'https://172.16.5.4/',
    'https://169.254.169.254/latest/meta-data/',
    'https://100.64.0.1/',
    'https://0.0.0.0/',
    'https://0/',
    'https://0xa000001/',
    'https://167772161/',
    'https://012.0.0.1/',
    'https://10.1/',
    'https://１０.0.0.1/',
    'https://10.0.0.1./',
    'https://[::ffff:10.0.0.1]/',
    'https://[::ffff:a00:1]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://[64:ff9b::a00:1]/',
    'https://[2002:a00:1::]/',
  ])('nowhere: %s', (url) => {
    expect(webhookUrlProblem(url, development)).not.toBeNull();
    expect(webhookUrlProblem(url, production)).not.toBeNull();
  });

  it.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://127.0.0.1./',
    'https://localhost/',
    'https://LOCALHOST./',
    'https://hook.localhost/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
  ])('this machine is refused in production in every notation: %s', (url) => {
    expect(webhookUrlProblem(url, production)).toBe('must be at a public address');
  });

  it('an operator can allow ranges and ports', () => {
    expect(webhookUrlProblem('https://10.1.2.3/', opened)).toBeNull();
    expect(webhookUrlProblem('https://10.2.2.3/', opened)).not.toBeNull();
    expect(webhookUrlProblem('https://hooks.example.com:9443/', opened)).toBeNull();
    expect(webhookUrlProblem('https://hooks.example.com:8443/', opened)).toBe(
      'must use one of the ports 443, 9443',
    );
    expect(() => parseConfig({ WEBHOOK_ALLOW_PORTS: 'https' })).toThrow('WEBHOOK_ALLOW_PORTS');
  });
});
