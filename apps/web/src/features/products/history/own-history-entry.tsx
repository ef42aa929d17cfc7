import { Trans } from '@lingui/react/macro';
import type { ProductHistoryRow } from '@saer/contract/saved-product';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '../../../components/button.tsx';
import { ChangeLine } from '../../../domain/audit/change-line.tsx';
import { PutBack } from '../../../domain/audit/put-back.tsx';
import { knownNameOf } from '../../../domain/names/known-name.ts';
import { useLanguage } from '../../../lib/language.ts';
import { PricedBy } from './priced-by.tsx';
import { useChangedFields } from './use-changed-fields.ts';

type Props = {
  readonly change: ProductHistoryRow;
  readonly day: ReactNode;
  /** Filters by this product; undefined if the list is already filtered. */
  readonly onOnlyThis: (() => void) | undefined;
};

/** A change of one of the seller's products. */
export function OwnHistoryEntry({ change, day, onOnlyThis }: Props) {
  const { action, entityId } = change;
  const name = knownNameOf(change, useLanguage()) ?? isolateLtr(`#${entityId}`);
  const fields = useChangedFields()(change);
  return (
    <ChangeLine
      change={change}
      day={day}
      fields={fields}
      name={
        action === 'remove' ? (
          <bdi>{name}</bdi>
        ) : (
          <Link
            to="/user/product"
            search={{ id: String(entityId) }}
            className="rounded-sm text-ink underline-offset-4 hover:underline focus-visible:underline"
          >
            <bdi>{name}</bdi>
          </Link>
        )
      }
    >
      <PricedBy change={change} />
      <span className="ms-auto flex flex-wrap gap-2">
        {onOnlyThis === undefined ? null : (
          <Button tone="quiet" onPress={onOnlyThis}>
            <Trans>Only this product</Trans>
          </Button>
        )}
        <PutBack change={change} fields={fields} />
      </span>
    </ChangeLine>
  );
}
