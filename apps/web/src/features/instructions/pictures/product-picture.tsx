import { useLingui } from '@lingui/react';
import { useLanguage } from '../../../lib/language/language.ts';
import { pictureFile, type PictureName, pictureThemes } from './picture-names.ts';
import { pictureSizes } from './picture-sizes.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Texts of the pictures for those who do not see them. */
const pictureTexts: Readonly<Record<PictureName, MessageDescriptor>> = {
  answer: msg`The recommended price of the example in the calculator, with the lines that add up to it.`,
  size: msg`The calculator asks for size class or dimensions, and for the weight.`,
  vat: msg`The cost field of the calculator, with the switches for VAT.`,
  margin: msg`The margin in the calculator, and what it is calculated on.`,
  zones: msg`Notes below a price: one range that earns less, one that misses the target.`,
  upload: msg`The page on which a spreadsheet is dropped, pasted or chosen.`,
  grid: msg`The sample in the grid: each row with its price.`,
  repricing: msg`The list of products whose fees have changed, each with the price it needs now.`,
  team: msg`The list of sub-users, with the button to add one.`,
  plans: msg`The checkout: the plan with its price on one side, how to pay on the other.`,
  security: msg`The security settings: authenticator app and passkeys.`,
};

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
