import { useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from './stored.ts';

export type Theme = 'light' | 'dark' | 'system';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const currentTheme = (): Theme => {
  const dark = readStored('dark');
  return dark === undefined ? 'system' : dark === 'true' ? 'dark' : 'light';
};

/** Shows a theme and remembers it; `system` follows the device again. */
export const chooseTheme = (theme: Theme): void => {
  if (theme === 'system') {
    removeStored('dark');
    delete document.documentElement.dataset['theme'];
  } else {
    writeStored('dark', String(theme === 'dark'));
    document.documentElement.dataset['theme'] = theme;
  }
  listeners.forEach((listener) => listener());
};

export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme, () => 'system');

const systemDark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

const subscribeSystem = (listener: () => void): (() => void) => {
  const query = systemDark();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether dark colours are what the reader sees now. */
export const useIsDark = (): boolean => {
  const theme = useTheme();
  const isSystemDark = useSyncExternalStore(
    subscribeSystem,
    () => systemDark().matches,
    () => false,
  );
  return theme === 'system' ? isSystemDark : theme === 'dark';
};
