import { useSyncExternalStore } from 'react';
import { currentTheme, followSystem, followTheme, isSystemDark, type Theme } from './theme-choice.ts';

const useTheme = (): Theme => useSyncExternalStore(followTheme, currentTheme, () => 'system');

/** Whether dark colours are displayed now. */
export const useIsDark = (): boolean => {
  const theme = useTheme();
  const isDark = useSyncExternalStore(followSystem, isSystemDark, () => false);
  return theme === 'system' ? isDark : theme === 'dark';
};
