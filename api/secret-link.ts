/** Headers of all answers at an address that is a secret, such as a link in a mail. */
export const secretLinkHeaders = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' };
