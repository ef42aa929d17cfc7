import { setupI18n } from '@lingui/core';
import { directions, type Language, localeTags } from '@saer/i18n/locale';
import { useSyncExternalStore } from 'react';
import type { MessageLoaders, MessageFeature } from './message-loaders.ts';
import { rememberLanguage } from './language-choice.ts';

/** The one translator of the browser; components reach it through Lingui's provider. */
export const i18n = setupI18n();

let loaders: MessageLoaders | undefined;

/** Called by an entry before anything is displayed, to register its features. */
export const setMessageLoaders = (features: MessageLoaders): void => {
  loaders = features;
};

const loadedFeatures = new Set<MessageFeature>();
let spoken: Language = 'ar';

export const currentLanguage = (): Language => spoken;

const load = async (language: Language, features: Iterable<MessageFeature>): Promise<void> => {
  const open = async (feature: MessageFeature): Promise<void> => {
    const words = await loaders?.[language][feature]?.();
    i18n.load(localeTags[language], words?.messages ?? {});
  };
  await Promise.all([...features].map(open));
};

/** Loads a feature's messages before it is displayed. */
export const loadMessages = async (feature: MessageFeature): Promise<void> => {
  if (loadedFeatures.has(feature)) return;
  await load(spoken, [feature]);
  loadedFeatures.add(feature);
};

/** Speaks a language from here on, in the rooms that are open and those named. */
export const speak = async (language: Language, features: readonly MessageFeature[] = []): Promise<void> => {
  for (const feature of features) loadedFeatures.add(feature);
  await load(language, loadedFeatures);
  spoken = language;
  i18n.activate(localeTags[language]);
};

/** The same, and sets the page's direction; input is preserved. */
export const showLanguage = async (
  language: Language,
  features: readonly MessageFeature[] = [],
): Promise<void> => {
  await speak(language, features);
  document.documentElement.lang = language;
  document.documentElement.dir = directions[language];
};

/** Displays a language and saves the choice; if its messages cannot be fetched it is rejected, and nothing changes. */
export const chooseLanguage = async (language: Language): Promise<void> => {
  await showLanguage(language);
  rememberLanguage(language);
};

const subscribe = (listener: () => void): (() => void) => i18n.on('change', listener);

export const useLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage, currentLanguage);
