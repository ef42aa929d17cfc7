import { Plural, Trans } from '@lingui/react/macro';
import type { FeeVersion } from '@saer/contract/fee-version';
import { useQuery } from '@tanstack/react-query';
import { Disclosure } from '../../../components/disclosure.tsx';
import { QueryFallback } from '../../../components/query-fallback.tsx';
import { changedFigures, differenceOf, isFigure } from '../compare/difference.ts';
import { DifferenceView } from '../compare/difference-view.tsx';
import { versionQuery } from '../queries.ts';

type Props = {
  readonly version: FeeVersion;
  /** The table that it follows or corrects. */
  readonly before: { readonly id: number; readonly name: string };
};

/** Every figure of a table that is another than in the one before, to unfold. */
export function ChangedFigures({ version, before }: Props) {
  const { data, error, refetch } = useQuery(versionQuery(before.id));
  if (data === undefined) return <QueryFallback error={error} onRetry={refetch} lines={1} />;
  const { rules, classes, rates } = differenceOf(data, version, 'figures');
  const difference = {
    rules,
    classes: classes
      .map((each) => ({ ...each, changes: each.changes.filter(isFigure) }))
      .filter((each) => changedFigures([each]) > 0),
    rates: rates
      .map((each) => ({ ...each, changes: each.changes.filter(isFigure) }))
      .filter((each) => changedFigures([each]) > 0),
  };
  const count = rules.length + changedFigures([...difference.classes, ...difference.rates]);
  if (count === 0) {
    return (
      <p className="text-muted">
        <Trans>
          All figures are those of <bdi>{before.name}</bdi>.
        </Trans>
      </p>
    );
  }
  return (
    <div className="rounded-control border border-line px-3">
      <Disclosure
        title={<Plural value={count} one="# figure changes" other="# figures change" />}
        defaultExpanded={count <= 5}
      >
        <div className="pb-3">
          <DifferenceView difference={difference} showsAll={false} />
        </div>
      </Disclosure>
    </div>
  );
}
