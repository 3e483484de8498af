/** HTTP/2's connection preface and an empty SETTINGS frame, to which a live server answers with its SETTINGS. */
const PREFACE = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n').toString('hex');
const EMPTY_SETTINGS = '000000040000000000';
/** Type, flags and stream of a SETTINGS frame, after its length. */
const SETTINGS_FRAME = '040000000000';

type Group = 'api' | 'elasticsearch' | 'temporal';

/** Where the proxy listens, and the servers behind it. */
export interface ProxyPlan {
  /** The addresses that clients connect to, and that of the proxy's own statistics. */
  doors: Record<Group | 'statistics', string>;
  /** `[name, host:port]` of each server. */
  servers: Record<Group, (readonly [string, string])[]>;
  /** Lines of the whole file, such as who resolves the names of servers. */
  sections?: string;
  /** More options of every server. */
  serverOptions?: string;
}

/**
 * The configuration of HAProxy. Servers are checked twice a second; one that is silent for two seconds twice is down.
 * Connections to a node or a frontend that is down end at once, so that their clients connect to another. An api that is
 * not ready completes what it began. A request is sent to a second server only if the first did not accept the
 * connection.
 */
export function proxyConfiguration(plan: ProxyPlan): string {
  const { doors, servers, sections = '', serverOptions = '' } = plan;
  return `global
  maxconn 8192
${sections}
defaults
  mode http
  timeout connect 1s
  timeout client 75s
  timeout server 75s
  timeout check 2s
  option redispatch 1
  retries 3
  retry-on conn-failure
  default-server check inter 500ms fall 2 rise 1${serverOptions}

# An api is not ready while a server that it needs is away. If that is true for all, they answer what they still can,
# and one that is only slow keeps its connections.
frontend api
  bind ${doors.api}
  use_backend api-ready if { nbsrv(api-ready) gt 0 }
  default_backend api-alive

backend api-ready
  option httpchk GET /readyz
  option forwardfor
  default-server fall 1
${linesOf(servers.api)}

backend api-alive
  option forwardfor
${linesOf(servers.api)}

listen elasticsearch
  bind ${doors.elasticsearch}
  option httpchk GET /_cluster/health?master_timeout=500ms&timeout=500ms
  default-server on-marked-down shutdown-sessions
${linesOf(servers.elasticsearch)}

${temporalSection(plan)}

frontend statistics
  bind ${doors.statistics}
  stats enable
  stats uri /
`;
}

/** A connection carries many calls, so it may be silent for long. */
function temporalSection({ doors, servers }: ProxyPlan): string {
  return `listen temporal
  bind ${doors.temporal}
  mode tcp
  timeout client 10m
  timeout server 10m
  option tcp-check
  tcp-check send-binary ${PREFACE}${EMPTY_SETTINGS}
  tcp-check expect binary ${SETTINGS_FRAME}
  default-server on-marked-down shutdown-sessions
${linesOf(servers.temporal)}`;
}

function linesOf(servers: ProxyPlan['servers'][Group]): string {
  return servers.map(([name, address]) => `  server ${name} ${address}`).join('\n');
}
