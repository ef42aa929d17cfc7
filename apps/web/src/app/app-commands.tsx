import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { BookOpen, House, Languages, LogIn, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { type Command, CommandPalette } from '../components/command-palette.tsx';
import { useLanguage } from '../lib/language.ts';
import { signOut, useCurrentUser } from '../lib/session.ts';
import { chooseTheme } from '../lib/theme-choice.ts';
import { useChooseLanguage } from '../lib/use-choose-language.ts';
import { loginPath } from '../lib/return-to.ts';
import { adminPages } from './admin-pages.tsx';
import { useNavGroups } from './nav-groups.ts';
import { pages } from './pages.tsx';

/** The palette with the commands available everywhere. */
export function AppCommands({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const chooseLanguage = useChooseLanguage();
  const user = useCurrentUser();
  const role = user?.role ?? 'ANONYMOUS_USER';
  const { groups, palette } = useNavGroups(role, { ...adminPages, ...pages });
  const other = useLanguage() === 'ar' ? 'en' : 'ar';
  const commands: readonly Command[] = [
    ...[...groups.flatMap(({ navItems }) => navItems), ...palette].map(
      ({ to, title, alsoCalled, icon: Icon }) => ({
        id: to,
        title,
        alsoCalled,
        icon: <Icon aria-hidden />,
        run: () => void navigate({ to }),
      }),
    ),
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
      run: () => chooseLanguage(other),
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
    user === undefined
      ? {
          id: 'sign-in',
          title: t`Sign in`,
          alsoCalled: 'sign in login دخول تسجيل',
          icon: <LogIn aria-hidden />,
          run: () => void navigate({ to: loginPath }),
        }
      : {
          id: 'sign-out',
          title: t`Sign out`,
          alsoCalled: 'sign out logout خروج تسجيل',
          icon: <LogOut aria-hidden />,
          run: () => void signOut(),
        },
  ];
  return <CommandPalette commands={commands} onClose={onClose} />;
}
