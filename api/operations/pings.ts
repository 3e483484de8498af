import type { AppContext } from '../../services/context.ts';
import { pingElasticsearch } from '../../storage/elasticsearch.ts';
import { pingMongo } from '../../storage/mongo.ts';
import type { Pings } from './readiness.ts';

/** The servers that the installation needs. */
export function pingsOf({ stores, temporal, mail }: AppContext): Pings {
  return {
    mongodb: () => pingMongo(stores.mongo),
    elasticsearch: () => pingElasticsearch(stores.search),
    temporal: () => temporal.ping(),
    ...(mail.isSmtp && { smtp: () => mail.ping() }),
  };
}
