import { Trans, useLingui } from '@lingui/react/macro';
import { entitlements, type EntitlementState, entitlementStates } from '@saer/contract/entitlements';
import type { ReactNode } from 'react';

function Row({ label, cellOf }: RowProps) {
  return (
    <tbody className="border-t border-line">
      <tr>
        <th scope="rowgroup" colSpan={entitlementStates.length} className="px-4 pt-3 text-start font-medium">
          {label}
        </th>
      </tr>
      <tr>
        {entitlementStates.map((state) => (
          <td key={state} className="px-4 pt-1 pb-3 align-top text-muted">
            {cellOf(state)}
          </td>
        ))}
      </tr>
    </tbody>
  );
}

interface RowProps {
  readonly label: ReactNode;
  readonly cellOf: (state: EntitlementState) => ReactNode;
}

/** Rights in each state, as the server enforces them. */
export function ComparisonSection() {
  const { t } = useLingui();
  const heads: Readonly<Record<EntitlementState, string>> = {
    guest: t`Without an account`,
    free: t`Free account`,
    subscribed: t`With a plan`,
  };
  const yes = t`Yes`;
  const no = t({ message: 'No', comment: 'Not included' });
  return (
    <section aria-labelledby="compare" className="mx-auto max-w-6xl px-5 py-8 sm:px-8 sm:py-10">
      <h2 id="compare" className="text-2xl leading-snug font-semibold sm:text-3xl sm:leading-snug">
        <Trans>What each includes</Trans>
      </h2>
      <div className="mt-6 overflow-hidden rounded-card border border-line bg-surface">
        <table className="w-full table-fixed text-sm leading-6">
          <thead>
            <tr>
              {entitlementStates.map((state) => (
                <th key={state} scope="col" className="px-4 py-3 text-start align-bottom font-semibold">
                  {heads[state]}
                </th>
              ))}
            </tr>
          </thead>
          <Row label={<Trans>Price calculator</Trans>} cellOf={() => yes} />
          <Row
            label={<Trans>Saved products</Trans>}
            cellOf={(state) => {
              const { products } = entitlements[state];
              return products === null ? t`Without a limit` : products === 0 ? no : t`Up to ${products}`;
            }}
          />
          <Row
            label={<Trans>Rows of a sheet, saved at once</Trans>}
            cellOf={(state) => {
              const { sheetRows } = entitlements[state];
              return sheetRows === 0 ? no : t`Up to ${sheetRows}`;
            }}
          />
          <Row
            label={<Trans>All products priced again when fees change</Trans>}
            cellOf={(state) => (entitlements[state].repricing ? yes : no)}
          />
          <Row
            label={<Trans>People who work with it</Trans>}
            cellOf={(state) => {
              const { users } = entitlements[state];
              return users === 0 ? t`Everybody` : users === 'plan' ? t`As many as the plan says` : users;
            }}
          />
          <Row
            label={<Trans>Read, download and delete what you saved</Trans>}
            cellOf={(state) => (state === 'guest' ? t`In this browser` : t`Always`)}
          />
        </table>
      </div>
    </section>
  );
}
