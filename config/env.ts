import { ConfigError, parseConfig, type Config } from './config.ts';

/**
 * The configuration of this process. Prints the errors and exits when it is invalid. Only this file and the local
 * commands read `process.env`.
 */
export function loadConfig(): Config {
  try {
    return parseConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
