import { Trans } from '@lingui/react/macro';
import type { Language } from '@saer/i18n/locale';
import type { DemoFeeBook } from '../demo/demo-fee-book.ts';
import { FeesPicture } from '../pictures/fees-picture.tsx';
import { SheetPicture } from '../pictures/sheet-picture.tsx';
import { StoresPicture } from '../pictures/stores-picture.tsx';
import { Section } from './section.tsx';

type Props = { readonly language: Language; readonly book: DemoFeeBook };

/** The three parts of the product beside the calculator, as they look. */
export function ProductSection({ language, book }: Props) {
  return (
    <Section id="product" title={<Trans>More than one product, more than one store</Trans>}>
      <div className="grid gap-x-6 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        <SheetPicture language={language} book={book} />
        <StoresPicture language={language} book={book} />
        <FeesPicture language={language} book={book} />
      </div>
    </Section>
  );
}
