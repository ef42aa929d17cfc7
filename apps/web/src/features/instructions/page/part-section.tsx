import { useLingui } from '@lingui/react';
import { ProductPicture } from '../pictures/product-picture.tsx';
import type { Part } from '../topic.ts';
import { headingStyle } from './heading-style.ts';

/** A thought under its own heading. */
export function PartSection({ part: { id, title, paragraphs, exhibit, picture } }: { readonly part: Part }) {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={headingStyle}>
        {i18n._(title)}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={i18n._(paragraph)} className="mt-3 max-w-2xl leading-7">
          {i18n._(paragraph)}
        </p>
      ))}
      {exhibit === undefined ? null : <div className="mt-5">{exhibit}</div>}
      {picture === undefined ? null : <ProductPicture name={picture} />}
    </section>
  );
}
