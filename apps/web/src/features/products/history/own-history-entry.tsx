import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductHistoryRow } from '@saer/contract/saved-product';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { Link } from '@tanstack/react-router';
import { Badge } from '../../../components/badge.tsx';
import { knownNameOf } from '../../../domain/names/known-name.ts';
import { useLanguage } from '../../../lib/language.ts';
import { ChangedFields } from './changed-fields.tsx';
import { ChangeMoment } from './change-moment.tsx';
import { actionLabel } from '../../../domain/audit/action-labels.ts';

type Props = {
  readonly change: ProductHistoryRow;
  /** Filters by this product; undefined if the list is already filtered. */
  readonly onOnlyThis: (() => void) | undefined;
};

const linkStyle =
  'inline-flex min-h-control items-center rounded-control text-sm font-medium text-brand-strong hover:underline';

/** A change of a product: the product, the person, the time, and every field before and after. */
export function OwnHistoryEntry({ change, onOnlyThis }: Props) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { actor, action, entityId } = change;
  const name = knownNameOf(change, language) ?? isolateLtr(`#${entityId}`);
  const known = actionLabel(action);
  const who = actor?.fullName;
  return (
    <li className="flex flex-col gap-1.5 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={known?.tone ?? 'info'}>{known === undefined ? action : i18n._(known.label)}</Badge>
        <h2 className="min-w-0 font-medium [overflow-wrap:anywhere]">
          <bdi>{name}</bdi>
        </h2>
        <span className="ms-auto flex flex-wrap gap-x-4">
          {onOnlyThis === undefined ? null : (
            <button type="button" onClick={onOnlyThis} className={linkStyle}>
              <Trans>Only this product</Trans>
            </button>
          )}
          {action === 'remove' ? null : (
            <Link to="/user/product" search={{ id: String(entityId) }} className={linkStyle}>
              <Trans>Show</Trans>
            </Link>
          )}
        </span>
      </div>
      <p className="text-xs text-muted">
        {who === undefined ? (
          <Trans>By a signed-out visitor</Trans>
        ) : (
          <Trans>
            By <bdi>{who}</bdi>
          </Trans>
        )}
      </p>
      <ChangeMoment change={change} />
      <ChangedFields change={change} />
    </li>
  );
}
