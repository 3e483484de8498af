import { describe, expect, it } from '@jest/globals';
import { tools } from '../../../api/tools/registry.ts';
import { chat as german } from '../../../pages/console/words/de/chat.ts';
import { chat as english } from '../../../pages/console/words/en/chat.ts';

const named = tools.map((tool) => [tool.name, tool] as const);

/** Promise: the chat panel names every tool and every argument of an action in words. */
describe.each([
  ['English', english],
  ['German', german],
] as const)('the words of the chat panel in %s', (_language, words) => {
  const names: Record<string, string> = words.tools;
  const labels: Record<string, string> = words.arguments;

  it.each(named)('name %s', (name) => {
    expect(names[name]).toMatch(/\p{L}/u);
  });

  it.each(named.filter(([, { effect }]) => !effect.readOnlyHint))(
    'label its arguments: %s',
    (_, tool) => {
      const { properties = {} } = tool.input as { properties?: object };
      expect(Object.keys(properties).filter((key) => !(key in labels))).toEqual([]);
    },
  );
});
