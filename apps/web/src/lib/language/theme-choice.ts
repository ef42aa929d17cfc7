import { readStorage, removeStorage, writeStorage } from '../browser/storage.ts';

export type Theme = 'light' | 'dark' | 'system';

const listeners = new Set<() => void>();

/** Called back when another theme is chosen. */
export const followTheme = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const currentTheme = (): Theme => {
  const dark = readStorage('dark');
  return dark === undefined ? 'system' : dark === 'true' ? 'dark' : 'light';
};

/** Shows a theme; `system` follows the device. */
export const showTheme = (theme: Theme): void => {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
};

/** Shows a theme and remembers it. */
export const chooseTheme = (theme: Theme): void => {
  if (theme === 'system') removeStorage('dark');
  else writeStorage('dark', String(theme === 'dark'));
  showTheme(theme);
  listeners.forEach((listener) => listener());
};

const systemDark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

export const isSystemDark = (): boolean => systemDark().matches;

/** Called back when the device turns dark or light. */
export const followSystem = (listener: () => void): (() => void) => {
  const query = systemDark();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};
