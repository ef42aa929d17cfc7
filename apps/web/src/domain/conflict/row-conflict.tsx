import { type ReactNode, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../components/button/button.tsx';
import { DialogActions } from '../../components/overlay/dialog-actions.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { Notice } from '../../components/layout/notice.tsx';
import { RadioCards } from '../../components/form/radio-cards.tsx';

type Side = 'theirs' | 'mine';

interface Merge<T> {
  /** Fields only they changed. */
  readonly takenOver: readonly (keyof T & string)[];
  /** Fields both changed, and not to the same. */
  readonly disputed: readonly (keyof T & string)[];
  /** My values, with changes made only by the other person and, for conflicts, the ones chosen from theirs. */
  readonly resolve: (chosen: ReadonlyMap<string, Side>) => T;
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Two changes of one record, field by field, relative to their common base. */
export function mergeChanges<T extends object>(base: T, theirs: T, mine: T): Merge<T> {
  const changed = Object.keys(theirs)
    .filter((key): key is keyof T & string => key in theirs)
    .filter((key) => !same(base[key], theirs[key]));
  const takenOver = changed.filter((key) => same(base[key], mine[key]));
  const disputed = changed.filter((key) => !same(base[key], mine[key]) && !same(theirs[key], mine[key]));
  return {
    takenOver,
    disputed,
    resolve: (chosen) => {
      const unchanged = [...takenOver, ...disputed.filter((key) => chosen.get(key) === 'theirs')];
      return { ...mine, ...Object.fromEntries(unchanged.map((key) => [key, theirs[key]])) };
    },
  };
}

/** A field that two people wrote differently. */
interface ChangedField {
  readonly field: string;
  readonly label: string;
  /** Its value before both changes, the other person's value, and the one about to be saved: as text. */
  readonly before: string;
  readonly theirs: string;
  readonly mine: string;
}

type ChangedRowProps = {
  /** Who changed it, and when. */
  readonly who: ReactNode;
  /** Fields only the other changed: they are taken over. */
  readonly takenOver: readonly ChangedField[];
  /** Fields both changed: one of the two is chosen. */
  readonly disputed: readonly ChangedField[];
  readonly isPending: boolean;
  readonly onSave: (chosen: ReadonlyMap<string, Side>) => void;
  readonly onClose: () => void;
};

/** Someone saved first: displays their changes and asks for a decision. Nothing is saved before that. */
function ChangedRow({ who, takenOver, disputed, isPending, onSave, onClose }: ChangedRowProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(new Map());
  const left = disputed.filter(({ field }) => !chosen.has(field)).length;
  return (
    <Dialog title={t`This was changed while you were editing`} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <Notice tone="warning">{who}</Notice>
        {disputed.map(({ field, label, before, theirs, mine }) => (
          <div key={field} className="flex flex-col gap-1.5">
            <RadioCards<Side>
              label={label}
              value={chosen.get(field)}
              onChange={(side) => setChosen(new Map([...chosen, [field, side]]))}
              options={[
                { id: 'theirs', name: theirs, hint: t`Their version` },
                { id: 'mine', name: mine, hint: t`Your version` },
              ]}
            />
            <p className="text-xs text-muted">
              <Trans>Before: {before}</Trans>
            </p>
          </div>
        ))}
        {takenOver.length === 0 ? null : (
          <section>
            <h3 className="text-sm font-medium">
              <Trans>Their changes we kept</Trans>
            </h3>
            <dl className="mt-1 flex flex-col gap-2 text-sm">
              {takenOver.map(({ field, label, before, theirs }) => (
                <div key={field}>
                  <dt className="text-muted">{label}</dt>
                  <dd dir="auto" className="line-clamp-4 w-fit [overflow-wrap:anywhere]">
                    <del className="text-muted">{before}</del> <ins className="no-underline">{theirs}</ins>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
      <DialogActions>
        <Button onPress={onClose}>{t`Back to my changes`}</Button>
        <Button tone="primary" isDisabled={left > 0} isPending={isPending} onPress={() => onSave(chosen)}>
          {left > 0 ? t`Choose first` : t`Save`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type Props<T> = {
  /** The row as both began with it, as the other one saved it, and as it was about to be saved here. */
  readonly base: T;
  readonly theirs: T;
  readonly mine: T;
  /** Says who was faster, and when. */
  readonly who: ReactNode;
  /** The label of a field; undefined if nobody is asked about it. */
  readonly labelOf: (field: keyof T & string) => string | undefined;
  readonly print: (field: keyof T & string, values: T) => string;
  readonly isPending: boolean;
  readonly onResolve: (values: T) => void;
  readonly onClose: () => void;
};

/** Two editors of one row: changes made only by the other one are adopted, conflicts are decided. */
export function RowConflict<T extends object>(props: Props<T>) {
  const { base, theirs, mine, who, labelOf, print, isPending, onResolve, onClose } = props;
  const { takenOver, disputed, resolve } = mergeChanges(base, theirs, mine);
  const described = (fields: readonly (keyof T & string)[]): readonly ChangedField[] =>
    fields.flatMap((field) => {
      const label = labelOf(field);
      if (label === undefined) return [];
      return [
        { field, label, before: print(field, base), theirs: print(field, theirs), mine: print(field, mine) },
      ];
    });
  return (
    <ChangedRow
      who={who}
      takenOver={described(takenOver)}
      disputed={described(disputed)}
      isPending={isPending}
      onSave={(chosen) => onResolve(resolve(chosen))}
      onClose={onClose}
    />
  );
}
