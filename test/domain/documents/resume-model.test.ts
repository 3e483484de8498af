import { describe, expect, it } from '@jest/globals';
import { resumeModel } from '../../../domain/documents/resume-model.ts';

describe('the bullets of a station', () => {
  it('lose pasted list marks, and nothing else', () => {
    const highlights = ['• Cast a bell', '- Hung it', '  * Rang it', '-40 °C in the tower', 'A–B'];
    const [section] = resumeModel({ work: [{ position: 'Founder', highlights }] }).sections;
    expect(section?.blocks).toMatchObject([
      { bullets: ['Cast a bell', 'Hung it', 'Rang it', '-40 °C in the tower', 'A–B'] },
    ]);
  });
});
