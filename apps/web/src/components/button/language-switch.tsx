import type { Language } from '@saer/i18n/locale';
import { Button } from './button.tsx';

const names = { ar: 'العربية', en: 'English' } as const satisfies Record<Language, string>;

type Props = { readonly current: Language; readonly onChoose: (language: Language) => void };

/** Offers the other language, in that language. */
export function LanguageSwitch({ current, onChoose }: Props) {
  const other = current === 'ar' ? 'en' : 'ar';
  return (
    <Button tone="quiet" onPress={() => onChoose(other)}>
      {/* In a font of the system: one word is not worth the files of a script that nothing else here is written in. */}
      <span lang={other} dir="auto" className={other === 'ar' ? 'font-[family-name:system-ui]' : ''}>
        {names[other]}
      </span>
    </Button>
  );
}
