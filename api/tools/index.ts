import type { Route } from '../route.ts';
import { callTool } from './call-tool.ts';
import { listTools } from './list-tools.ts';

export const toolRoutes: readonly Route[] = [listTools, callTool];
