import { Trans, useLingui } from '@lingui/react/macro';
import { entitlements, type EntitlementState, entitlementStates } from '@saer/contract/entitlements';
import type { ReactNode } from 'react';

/** On a phone the name of a row is a line above its cells. */
const row = 'grid grid-cols-3 sm:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]';

function Row({ label, cellOf }: RowProps) {
  return (
    <tr className={`${row} border-t border-line`}>
      <th scope="row" className="px-4 pt-3 text-start font-medium max-sm:col-span-3 sm:pb-3">
        {label}
      </th>
      {entitlementStates.map((state) => (
        <td key={state} className="px-4 pt-1 pb-3 text-muted sm:pt-3">
          {cellOf(state)}
        </td>
      ))}
    </tr>
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
        <table className="block text-sm leading-6">
          <thead className="block">
            <tr className={`${row} items-end`}>
              <th scope="col" className="sr-only">
                <Trans>What is compared</Trans>
              </th>
              {entitlementStates.map((state, index) => (
                <th
                  key={state}
                  scope="col"
                  className={`px-4 py-3 text-start font-semibold ${index === 0 ? 'sm:col-start-2' : ''}`}
                >
                  {heads[state]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="block">
            <Row label={<Trans>Price calculator</Trans>} cellOf={() => yes} />
            <Row
              label={<Trans>Saved products</Trans>}
              cellOf={(state) => {
                const { products } = entitlements[state];
                return products === null
                  ? t`Without a limit`
                  : products === 0
                    ? t`In this browser only`
                    : t`Up to ${products}`;
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
              cellOf={(state) => (state === 'guest' ? t`In this browser only` : t`Always`)}
            />
          </tbody>
        </table>
      </div>
    </section>
  );
}
