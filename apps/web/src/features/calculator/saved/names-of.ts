interface Names {
  readonly nameEn?: string;
  readonly nameAr?: string;
}

/** The calculator's single name as the two names of a product: in Arabic if any of it is Arabic. */
export function namesOf(typed: string): Names {
  const name = typed.trim();
  if (name === '') return {};
  return /\p{sc=Arab}/u.test(name) ? { nameAr: name } : { nameEn: name };
}
