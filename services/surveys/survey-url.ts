import type { Config } from '../../config/config.ts';
import { publicUrl } from '../public-url.ts';

/** Where anyone reads and answers a survey; with a token, its own link. */
export function surveyUrl(config: Config, id: string, token?: string): string {
  const url = `${publicUrl(config)}/platform/surveys/${id}/public`;
  return token === undefined ? url : `${url}?token=${token}`;
}
