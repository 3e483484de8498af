import { ConfigError, parseConfig, type Config } from './config.ts';

/** The configuration of this process, which ends where it cannot be read. The only reader of `process.env` beside the local commands. */
export function loadConfig(): Config {
  try {
    return parseConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
