import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { BookOpen, Calculator, House, Languages, Monitor, Moon, Sun } from 'lucide-react';
import { type Command, CommandPalette } from '../components/command-palette.tsx';
import { chooseLanguage, useLanguage } from '../lib/language.ts';
import { chooseTheme } from '../lib/theme.ts';

/** The palette with what this app can do from anywhere. */
export function AppCommands({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const other = useLanguage() === 'ar' ? 'en' : 'ar';
  const commands: readonly Command[] = [
    {
      id: 'calculator',
      title: t`Open the calculator`,
      alsoCalled: 'calculator price حاسبة السعر',
      icon: <Calculator aria-hidden />,
      run: () => void navigate({ to: '/user/add-product' }),
    },
    {
      id: 'home',
      title: t`Go to the home page`,
      alsoCalled: 'home الرئيسية',
      icon: <House aria-hidden />,
      run: () => location.assign('/'),
    },
    {
      id: 'api',
      title: t`Read the API documentation`,
      alsoCalled: 'api docs توثيق',
      icon: <BookOpen aria-hidden />,
      run: () => location.assign('/v1/docs'),
    },
    {
      id: 'language',
      title: other === 'ar' ? t`Switch to Arabic` : t`Switch to English`,
      alsoCalled: 'language English العربية اللغة',
      icon: <Languages aria-hidden />,
      run: () => void chooseLanguage(other),
    },
    {
      id: 'light',
      title: t`Light theme`,
      alsoCalled: 'theme light فاتح',
      icon: <Sun aria-hidden />,
      run: () => chooseTheme('light'),
    },
    {
      id: 'dark',
      title: t`Dark theme`,
      alsoCalled: 'theme dark داكن',
      icon: <Moon aria-hidden />,
      run: () => chooseTheme('dark'),
    },
    {
      id: 'system',
      title: t`Theme of the device`,
      alsoCalled: 'theme system auto النظام',
      icon: <Monitor aria-hidden />,
      run: () => chooseTheme('system'),
    },
  ];
  return <CommandPalette commands={commands} onClose={onClose} />;
}
