import type { ReactNode } from 'react';
import { Badge } from '../../components/layout/badge.tsx';
import { Popover } from '../../components/overlay/popover.tsx';

type Props = {
  /** Only a figure with a public source or an admin's confirmation is a fact. */
  readonly isFact: boolean;
  readonly word: string;
  readonly icon?: ReactNode;
  /** The name of the button that the badge becomes, for those who only hear it. */
  readonly label: string;
  readonly source?: string | null | undefined;
  readonly note?: string | null | undefined;
  /** Said before the source. */
  readonly children?: ReactNode;
};

const line = (text: string | null | undefined): ReactNode =>
  text === null || text === undefined ? null : (
    <p dir="auto" className="mt-2 text-xs [overflow-wrap:anywhere] text-muted first:mt-0">
      {text}
    </p>
  );

/** Says whether a figure is confirmed; its source, if any, opens beside it. */
export function ProvenanceBadge({ isFact, word, icon, label, source, note, children }: Props) {
  const badge = isFact ? (
    <span className="inline-flex items-center gap-1 text-xs whitespace-nowrap text-muted">
      {word}
      {icon}
    </span>
  ) : (
    <Badge tone="warning">
      {word}
      {icon}
    </Badge>
  );
  if ((children ?? source ?? note ?? null) === null) return badge;
  return (
    <Popover label={label} trigger={badge}>
      {children}
      {line(source)}
      {line(note)}
    </Popover>
  );
}
