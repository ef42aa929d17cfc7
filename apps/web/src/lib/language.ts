import { setupI18n } from '@lingui/core';
import { directions, type Language, localeTags } from '@saer/i18n/locale';
import { useSyncExternalStore } from 'react';
import type { Catalogues, Room } from './catalogues.ts';
import { rememberLanguage } from './language-choice.ts';

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

/** Shows a language and remembers it; one whose words cannot be fetched is refused, and nothing changes. */
export const chooseLanguage = async (language: Language): Promise<void> => {
  await showLanguage(language);
  rememberLanguage(language);
};

const subscribe = (listener: () => void): (() => void) => i18n.on('change', listener);

export const useLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage, currentLanguage);
