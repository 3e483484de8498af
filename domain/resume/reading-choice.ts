/** How an account has résumés read: by rules alone, or by a model whose values are checked (decision 0043). */
export const readingChoices = ['rules', 'model'] as const;
export type ReadingChoice = (typeof readingChoices)[number];
