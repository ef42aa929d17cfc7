import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '@saer/i18n/locale';
import type { ReactNode } from 'react';
import { type PictureName, pictureSizes } from '../pictures/picture-files.ts';
import { Section } from './section.tsx';

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
function ProductPicture({ name, language, description }: Props) {
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

/** Parts of the product beside the calculator, as they look. */
export function ProductSection({ language }: { readonly language: Language }) {
  const { t } = useLingui();
  return (
    <Section
      id="product"
      title={<Trans>From one price to all your products</Trans>}
      lead={<Trans>Pictures of the product as it is, with example products.</Trans>}
    >
      <div className="flex flex-col gap-10">
        <Part
          language={language}
          name="sheet"
          title={<Trans>Your file, as it is</Trans>}
          description={t`The page of a file: every row with its price, profit and margin, and one row whose cost is not a number.`}
        >
          <Trans>
            Upload the .xlsx or .csv that you have. What the columns mean is recognised or asked, never
            guessed; a wrong cell says what is wrong with it, and the good rows do not wait for it.
          </Trans>
        </Part>
        <Part
          language={language}
          name="products"
          title={<Trans>What loses money, first</Trans>}
          description={t`The list of products: what each costs, sells for and earns, the losing ones at the top, and the loss a month in all.`}
        >
          <Trans>
            All your products with what each leaves you at today’s price, the losing ones at the top, and how
            much they cost you a month.
          </Trans>
        </Part>
        <Part
          language={language}
          name="repricing"
          title={<Trans>New fees, new prices</Trans>}
          description={t`The page after a store’s fees changed: each product’s profit before and after, and the price it now needs.`}
        >
          <Trans>
            When a store changes its fees you see which products earn less and what each now needs, and
            reprice them in one step. In the picture, as an example, every commission is one point higher.
          </Trans>
        </Part>
      </div>
    </Section>
  );
}

interface PartProps {
  readonly language: Language;
  readonly name: PictureName;
  readonly title: ReactNode;
  readonly description: string;
  readonly children: ReactNode;
}

function Part({ language, name, title, description, children }: PartProps) {
  return (
    <div className="grid items-center gap-x-12 gap-y-4 lg:grid-cols-[1fr_2fr]">
      <div>
        <h3 className="text-xl font-semibold">{title}</h3>
        <p className="mt-2 text-base leading-7 text-muted">{children}</p>
      </div>
      <ProductPicture name={name} language={language} description={description} />
    </div>
  );
}
