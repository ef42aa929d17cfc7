import { Trans, useLingui } from '@lingui/react/macro';
import { Calculator } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import type { DraftField } from '../state/draft.ts';
import { focusField } from '../form/field-anchor.tsx';
import { fieldNames } from '../form/field-names.ts';

type Props = {
  readonly missing: readonly DraftField[];
  /** Fields whose text cannot be read. */
  readonly unread: readonly DraftField[];
  readonly onExample: () => void;
};

/** What is still needed before there is a price; each leads to its field. */
export function UnfinishedPanel({ missing, unread, onExample }: Props) {
  const { t, i18n } = useLingui();
  const open = [...new Set([...unread, ...missing])];
  return (
    <Card>
      <div data-testid="unfinished">
        <EmptyState
          icon={<Calculator />}
          title={unread.length > 0 ? t`A number cannot be read` : t`The price appears here as you type`}
          action={
            <>
              <ul className="flex flex-wrap justify-center gap-2">
                {open.map((field) => (
                  <li key={field}>
                    <Button onPress={() => focusField(field)}>{i18n._(fieldNames[field])}</Button>
                  </li>
                ))}
              </ul>
              <Button tone="quiet" onPress={onExample}>
                <Trans>Try an example</Trans>
              </Button>
            </>
          }
        >
          {unread.length > 0 ? <Trans>Fix it and the price comes back:</Trans> : <Trans>Still needed:</Trans>}
        </EmptyState>
      </div>
    </Card>
  );
}
