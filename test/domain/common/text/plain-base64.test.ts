import { describe, expect, it } from '@jest/globals';
import { plainBase64 } from '../../../../domain/common/text/plain-base64.ts';

/** Promise: base64 as encoders really write it stops no application. */
describe('base64 of a file', () => {
  const bytes = Buffer.from('%PDF-1.4 a file of some bytes ~~??>>ÿ');
  const plain = bytes.toString('base64');

  it.each([
    ['plain', plain],
    ['wrapped as MIME', plain.replace(/.{20}/g, '$&\r\n')],
    ['wrapped with spaces', ` ${plain.replace(/.{16}/g, '$& ')}\n`],
    ['a data URI', `data:application/pdf;base64,${plain}`],
    ['a data URI with a name', `data:application/pdf;name=cv.pdf;base64,${plain}`],
    ['a wrapped data URI', `data:;base64,\n${plain.replace(/.{20}/g, '$&\n')}`],
    ['the alphabet of URLs', bytes.toString('base64url')],
    ['without padding', plain.replace(/=+$/, '')],
    ['padded twice', `${plain}==`],
  ])('reads %s', (_, written) => {
    expect(plainBase64(written)).toBe(plain);
  });

  it.each(['a', 'not base64!', 'QUJD=QUJD', 'data:text/plain,hello', '%PDF-1.4'])(
    'refuses %j',
    (text) => {
      expect(plainBase64(text)).toBeNull();
    },
  );
});
