import { proxyConfiguration } from '../../tools/cluster/proxy-configuration.ts';
import { instancesOf } from '../../tools/cluster/part.ts';

/** A container has another address after each start, so Docker's name server is asked again and again. */
const RESOLVERS = `
resolvers docker
  nameserver dns 127.0.0.11:53
  hold valid 1s
`;

/** deploy/haproxy.cfg: the proxy of deploy/compose.cluster.yml, as in `npm run cluster`. */
export function composeProxy(): string {
  const serversOf = (kind: string, count: number, port: number) =>
    instancesOf(kind, count).map((name) => [name, `${name}:${port}`] as const);
  const configuration = proxyConfiguration({
    doors: {
      api: ':3000',
      elasticsearch: ':9200',
      temporal: ':7233',
      statistics: ':8404',
    },
    servers: {
      api: serversOf('api', 2, 3000),
      elasticsearch: serversOf('elasticsearch', 3, 9200),
      temporal: serversOf('temporal', 2, 7233),
    },
    sections: RESOLVERS,
    serverOptions: ' resolvers docker init-addr none',
  });
  return `# The proxy of compose.cluster.yml. Made by npm run docs:generate from tools/cluster/proxy-configuration.ts.\n${configuration}`;
}
