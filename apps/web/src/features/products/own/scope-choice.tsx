import { useLingui } from '@lingui/react/macro';
import { RadioCards } from '../../../components/form/radio-cards.tsx';

/** Scope of a download: all matching products, the current page, or the selection. */
const scopes = ['all', 'page', 'marked'] as const;
export type Scope = (typeof scopes)[number];

type Props = {
  /** Number of products for each choice. */
  readonly counts: Readonly<Record<Scope, number>>;
  readonly value: Scope;
  readonly onChange: (scope: Scope) => void;
};

/** Which products are downloaded, each choice with how many that are. */
export function ScopeChoice({ counts, value, onChange }: Props) {
  const { t } = useLingui();
  const { all, page, marked } = counts;
  const names: Readonly<Record<Scope, string>> = {
    all: t`All results (${all})`,
    page: t`This page (${page})`,
    marked: t`Selected (${marked})`,
  };
  return (
    <RadioCards
      label={t`Products to download`}
      options={scopes
        .filter((scope) => scope !== 'marked' || marked > 0)
        .map((scope) => ({ id: scope, name: names[scope] }))}
      value={value}
      onChange={onChange}
    />
  );
}
