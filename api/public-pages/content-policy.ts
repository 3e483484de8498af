import { hash } from 'node:crypto';
import { STYLE } from '../../pages/public/style.ts';

/**
 * No script, nothing from elsewhere but a logo, and by default no frame around the page. Data blocks such as JSON-LD are
 * not run.
 */
export function contentPolicy(furtherStyle = '', frames: "'none'" | "'self'" = "'none'"): string {
  const styles = [STYLE, furtherStyle].filter((style) => style !== '');
  const hashes = styles.map((style) => `'sha256-${hash('sha256', style, 'base64')}'`);
  return [
    "default-src 'none'",
    `style-src ${hashes.join(' ')}`,
    'img-src https:',
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${frames}`,
  ].join('; ');
}
