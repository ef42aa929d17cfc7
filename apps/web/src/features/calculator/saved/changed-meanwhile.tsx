import { Trans } from '@lingui/react/macro';
import type { ListedProduct } from '@saer/contract/product';
import { Link } from '@tanstack/react-router';
import { lineLinkStyle } from '../../../components/link-style.ts';
import { Notice } from '../../../components/notice.tsx';
import { calculatorFields } from '../../../domain/product/calculator-fields.ts';
import { calculatorPath } from '../../../lib/calculator-link.ts';
import { useLanguage } from '../../../lib/language.ts';
import { productName } from '../../../domain/names/known-name.ts';

/** Somebody has written the product since it was opened: nothing of theirs is written over. */
export function ChangedMeanwhile({ stored }: { readonly stored: ListedProduct }) {
  const language = useLanguage();
  return (
    <div role="alert" className="w-full">
      <Notice tone="warning">
        <p>
          <Trans>
            <bdi className="font-medium">{productName(stored, language)}</bdi> was changed after you opened it
            here. To avoid overwriting those changes, open the current version or save yours as a new product.
          </Trans>
        </p>
        <Link to={calculatorPath} search={calculatorFields(stored, language)} className={lineLinkStyle}>
          <Trans>Open it as it is now</Trans>
        </Link>
      </Notice>
    </div>
  );
}
