import { useLingui } from '@lingui/react/macro';
import { type PublicPage, publicPageAddress } from '@saer/contract/public-pages';
import type { Language } from '@saer/i18n/locale';
import { Moon, Sun } from 'lucide-react';
import { iconButtonStyle } from '../../components/button-style.ts';

const others = { ar: { language: 'en', name: 'English' }, en: { language: 'ar', name: 'العربية' } } as const;

interface Props {
  readonly language: Language;
  /** The page whose other language is offered. */
  readonly page: PublicPage;
}

/** The other language's page, and light or dark: markup alone, which `app/public-start.ts` answers for. Without JavaScript the link still leads there. */
export function SiteControls({ language, page }: Props) {
  const { t } = useLingui();
  const other = others[language];
  return (
    <div className="flex items-center gap-2">
      <a
        href={publicPageAddress(other.language, page)}
        hrefLang={other.language}
        lang={other.language}
        // In a system font: one word is not worth the font files of a script used nowhere else on the page.
        className={`inline-flex min-h-control items-center rounded-control px-3 text-sm font-medium text-brand-strong transition-colors hover:bg-hover ${other.language === 'ar' ? 'font-[family-name:system-ui]' : ''}`}
      >
        {other.name}
      </a>
      <button
        type="button"
        className={`group ${iconButtonStyle}`}
        data-theme-switch
        aria-pressed="false"
        aria-label={t`Dark colours`}
      >
        <Moon aria-hidden className="size-4 group-aria-pressed:hidden" />
        <Sun aria-hidden className="hidden size-4 group-aria-pressed:block" />
      </button>
    </div>
  );
}
