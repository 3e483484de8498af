import type { SourceKind } from '../domain/market/enums.ts';
import { ashby } from './ashby/index.ts';
import { bamboohr } from './bamboohr/index.ts';
import { breezy } from './breezy/index.ts';
import type { Connector } from './connector.ts';
import { greenhouse } from './greenhouse/index.ts';
import { indeedXml } from './indeed-xml/index.ts';
import { jsonLd } from './json-ld/index.ts';
import { lever } from './lever/index.ts';
import { personio } from './personio/index.ts';
import { recruitee } from './recruitee/index.ts';
import { rss } from './rss/index.ts';
import { smartrecruiters } from './smartrecruiters/index.ts';
import { teamtailor } from './teamtailor/index.ts';
import { workable } from './workable/index.ts';
import { workday } from './workday/index.ts';

/** Every kind of source. A new connector is one folder and one line here. */
const connectors: Record<SourceKind, Connector> = {
  greenhouse,
  lever,
  ashby,
  smartrecruiters,
  workable,
  recruitee,
  personio,
  workday,
  bamboohr,
  teamtailor,
  breezy,
  json_ld: jsonLd,
  indeed_xml: indeedXml,
  rss,
};

export function connectorOf(kind: SourceKind): Connector {
  return connectors[kind];
}
