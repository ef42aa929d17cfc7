import { Trans, useLingui } from '@lingui/react/macro';
import { Calculator } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/layout/empty-state.tsx';
import type { Draft, DraftField } from '@saer/contract/products/calculator-draft';
import { focusField } from '../form/field-anchor.tsx';
import { fieldNames } from '../form/field-names.ts';

/** Fields by their names; each leads to its field. */
function FieldLinks({ fields }: { readonly fields: readonly DraftField[] }) {
  const { i18n } = useLingui();
  return (
    <ul className="flex flex-wrap justify-center gap-2">
      {fields.map((field) => (
        <li key={field}>
          <Button onPress={() => focusField(field)}>{i18n._(fieldNames[field])}</Button>
        </li>
      ))}
    </ul>
  );
}

type Props = {
  readonly mode: Draft['mode'];
  readonly missing: readonly DraftField[];
  /** Fields whose text cannot be read. */
  readonly unread: readonly DraftField[];
  readonly onExample: () => void;
};

/** The missing fields, each with a link to it. */
export function UnfinishedPanel({ mode, missing, unread, onExample }: Props) {
  const { t } = useLingui();
  const isUnread = unread.length > 0;
  const needed = missing.filter((field) => !unread.includes(field));
  const appears =
    mode === 'check' ? t`The profit appears here as you type` : t`The price appears here as you type`;
  const stillNeeded: ReactNode = <Trans>Still needed:</Trans>;
  return (
    <Card>
      <div data-testid="unfinished">
        <EmptyState
          icon={<Calculator />}
          title={isUnread ? t`One number is not valid` : appears}
          action={
            <>
              <FieldLinks fields={isUnread ? unread : needed} />
              {isUnread && needed.length > 0 ? (
                <>
                  <p className="text-sm text-muted">{stillNeeded}</p>
                  <FieldLinks fields={needed} />
                </>
              ) : null}
              <Button tone="quiet" onPress={onExample}>
                <Trans>Try an example</Trans>
              </Button>
            </>
          }
        >
          {isUnread ? <FixIt mode={mode} /> : stillNeeded}
        </EmptyState>
      </div>
    </Card>
  );
}

function FixIt({ mode }: Pick<Props, 'mode'>) {
  return mode === 'check' ? (
    <Trans>Fix it to see the profit:</Trans>
  ) : (
    <Trans>Fix it to see the price:</Trans>
  );
}
