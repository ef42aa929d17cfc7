import { useLingui } from '@lingui/react/macro';
import type { FeeVersion, VersionClass } from '@saer/contract/fee-version';
import { isConfirmed } from '@saer/contract/provenance';
import { useMutation } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Check, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { MenuAction } from '../../../components/menu-button.tsx';
import { Menu } from '../../../components/menu.tsx';
import { SourceDialog } from '../../../components/source-dialog.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { classInputOf, rateInputOf } from '../class-input.ts';
import { nameOf } from '../../../domain/names/name-of.ts';
import { replaceContentMutation, updateClassMutation } from '../queries.ts';

type Props = {
  readonly version: FeeVersion;
  readonly sizeClass: VersionClass;
  readonly onRemove?: (sizeClass: VersionClass) => void;
};

/** The classes with the one at a place and the next one exchanged. */
const exchanged = (classes: readonly VersionClass[], at: number): readonly VersionClass[] =>
  classes.map((each, index) => classes[index === at ? at + 1 : index === at + 1 ? at : index] ?? each);

/** Actions on one size class: confirm, move, delete. */
export function ClassActions({ version, sizeClass, onRemove }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const words = useFailureWords();
  const [isAsking, setAsking] = useState(false);
  const update = useMutation(updateClassMutation);
  const replace = useMutation(replaceContentMutation);
  const name = nameOf(sizeClass, language);
  const at = version.classes.indexOf(sizeClass);
  const isDraft = version.state === 'draft' && onRemove !== undefined;
  const onError = (error: Error): void => showToast({ tone: 'negative', text: words(error) });

  const confirm = (source = sizeClass.source): void => {
    if (source === null) return setAsking(true);
    const { id, version: read } = sizeClass;
    return update.mutate(
      { id, version: read, ...classInputOf(sizeClass), status: 'confirmed', source },
      {
        onSuccess: () => {
          setAsking(false);
          showToast({ tone: 'positive', text: t`${name} is confirmed.` });
        },
        onError,
      },
    );
  };
  const moveFrom = (index: number): void =>
    replace.mutate(
      {
        id: version.id,
        version: version.version,
        content: {
          classes: exchanged(version.classes, index).map((each, position) => ({
            ...classInputOf(each),
            code: each.code,
            position,
          })),
          rates: version.rates.map((each) => ({ ...rateInputOf(each), subFamily: each.subFamily })),
        },
      },
      { onError },
    );
  const actions: readonly MenuAction[] = [
    ...(isConfirmed(sizeClass.status)
      ? []
      : [{ id: 'confirm', title: t`Confirm`, icon: <Check aria-hidden />, run: () => confirm() }]),
    ...(isDraft && at > 0
      ? [{ id: 'up', title: t`Move before`, icon: <ArrowUp aria-hidden />, run: () => moveFrom(at - 1) }]
      : []),
    ...(isDraft && at < version.classes.length - 1
      ? [{ id: 'down', title: t`Move after`, icon: <ArrowDown aria-hidden />, run: () => moveFrom(at) }]
      : []),
    ...(isDraft
      ? [
          {
            id: 'remove',
            title: t`Delete`,
            icon: <Trash2 aria-hidden />,
            isDestructive: true,
            run: () => onRemove(sizeClass),
          },
        ]
      : []),
  ];
  return (
    <>
      <Menu label={t`Actions for ${name}`} actions={actions} />
      {isAsking ? (
        <SourceDialog
          title={t`Confirm ${name}`}
          confirm={t`Confirm`}
          isPending={update.isPending}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
