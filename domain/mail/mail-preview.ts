import { z } from 'zod';

/** The first mail of a send, as its recipient would get it. */
export const mailPreviewSchema = z.object({
  recipients: z.int().nonnegative().meta({ description: 'Addresses that would get a mail.' }),
  to: z.string(),
  reply_to: z.string().nullable(),
  subject: z.string(),
  body_text: z.string(),
  body_html: z.string().nullable(),
});
mailPreviewSchema.register(z.globalRegistry, { id: 'EmailPreview' });
export type MailPreview = z.infer<typeof mailPreviewSchema>;
