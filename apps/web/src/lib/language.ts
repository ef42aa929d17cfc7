import { setupI18n } from '@lingui/core';
import {
  detectLanguage,
  directions,
  isLanguage,
  type Language,
  LANGUAGE_KEY,
  localeTags,
} from '@saer/i18n/locale';
import { useSyncExternalStore } from 'react';
import { catalogues, type Room } from './catalogues.ts';
import { readStored, writeStored } from './stored.ts';

/** The one translator of the browser; components reach it through Lingui's provider. */
export const i18n = setupI18n();

const storedTags = { ar: 'ar-SA', en: 'en-US' } as const satisfies Record<Language, string>;

const openRooms = new Set<Room>();
let spoken: Language = 'ar';

export const currentLanguage = (): Language => spoken;

/** The language this reader chose before, or else their browser's. */
export const preferredLanguage = (): Language => {
  const stored = readStored('lang')?.slice(0, 2);
  return isLanguage(stored) ? stored : detectLanguage(navigator.language);
};

const load = async (language: Language, rooms: Iterable<Room>): Promise<void> => {
  const loaded = await Promise.all([...rooms].map((room) => catalogues[language][room]()));
  for (const { messages } of loaded) i18n.load(localeTags[language], messages);
};

/** Brings a room's words before it is shown. */
export const openRoom = async (room: Room): Promise<void> => {
  if (openRooms.has(room)) return;
  await load(spoken, [room]);
  openRooms.add(room);
};

/** Speaks a language from here on, in every room that is open. */
export const speak = async (language: Language): Promise<void> => {
  await load(language, openRooms);
  spoken = language;
  i18n.activate(localeTags[language]);
};

/** The same, and turns the page to the language's direction; what is typed in it stays. */
export const showLanguage = async (language: Language): Promise<void> => {
  await speak(language);
  document.documentElement.lang = language;
  document.documentElement.dir = directions[language];
};

/** The same, on the reader's wish: remembered in the browser and told to the server. */
export const chooseLanguage = async (language: Language): Promise<void> => {
  writeStored('lang', storedTags[language]);
  document.cookie = `${LANGUAGE_KEY}=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
  await showLanguage(language);
};

const subscribe = (listener: () => void): (() => void) => i18n.on('change', listener);

export const useLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage, currentLanguage);
