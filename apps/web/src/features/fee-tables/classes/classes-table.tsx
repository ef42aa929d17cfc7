import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeVersion, VersionClass } from '@saer/contract/publishing/fee-version';
import { formatSide, formatWeight } from '@saer/i18n/format-measure';
import { formatAmount, RIYAL_SIGN } from '@saer/i18n/format-money';
import { Link } from '@tanstack/react-router';
import { isConfirmed } from '@saer/contract/fees/provenance';
import { useMutation } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Check, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../components/layout/badge.tsx';
import { type Column, DataTable } from '../../../components/table/data-table.tsx';
import { nameLinkStyle } from '../../../components/button/button-style.ts';
import { Money } from '../../../components/figure/money.tsx';
import { useLanguage } from '../../../lib/language/language.ts';
import { ProvenanceMark } from '../provenance-mark.tsx';
import { handoverWords } from '../fee-words.ts';
import { getName } from '../../../domain/names/name.ts';
import { useIsWide } from '../../../lib/hooks/use-media-query.ts';
import type { MenuAction } from '../../../components/overlay/menu-button.tsx';
import { Menu } from '../../../components/overlay/menu.tsx';
import { SourceDialog } from '../../../components/overlay/source-dialog.tsx';
import { showToast } from '../../../lib/browser/toasts.ts';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import { toClassInput, toRateInput } from '../class-input.ts';
import { replaceContentMutation, updateClassMutation } from '../queries.ts';

type ClassActionsProps = {
  readonly version: FeeVersion;
  readonly sizeClass: VersionClass;
  readonly onRemove?: (sizeClass: VersionClass) => void;
};

/** The classes with the one at a place and the next one exchanged. */
const exchanged = (classes: readonly VersionClass[], at: number): readonly VersionClass[] =>
  classes.map((each, index) => classes[index === at ? at + 1 : index === at + 1 ? at : index] ?? each);

/** Actions on one size class: confirm, move, delete. */
function ClassActions({ version, sizeClass, onRemove }: ClassActionsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const words = useFailureWords();
  const [isAsking, setAsking] = useState(false);
  const update = useMutation(updateClassMutation);
  const replace = useMutation(replaceContentMutation);
  const name = getName(sizeClass, language);
  const at = version.classes.indexOf(sizeClass);
  const isDraft = version.state === 'draft' && onRemove !== undefined;
  const onError = (error: Error): void => showToast({ tone: 'negative', text: words(error) });

  const confirm = (source = sizeClass.source): void => {
    if (source === null) return setAsking(true);
    const { id, version: read } = sizeClass;
    return update.mutate(
      { id, version: read, ...toClassInput(sizeClass), status: 'confirmed', source },
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
            ...toClassInput(each),
            code: each.code,
            position,
          })),
          rates: version.rates.map((each) => ({ ...toRateInput(each), subFamily: each.subFamily })),
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

type Props = {
  readonly version: FeeVersion;
  readonly onRemove?: (sizeClass: VersionClass) => void;
};

/** From the least fee of a class to the highest, before VAT. */
function FeeSpan({ slabs }: { readonly slabs: VersionClass['slabs'] }) {
  if (slabs.length === 0) return <span className="text-muted">–</span>;
  const fees = slabs.flatMap(({ feeBelow, feeAbove }) => [feeBelow, feeAbove]);
  const [min, max] = [Math.min(...fees), Math.max(...fees)];
  const span = min === max ? formatAmount(min) : `${formatAmount(min)} – ${formatAmount(max)}`;
  return (
    <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
      {RIYAL_SIGN} {span}
    </bdi>
  );
}

/** Grams; null is displayed as a word. */
function Grams({ weight }: { readonly weight: number | null }) {
  return weight === null ? (
    <span className="text-muted">
      <Trans>No limit</Trans>
    </span>
  ) : (
    <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
      {formatWeight(weight)}
    </bdi>
  );
}

/** The three sides in one line, left to right; a side without a limit is a dash. */
function Sides({ of }: { readonly of: VersionClass }) {
  const sides = [of.longestSide, of.medianSide, of.shortestSide];
  if (sides.every((side) => side === null)) return <Trans>Any size</Trans>;
  return (
    <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
      {sides.map((side) => (side === null ? '–' : formatSide(side))).join(' × ')}
    </bdi>
  );
}

/** Size classes side by side, each with its limits and fees. */
export function ClassesTable({ version, onRemove }: Props) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const isWide = useIsWide();
  const name = (each: VersionClass) => (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Link
        to="/admin/add-classfication"
        search={{ version: String(version.id), class: String(each.id) }}
        className={nameLinkStyle}
      >
        {getName(each, language)}
      </Link>
      {each.handover === null ? null : <Badge tone="neutral">{i18n._(handoverWords[each.handover])}</Badge>}
    </span>
  );
  const provenance = (each: VersionClass) => <ProvenanceMark {...each} of={getName(each, language)} />;
  const columns: readonly Column<VersionClass>[] = [
    { key: 'name', title: t`Size class`, renderCell: name },
    { key: 'sides', title: t`Sides, cm`, isFigure: true, renderCell: (each) => <Sides of={each} /> },
    {
      key: 'packaging',
      title: t`Packaging, g`,
      isFigure: true,
      renderCell: ({ packaging }) => <Grams weight={packaging} />,
    },
    {
      key: 'max',
      title: t`Heaviest, g`,
      isFigure: true,
      renderCell: ({ maxShippingWeight }) => <Grams weight={maxShippingWeight} />,
    },
    {
      key: 'breakpoint',
      title: t`Changes at`,
      isFigure: true,
      renderCell: ({ breakpoint }) =>
        breakpoint === null ? (
          <span className="text-muted">
            <Trans>One fee</Trans>
          </span>
        ) : (
          <Money halalas={breakpoint} />
        ),
    },
    {
      key: 'slabs',
      title: t`Slabs`,
      isFigure: true,
      renderCell: ({ slabs }) => slabs.length,
    },
    { key: 'fees', title: t`Fees`, isFigure: true, renderCell: ({ slabs }) => <FeeSpan slabs={slabs} /> },
    { key: 'provenance', title: t`Verification`, renderCell: provenance },
  ];
  const actions = (each: VersionClass) => (
    <ClassActions version={version} sizeClass={each} {...(onRemove === undefined ? {} : { onRemove })} />
  );
  if (isWide) {
    return (
      <div className="-mx-card -mt-card overflow-clip rounded-t-card px-card">
        <DataTable
          caption={t`Size classes`}
          columns={[
            ...columns,
            { key: 'actions', title: <span className="sr-only">{t`Actions`}</span>, renderCell: actions },
          ]}
          rows={version.classes}
          rowKey={({ id }) => String(id)}
        />
      </div>
    );
  }
  return (
    <ul aria-label={t`Size classes`} className="-mt-card divide-y divide-line text-sm">
      {version.classes.map((each) => (
        <li key={each.id} className="flex flex-col gap-1 py-2">
          <div className="flex items-center justify-between gap-2">
            <span className="flex min-w-0 flex-wrap items-center gap-x-3">
              {name(each)}
              {provenance(each)}
            </span>
            {actions(each)}
          </div>
          <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(36)),1fr))] gap-x-6 gap-y-0.5">
            {columns.slice(1, -1).map(({ key, title, renderCell }) => (
              <div key={key} className="flex items-baseline justify-between gap-2 first:col-span-full">
                <dt className="text-muted">{title}</dt>
                <dd className="text-right">{renderCell(each)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
