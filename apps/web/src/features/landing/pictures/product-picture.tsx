import type { Language } from '@saer/i18n/locale';
import { type PictureName, pictureSizes } from './picture-files.ts';

interface Props {
  readonly name: PictureName;
  readonly language: Language;
  /** Description for those who do not see it. */
  readonly description: string;
}

const { wide, phone } = pictureSizes;

/**
 * A picture of the product, fetched when it is nearly in sight. The sources of the dark theme follow the system's choice until
 * `app/public-start.ts` knows the visitor's.
 */
export function ProductPicture({ name, language, description }: Props) {
  const file = (size: 'wide' | 'phone', theme: 'light' | 'dark'): string =>
    `/pictures/${name}-${size}-${language}-${theme}.avif`;
  const pixels = ({ width, height, scale }: typeof wide | typeof phone) => ({
    width: width * scale,
    height: height * scale,
  });
  return (
    <picture>
      <source
        srcSet={file('phone', 'dark')}
        media="(width < 40rem) and (prefers-color-scheme: dark)"
        data-dark="(width < 40rem)"
        {...pixels(phone)}
      />
      <source srcSet={file('phone', 'light')} media="(width < 40rem)" {...pixels(phone)} />
      <source
        srcSet={file('wide', 'dark')}
        media="(prefers-color-scheme: dark)"
        data-dark="all"
        {...pixels(wide)}
      />
      <img
        src={file('wide', 'light')}
        alt={description}
        loading="lazy"
        decoding="async"
        {...pixels(wide)}
        className="block h-auto w-full rounded-card border border-line bg-surface shadow-raised"
      />
    </picture>
  );
}
