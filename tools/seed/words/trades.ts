import type { Trade, TradeId } from './trade.ts';
import { finance, legal, marketing, sales, support } from './trades-business.ts';
import { design, mechanical, product, research, security } from './trades-making.ts';
import { hospitality, logistics, nursing, operations, people, teaching } from './trades-service.ts';
import { data, infrastructure, machineLearning, software } from './trades-software.ts';

export const trades: Record<TradeId, Trade> = {
  software,
  infrastructure,
  data,
  machineLearning,
  security,
  product,
  design,
  mechanical,
  research,
  sales,
  marketing,
  support,
  finance,
  people,
  legal,
  operations,
  logistics,
  nursing,
  teaching,
  hospitality,
};
