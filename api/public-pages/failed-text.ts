import type { AppError } from '../../domain/common/errors.ts';
import { pageWords } from '../../pages/careers/words.ts';
import type { PageLanguage } from '../../pages/page-language.ts';

/** What a page says of an error: what is wrong with the input, or to try again. */
export function failedText({ status, message }: AppError, language: PageLanguage): string {
  return status >= 400 && status < 500 ? message : pageWords[language].failedText;
}
