import type { Language } from '@saer/i18n/locale';
import { Button } from 'react-aria-components/Button';
import { buttonStyle } from './button-style.ts';

const names = { ar: 'العربية', en: 'English' } as const satisfies Record<Language, string>;

type Props = { readonly current: Language; readonly onChoose: (language: Language) => void };

/** Offers the other language, in that language. */
export function LanguageSwitch({ current, onChoose }: Props) {
  const other = current === 'ar' ? 'en' : 'ar';
  return (
    <Button onPress={() => onChoose(other)} className={`${buttonStyle('quiet')} px-3`}>
      <span lang={other} dir="auto">
        {names[other]}
      </span>
    </Button>
  );
}
