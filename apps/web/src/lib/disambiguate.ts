interface Named {
  readonly code: string;
  readonly nameEn: string;
  readonly nameAr: string;
}

/** The name in the other language of rows that bear one name in the reader's, by their code: it tells them apart. */
export function disambiguate(rows: readonly Named[], isArabic: boolean): ReadonlyMap<string, string> {
  const own = ({ nameEn, nameAr }: Named): string => (isArabic ? nameAr : nameEn);
  const alike = rows.filter((row) => rows.some((other) => other !== row && own(other) === own(row)));
  return new Map(alike.map(({ code, nameEn, nameAr }) => [code, isArabic ? nameEn : nameAr]));
}
