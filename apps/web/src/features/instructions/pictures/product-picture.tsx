import { useLingui } from '@lingui/react';
import { useLanguage } from '../../../lib/language/language.ts';
import { pictureFile, type PictureName, pictureThemes } from './picture-names.ts';
import { pictureSizes } from './picture-sizes.ts';
import { pictureTexts } from './picture-texts.ts';

/** A picture of the running product in the reader's language and theme. The other theme's file is not displayed, so a lazy image never asks for it. */
export function ProductPicture({ name }: { readonly name: PictureName }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const [width, height] = pictureSizes[name][language];
  return pictureThemes.map((theme) => (
    <img
      key={theme}
      src={pictureFile(name, language, theme)}
      alt={i18n._(pictureTexts[name])}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={`mt-4 h-auto rounded-card border border-line picture-${theme}`}
    />
  ));
}
