import { setupI18n } from '@lingui/core';
import {
  detectLanguage,
  directions,
  isLanguage,
  type Language,
  languageCookie,
  localeTags,
} from '@saer/i18n/locale';
import { useSyncExternalStore } from 'react';
import type { Catalogues, Room } from './catalogues.ts';
import { readStored, writeStored } from './stored.ts';

/** The one translator of the browser; components reach it through Lingui's provider. */
export const i18n = setupI18n();

let catalogues: Catalogues | undefined;

/** Before anything is said, an entry names the rooms it has. */
export const haveRooms = (rooms: Catalogues): void => {
  catalogues = rooms;
};

const openRooms = new Set<Room>();
let spoken: Language = 'ar';

export const currentLanguage = (): Language => spoken;

/** The language this reader chose before, or else their browser's. */
export const preferredLanguage = (): Language => {
  const stored = readStored('lang')?.slice(0, 2);
  return isLanguage(stored) ? stored : detectLanguage(navigator.language);
};

const load = async (language: Language, rooms: Iterable<Room>): Promise<void> => {
  const open = async (room: Room): Promise<void> => {
    const words = await catalogues?.[language][room]?.();
    i18n.load(localeTags[language], words?.messages ?? {});
  };
  await Promise.all([...rooms].map(open));
};

/** Brings a room's words before it is shown. */
export const openRoom = async (room: Room): Promise<void> => {
  if (openRooms.has(room)) return;
  await load(spoken, [room]);
  openRooms.add(room);
};

/** Speaks a language from here on, in the rooms that are open and those named. */
export const speak = async (language: Language, rooms: readonly Room[] = []): Promise<void> => {
  for (const room of rooms) openRooms.add(room);
  await load(language, openRooms);
  spoken = language;
  i18n.activate(localeTags[language]);
};

/** The same, and turns the page to the language's direction; what is typed in it stays. */
export const showLanguage = async (language: Language, rooms: readonly Room[] = []): Promise<void> => {
  await speak(language, rooms);
  document.documentElement.lang = language;
  document.documentElement.dir = directions[language];
};

/** Keeps the reader's wish in the browser, and where the server sees it. */
export const rememberLanguage = (language: Language): void => {
  // `ar-SA`, `en-US`: the tag without what is spelled out after it.
  writeStored('lang', localeTags[language].slice(0, 5));
  const isSecure = location.protocol === 'https:';
  document.cookie = `${languageCookie(isSecure)}=${language}; Path=/; Max-Age=31536000; SameSite=Lax${isSecure ? '; Secure' : ''}`;
};

/** Shows a language and remembers it; one whose words cannot be fetched is refused, and nothing changes. */
export const chooseLanguage = async (language: Language): Promise<void> => {
  await showLanguage(language);
  rememberLanguage(language);
};

const subscribe = (listener: () => void): (() => void) => i18n.on('change', listener);

export const useLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage, currentLanguage);
