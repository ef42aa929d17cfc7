import { useLanguage } from '../../lib/language.ts';

type Props = { readonly nameEn: string; readonly nameAr: string };

/** A name in the reader's language, and small below it the other. */
export function BothNames({ nameEn, nameAr }: Props) {
  const isArabic = useLanguage() === 'ar';
  return (
    <span className="flex min-w-0 flex-col">
      <span>
        <bdi>{isArabic ? nameAr : nameEn}</bdi>
      </span>
      <span className="text-xs font-normal text-muted">
        <bdi lang={isArabic ? 'en' : 'ar'}>{isArabic ? nameEn : nameAr}</bdi>
      </span>
    </span>
  );
}
