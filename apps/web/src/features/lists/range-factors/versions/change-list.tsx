import { Trans, useLingui } from '@lingui/react/macro';
import { formatFactor } from '../target.ts';
import { useBandText } from '../use-band-text.ts';
import { useScopeName } from './use-scope-name.ts';
import type { RangeFactorVersion } from '@saer/contract/publishing/range-factor-version';

type Factor = RangeFactorVersion['factors'][number];

export interface FactorChange {
  readonly id: string;
  /** undefined: it is new. */
  readonly before: Factor | undefined;
  /** undefined: it is gone. */
  readonly after: Factor | undefined;
}

const toText = ({ scope, min, max, factor, confirmed }: Factor): string =>
  JSON.stringify([scope.kind, scope.kind === 'general' ? null : scope.code, min, max, factor, confirmed]);

const getStart = ({ before, after }: FactorChange): number => (after ?? before)?.min ?? 0;

/** The factors in which two versions differ, the lowest band first. */
export function factorChanges(before: readonly Factor[], after: readonly Factor[]): readonly FactorChange[] {
  const [old, now] = [before, after].map((factors) => new Map(factors.map((each) => [each.id, each])));
  return [...new Set([...before, ...after].map(({ id }) => id))]
    .map((id) => ({ id, before: old?.get(id), after: now?.get(id) }))
    .filter(
      (each) =>
        each.before === undefined || each.after === undefined || toText(each.before) !== toText(each.after),
    )
    .toSorted((one, other) => getStart(one) - getStart(other));
}

/** A factor with whether it is confirmed. */
function Figure({ factor }: { readonly factor: Factor }) {
  const { t } = useLingui();
  return (
    <>
      <span className="whitespace-nowrap">{formatFactor(factor.factor)}</span>{' '}
      <span className="text-muted">({factor.confirmed ? t`confirmed` : t`to be confirmed`})</span>
    </>
  );
}

/** The differences between two versions, one line per band. */
export function ChangeList({ changes }: { readonly changes: readonly FactorChange[] }) {
  const bandText = useBandText();
  const scopeName = useScopeName();
  if (changes.length === 0)
    return (
      <p className="text-sm text-muted">
        <Trans>Nothing differs.</Trans>
      </p>
    );
  return (
    <ul className="flex flex-col gap-2 text-sm" data-testid="factor-changes">
      {changes.map(({ id, before, after }) => {
        const known = after ?? before;
        if (known === undefined) return null;
        const hasMoved = before !== undefined && after !== undefined && bandText(before) !== bandText(after);
        return (
          <li key={id} className="border-s-2 border-line ps-3">
            <bdi className="font-medium text-ink">{scopeName(known.scope)}</bdi>
            {' · '}
            {hasMoved ? (
              <>
                <del className="text-muted">{bandText(before)}</del>{' '}
                <ins className="no-underline">{bandText(after)}</ins>
              </>
            ) : (
              bandText(known)
            )}
            {': '}
            {before === undefined ? (
              <Trans>new,</Trans>
            ) : (
              <del className="text-muted">
                <Figure factor={before} />
              </del>
            )}{' '}
            {after === undefined ? (
              <Trans>deleted or no longer in use</Trans>
            ) : (
              <ins className="no-underline">
                <Figure factor={after} />
              </ins>
            )}
          </li>
        );
      })}
    </ul>
  );
}
