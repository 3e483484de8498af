import { z } from 'zod';
import { flag, pem } from './setting-kinds.ts';

const certificate = pem.refine((text) => text.includes('-----BEGIN '), 'must be PEM').optional();

/** How Temporal is reached. */
export const temporalSettings = {
  TEMPORAL_ADDRESS: z.string().default('127.0.0.1:7233').describe('Address of Temporal.'),
  TEMPORAL_NAMESPACE: z.string().default('default').describe('Temporal namespace.'),
  TEMPORAL_TLS: flag
    .optional()
    .describe('Whether Temporal is reached over TLS; on with any setting that needs it.'),
  TEMPORAL_TLS_CA: certificate.describe(
    'Certificates that Temporal’s own must come from, in PEM, if they are not those of the system; line breaks may be written as `\\n`.',
  ),
  TEMPORAL_TLS_CERT: certificate.describe(
    'Certificate of this installation at Temporal (mTLS), in PEM.',
  ),
  TEMPORAL_TLS_KEY: certificate.describe('Private key of TEMPORAL_TLS_CERT, in PEM.'),
  TEMPORAL_API_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('API key at Temporal, as Temporal Cloud issues it.'),
  TEMPORAL_UI_URL: z.url().default('http://127.0.0.1:8233').describe('Address of the Temporal UI.'),
};
