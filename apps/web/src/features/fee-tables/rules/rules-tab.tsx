import { storeRuleNames } from '@saer/contract/fees/choices';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeVersion } from '@saer/contract/publishing/fee-version';
import { recordLabel, recordValue } from '@saer/i18n/records/record-value';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { EditRules } from './edit-rules.tsx';

/** Rules for every product of the store: minimum commission, VAT on fees, weight rule, shipping credit and price ending. */
export function RulesTab({ version }: { readonly version: FeeVersion }) {
  const { i18n } = useLingui();
  const [isEditing, setEditing] = useState(false);
  return (
    <Card>
      <p className="text-sm text-muted">
        <Trans>These rules hold for every product of the store, from the day of this table.</Trans>
      </p>
      <dl className="mt-2 divide-y divide-line text-sm">
        {storeRuleNames.map((rule) => (
          <div key={rule} className="grid gap-x-6 gap-y-0.5 py-2 sm:grid-cols-[--spacing(56)_minmax(0,1fr)]">
            <dt className="text-muted">{recordLabel(i18n, rule)}</dt>
            <dd className="font-medium text-ink">{recordValue(i18n, rule, version[rule])}</dd>
          </div>
        ))}
      </dl>
      {version.state === 'draft' ? (
        <div className="mt-3">
          <Button onPress={() => setEditing(true)}>
            <Pencil aria-hidden className="size-4" />
            <Trans>Change the rules</Trans>
          </Button>
        </div>
      ) : null}
      {isEditing ? <EditRules version={version} onClose={() => setEditing(false)} /> : null}
    </Card>
  );
}
