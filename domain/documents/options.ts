export const documentFormats = ['pdf', 'docx', 'md', 'txt', 'json'] as const;
export type DocumentFormat = (typeof documentFormats)[number];

/** The content type of a document's file in each format. */
export const documentContentTypes: Record<DocumentFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
};

export const templates = ['classic', 'compact'] as const;
export type Template = (typeof templates)[number];

export const tones = ['direct', 'warm', 'formal'] as const;
export type Tone = (typeof tones)[number];

export const lengths = ['short', 'medium', 'long'] as const;
export type Length = (typeof lengths)[number];

export interface LetterOptions {
  tone: Tone;
  length: Length;
}

/** Default style of a letter. */
export const usualLetter: Readonly<LetterOptions> = { tone: 'direct', length: 'medium' };
