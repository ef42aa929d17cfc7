import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { DialogActions } from '../../../components/dialog-actions.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
import { RadioCards } from '../../../components/radio-cards.tsx';
import { type FieldName, fieldWords } from '../fee-words.ts';
import { merge, withFields } from './merge.ts';
import { type ChangedEntity, WhoChanged } from './who-changed.tsx';

type Side = 'theirs' | 'mine';

type Props<T> = {
  readonly entity: ChangedEntity;
  readonly entityId: number;
  readonly base: T;
  readonly theirs: T;
  readonly mine: T;
  readonly print: (field: keyof T & FieldName, values: T) => string;
  readonly onResolve: (values: T) => void;
  readonly onClose: () => void;
};

/** Two admins changed one row: what only the other one changed is taken over, what both changed is chosen. */
export function ChangedMeanwhile<T extends Partial<Record<FieldName, unknown>>>(props: Props<T>) {
  const { entity, entityId, base, theirs, mine, print, onResolve, onClose } = props;
  const { t, i18n } = useLingui();
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const { values, taken, clashes } = merge(base, theirs, mine);
  const isField = (key: keyof T & string): key is keyof T & FieldName => key in fieldWords;
  const labelOf = (key: FieldName): ReactNode => i18n._(fieldWords[key]);
  const shown = (key: keyof T & FieldName, of: T): string => print(key, of) || t`empty`;
  const resolve = (): void =>
    onResolve(
      withFields(
        values,
        theirs,
        clashes.filter((key) => chosen[key] === 'theirs'),
      ),
    );
  const areChosen = clashes.every((key) => chosen[key] !== undefined);
  return (
    <Dialog title={t`Changed by somebody else`} onClose={onClose}>
      <div className="flex flex-col gap-4 text-sm">
        <Notice tone="warning">
          <WhoChanged entity={entity} entityId={entityId} />
        </Notice>
        {taken.length === 0 ? null : (
          <div>
            <p className="font-medium">
              <Trans>Taken over from them:</Trans>
            </p>
            <ul className="mt-1 list-disc ps-5 text-muted">
              {taken.filter(isField).map((key) => (
                <li key={key}>
                  {labelOf(key)}: <bdi>{shown(key, base)}</bdi> → <bdi>{shown(key, theirs)}</bdi>
                </li>
              ))}
            </ul>
          </div>
        )}
        {clashes.filter(isField).map((key) => (
          <RadioCards<Side>
            key={key}
            label={i18n._(fieldWords[key])}
            options={[
              { id: 'theirs', name: t`Theirs`, hint: shown(key, theirs) },
              { id: 'mine', name: t`Mine`, hint: shown(key, mine) },
            ]}
            value={chosen[key]}
            onChange={(side) => setChosen({ ...chosen, [key]: side })}
          />
        ))}
        <DialogActions>
          <Button onPress={onClose}>{t`Go on editing`}</Button>
          <Button tone="primary" onPress={resolve} isDisabled={!areChosen}>
            <Trans>Take it so</Trans>
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
