import type { Llm, LlmSettings } from './llm.ts';
import { createOfflineLlm } from './offline.ts';

/** The model of the settings. */
export function createLlm(settings: LlmSettings): Llm {
  return settings.provider === 'offline' ? createOfflineLlm() : whenAsked(settings);
}

/** The provider's library is loaded with the first request, because most processes never make one. */
function whenAsked(settings: LlmSettings): Llm {
  let loaded: Promise<Llm> | undefined;
  const load = () =>
    (loaded ??= import('./provider.ts').then(({ createProviderLlm }) =>
      createProviderLlm(settings),
    ));
  return {
    model: settings.model,
    run: async (task, input, turn) => (await load()).run(task, input, turn),
    close: async () => (await loaded)?.close(),
  };
}
