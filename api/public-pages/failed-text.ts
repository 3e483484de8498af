import type { AppError } from '../../domain/common/errors.ts';
import { pageWords } from '../../pages/careers/words.ts';
import type { PageLanguage } from '../../pages/page-language.ts';

/** The text of an error on a page: the fault of the input, or advice to try again. */
export function failedText({ status, message }: AppError, language: PageLanguage): string {
  return status >= 400 && status < 500 ? message : pageWords[language].failedText;
}
