import { useLingui } from '@lingui/react/macro';
import { Moon, Sun } from 'lucide-react';
import { chooseTheme } from '../../lib/language/theme-choice.ts';
import { useIsDark } from '../../lib/language/theme.ts';
import { IconButton } from './icon-button.tsx';

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
