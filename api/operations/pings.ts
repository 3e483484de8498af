import type { AppContext } from '../../services/context.ts';
import { isReadOnly, pingElasticsearch } from '../../storage/elasticsearch.ts';
import { pingMongo } from '../../storage/mongo.ts';
import { HalfRestored } from '../../services/installation/require-whole-records.ts';
import type { RestoreWatch } from '../../services/installation/restore-watch.ts';
import type { Pings } from './readiness.ts';

/** The servers that the installation needs. */
export function pingsOf({ stores, temporal, mail }: AppContext, restores: RestoreWatch): Pings {
  return {
    async mongodb() {
      await pingMongo(stores.mongo);
      if (await restores.look()) throw new HalfRestored();
    },
    async elasticsearch() {
      await pingElasticsearch(stores.search);
      return (await isReadOnly(stores.search)) ? 'searchReadOnly' : undefined;
    },
    temporal: () => temporal.ping(),
    ...(mail.isSmtp && { smtp: () => mail.ping() }),
  };
}
