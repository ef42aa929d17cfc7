import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { EditConflict } from '../../../domain/figure-grid/edit-conflict.tsx';
import type { EditConflict as Conflict, FlatFigures } from '../../../domain/figure-grid/merge-edits.ts';
import { rowNowQuery } from '../queries.ts';
import type { Factor, FactorField } from './factor-texts.ts';
import { useShortInstant } from '../../../lib/use-short-dates.ts';

type Props = {
  readonly conflict: Conflict<FactorField, Factor>;
  /** The band that a row's key stands for. */
  readonly nameOf: (key: string) => string;
  readonly isPending: boolean;
  readonly onResolve: (figures: FlatFigures) => void;
  readonly onClose: () => void;
};

/** Who changed a band last, and when. */
function Who({ id }: { readonly id: number }) {
  const shortInstant = useShortInstant();
  const { data } = useQuery({ ...rowNowQuery('rangeFactor', id, []), meta: { quiet: true }, retry: false });
  const who = data?.change?.actor?.fullName;
  if (data === undefined || who === undefined) return <Trans>Somebody else has changed this.</Trans>;
  const at = shortInstant(data.change?.at ?? data.row.updatedAt);
  return (
    <Trans>
      <bdi>{who}</bdi> changed this at {at}, after you had opened it.
    </Trans>
  );
}

/** Two admins changed bands of one target. */
export function FactorConflict({ conflict, nameOf, ...props }: Props) {
  const { t } = useLingui();
  const titles = new Map<string, string>([
    ['min', t`Cost from`],
    ['max', t`Cost to`],
    ['factor', t`Factor`],
  ]);
  return (
    <EditConflict
      {...props}
      conflict={conflict}
      who={<Who id={conflict.row?.id ?? 0} />}
      labelOf={(key, field) => {
        const [name, title] = [nameOf(key), titles.get(field) ?? ''];
        return t`${name}: ${title}`;
      }}
      print={(_field, text) => text}
    />
  );
}
