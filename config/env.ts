import { parseConfig, type Config } from './config.ts';

/** The configuration of this process. The only reader of `process.env` beside the local commands. */
export function loadConfig(): Config {
  return parseConfig(process.env);
}
