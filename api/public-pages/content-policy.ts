import { hash } from 'node:crypto';
import { STYLE } from '../../pages/public/style.ts';

interface Allowed {
  /** A style besides that of all public pages. */
  style?: string;
  /** Whether pages of this installation may frame the page. */
  isFramed?: boolean;
  /** Whether the page has scripts. They may call the API. */
  isScripted?: boolean;
}

/**
 * Nothing from elsewhere but images, and by default no script and no frame around the page. Data blocks such as JSON-LD
 * are not run.
 */
export function contentPolicy({ style = '', isFramed, isScripted }: Allowed = {}): string {
  const styles = [STYLE, style].filter((one) => one !== '');
  const hashes = styles.map((one) => `'sha256-${hash('sha256', one, 'base64')}'`);
  return [
    "default-src 'none'",
    `style-src ${hashes.join(' ')}`,
    ...(isScripted === true ? ["script-src 'self'", "connect-src 'self'"] : []),
    'img-src https:',
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${isFramed === true ? "'self'" : "'none'"}`,
  ].join('; ');
}
