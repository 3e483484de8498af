import { type ClientOptions, settingsOf } from './core/options.ts';
import { resourceOf } from './core/resource.ts';
import { Resources } from './generated/resources.ts';

/** A client of the API. Every method is one operation; see docs/client.md. */
export class Openrole extends Resources {
  constructor(options: ClientOptions = {}) {
    const settings = settingsOf(options);
    super((table, name) => resourceOf(settings, table, name));
  }
}
