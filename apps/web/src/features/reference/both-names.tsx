import { useLanguage } from '../../lib/language.ts';

type Props = { readonly nameEn: string; readonly nameAr: string };

/** A name in the reader's language, and small below it the other. */
export function BothNames({ nameEn, nameAr }: Props) {
  const isArabic = useLanguage() === 'ar';
  return (
    <span className="flex min-w-0 flex-col">
      <bdi className="text-start">{isArabic ? nameAr : nameEn}</bdi>
      <bdi lang={isArabic ? 'en' : 'ar'} className="text-start text-xs font-normal text-muted">
        {isArabic ? nameEn : nameAr}
      </bdi>
    </span>
  );
}
