import { useLingui } from '@lingui/react/macro';
import { Moon, Sun } from 'lucide-react';
import {
  chooseTheme,
  currentTheme,
  followSystem,
  followTheme,
  isSystemDark,
  type Theme,
} from '../../lib/language/theme-choice.ts';
import { IconButton } from './icon-button.tsx';
import { useSyncExternalStore } from 'react';

const useTheme = (): Theme => useSyncExternalStore(followTheme, currentTheme, () => 'system');

/** Says whether dark colours are displayed now. */
export const useIsDark = (): boolean => {
  const theme = useTheme();
  const isDark = useSyncExternalStore(followSystem, isSystemDark, () => false);
  return theme === 'system' ? isDark : theme === 'dark';
};

export function ThemeSwitch() {
  const { t } = useLingui();
  const isDark = useIsDark();
  return (
    <IconButton
      label={isDark ? t`Light theme` : t`Dark theme`}
      onPress={() => chooseTheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <Sun aria-hidden className="size-4" /> : <Moon aria-hidden className="size-4" />}
    </IconButton>
  );
}
