export const languages = ['ar', 'en'] as const;

export type Language = (typeof languages)[number];

/** The spelled-out tags: a bare `ar-SA` changes calendar and digits from one browser release to the next. */
export const localeTags = { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-US' } as const satisfies Record<
  Language,
  string
>;

export const directions = { ar: 'rtl', en: 'ltr' } as const satisfies Record<Language, 'rtl' | 'ltr'>;

/** The key under which the chosen language is stored in the browser. */
const LANGUAGE_KEY = 'lang';

/** The cookie of the chosen language. Over https, the prefix prevents other hosts of the domain from setting it. */
export const languageCookie = (isSecure: boolean): string => `${isSecure ? '__Host-' : ''}${LANGUAGE_KEY}`;

export const isLanguage = (value: unknown): value is Language => value === 'ar' || value === 'en';

/** Arabic where the preferred language starts with `ar`, else English. Takes a tag or an `Accept-Language` header. */
export const detectLanguage = (preferred: string | undefined): Language =>
  /^\s*ar\b/i.test(preferred ?? '') ? 'ar' : 'en';
