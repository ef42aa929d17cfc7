interface Names {
  readonly nameEn?: string;
  readonly nameAr?: string;
}

/** The one name the calculator asks for, as the catalogue keeps names: in Arabic where any of it is Arabic. */
export function namesOf(typed: string): Names {
  const name = typed.trim();
  if (name === '') return {};
  return /\p{sc=Arab}/u.test(name) ? { nameAr: name } : { nameEn: name };
}
