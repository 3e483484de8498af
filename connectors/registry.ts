import type { SourceKind } from '../domain/market/enums.ts';
import { ashby } from './ashby/index.ts';
import type { Connector } from './connector.ts';
import { greenhouse } from './greenhouse/index.ts';

/** Every kind of source; a new connector is one folder and one line here. */
export const connectors: Partial<Record<SourceKind, Connector>> = {
  greenhouse,
  ashby,
};

export function connectorOf(kind: SourceKind): Connector {
  const connector = connectors[kind];
  if (!connector) throw new Error(`There is no connector for ${kind}.`);
  return connector;
}
