import type { Llm, LlmSettings } from './llm.ts';
import { createOfflineLlm } from './offline.ts';

/** The model that the settings name. */
export function createLlm(settings: LlmSettings): Llm {
  return settings.provider === 'offline' ? createOfflineLlm() : whenAsked(settings);
}

/** The libraries of the providers are loaded with the first question: most processes never ask one. */
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
