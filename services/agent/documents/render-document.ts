import type { DocumentModel } from '../../../domain/agent/documents/document-model.ts';
import type { DocumentFormat, Template } from '../../../domain/agent/documents/options.ts';
import { toMarkdown } from '../../../domain/agent/documents/to-markdown.ts';
import { toText } from '../../../domain/agent/documents/to-text.ts';
import { renderDocx } from './docx/render-docx.ts';
import { renderPdf } from './pdf/render-pdf.ts';

export interface Drawing {
  model: DocumentModel;
  template: Template;
  /** What the format `json` holds. */
  data: unknown;
}

type Render = (drawing: Drawing) => Buffer | Promise<Buffer>;

const formats: Record<DocumentFormat, { contentType: string; render: Render }> = {
  pdf: {
    contentType: 'application/pdf',
    render: ({ model, template }) => renderPdf(model, template),
  },
  docx: {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    render: ({ model, template }) => renderDocx(model, template),
  },
  md: {
    contentType: 'text/markdown; charset=utf-8',
    render: ({ model }) => Buffer.from(toMarkdown(model)),
  },
  txt: {
    contentType: 'text/plain; charset=utf-8',
    render: ({ model }) => Buffer.from(toText(model)),
  },
  json: {
    contentType: 'application/json',
    render: ({ data }) => Buffer.from(`${JSON.stringify(data, undefined, 2)}\n`),
  },
};

/** A document in a format, and its content type. */
export async function renderDocument(
  format: DocumentFormat,
  drawing: Drawing,
): Promise<{ contentType: string; content: Buffer }> {
  const { contentType, render } = formats[format];
  return { contentType, content: await render(drawing) };
}
