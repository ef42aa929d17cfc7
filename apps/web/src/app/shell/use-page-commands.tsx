import { useLingui } from '@lingui/react/macro';
import {
  instructionPage,
  instructionTopics,
  type PublicPage,
  publicPageAddress,
} from '@saer/contract/site/public-pages';
import { toolIds, toolPage } from '@saer/contract/products/tools';
import { useNavigate } from '@tanstack/react-router';
import {
  BookOpen,
  CircleQuestionMark,
  House,
  Languages,
  LogIn,
  LogOut,
  type LucideIcon,
  Monitor,
  Moon,
  Sun,
  Wrench,
} from 'lucide-react';
import { toolEntries } from '../../features/tools/registry.ts';
import { topicKeywords } from '../../domain/instructions/topic-keywords.ts';
import { topicTitles } from '../../domain/instructions/topic-titles.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { signOut, useCurrentUser } from '../../lib/session/session.ts';
import { loginPath } from '../../lib/session/return-to.ts';
import { chooseTheme } from '../../lib/language/theme-choice.ts';
import { useChooseLanguage } from '../../lib/language/use-choose-language.ts';
import { adminPages } from '../admin-pages.tsx';
import { type RoutedPage, useNavGroups } from './nav-groups.ts';
import { pages } from '../pages.tsx';

export interface PageCommand {
  readonly id: string;
  readonly title: string;
  /** Search terms for it, in any language. */
  readonly alsoCalled: string;
  readonly icon: LucideIcon;
  /** The page it opens; undefined: it does something instead. */
  readonly to?: RoutedPage;
  readonly run?: () => void;
  /** Offered once something is typed: there are many of its kind. */
  readonly isTypedFor?: boolean;
}

/** The pages and actions available everywhere to who is signed in. */
export function usePageCommands(): readonly PageCommand[] {
  const { t, i18n } = useLingui();
  const chooseLanguage = useChooseLanguage();
  const user = useCurrentUser();
  const navigate = useNavigate();
  const { groups, palette } = useNavGroups(user?.role ?? 'ANONYMOUS_USER', { ...adminPages, ...pages });
  const language = useLanguage();
  const other = language === 'ar' ? 'en' : 'ar';
  const goTo = (page: PublicPage) => () => location.assign(publicPageAddress(language, page));
  return [
    ...[...groups.flatMap(({ navItems }) => navItems), ...palette].map((page) => ({ id: page.to, ...page })),
    {
      id: 'home',
      title: t`Go to the home page`,
      alsoCalled: 'home الرئيسية',
      icon: House,
      run: () => location.assign('/'),
    },
    {
      id: 'instructions',
      title: t`Read the instructions`,
      alsoCalled: 'instructions help guide how تعليمات مساعدة دليل شرح طريقة الاستخدام',
      icon: CircleQuestionMark,
      run: goTo('/instructions'),
    },
    ...instructionTopics.map((topic) => {
      const title = i18n._(topicTitles[topic]);
      return {
        id: instructionPage(topic),
        title: t`Instructions: ${title}`,
        alsoCalled: topicKeywords[topic],
        icon: CircleQuestionMark,
        isTypedFor: true,
        run: goTo(instructionPage(topic)),
      };
    }),
    ...(user === undefined
      ? []
      : toolIds.map((tool) => {
          const title = i18n._(toolEntries[tool].title);
          return {
            id: toolPage(tool),
            title: t`Tool: ${title}`,
            alsoCalled: toolEntries[tool].alsoCalled,
            icon: Wrench,
            isTypedFor: true,
            run: () => void navigate({ to: '/user/tools/$tool', params: { tool } }),
          };
        })),
    {
      id: 'api',
      title: t`Read the API documentation`,
      alsoCalled: 'api docs توثيق',
      icon: BookOpen,
      run: () => location.assign('/v1/docs'),
    },
    {
      id: 'language',
      title: other === 'ar' ? t`Switch to Arabic` : t`Switch to English`,
      alsoCalled: 'language English العربية اللغة',
      icon: Languages,
      run: () => chooseLanguage(other),
    },
    {
      id: 'light',
      title: t`Light theme`,
      alsoCalled: 'theme light فاتح',
      icon: Sun,
      run: () => chooseTheme('light'),
    },
    {
      id: 'dark',
      title: t`Dark theme`,
      alsoCalled: 'theme dark داكن',
      icon: Moon,
      run: () => chooseTheme('dark'),
    },
    {
      id: 'system',
      title: t`Theme of the device`,
      alsoCalled: 'theme system auto النظام',
      icon: Monitor,
      run: () => chooseTheme('system'),
    },
    user === undefined
      ? {
          id: 'sign-in',
          title: t`Sign in`,
          alsoCalled: 'sign in login دخول تسجيل',
          icon: LogIn,
          run: () => location.assign(loginPath),
        }
      : {
          id: 'sign-out',
          title: t`Sign out`,
          alsoCalled: 'sign out logout خروج تسجيل',
          icon: LogOut,
          run: () => void signOut(),
        },
  ];
}
