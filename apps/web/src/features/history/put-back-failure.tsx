import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { lineLinkStyle } from '../../components/link-style.ts';
import { entityLabel } from '../../domain/audit/entity-labels.ts';
import { knownNameOf } from '../../domain/names/known-name.ts';
import { ApiFailure } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';
import { useFailureWords } from '../../lib/use-failure-words.ts';

interface Missing {
  readonly list: string;
  readonly id: number;
  readonly nameEn: string | null;
  readonly nameAr: string | null;
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The deleted row that a change put back would refer to; undefined where that is not why it was refused. */
function missingParentIn(error: Error): Missing | undefined {
  if (!(error instanceof ApiFailure) || error.reply?.code !== 'unknownRow') return undefined;
  const { id, list, name = null, nameAr = null } = error.reply.details ?? {};
  return typeof list === 'string' && typeof id === 'number'
    ? { list, id, nameEn: text(name), nameAr: text(nameAr) }
    : undefined;
}

/** Why a change was not put back; where a deleted row is missing, which one, with a link to where it can be put back. */
export function PutBackFailure({ error }: { readonly error: Error }) {
  const failureWords = useFailureWords();
  const missing = missingParentIn(error);
  return missing === undefined ? failureWords(error) : <MissingParent missing={missing} />;
}

function MissingParent({ missing }: { readonly missing: Missing }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { list, id } = missing;
  const label = entityLabel(list, i18n, language) ?? list;
  const name = knownNameOf(missing, language) ?? `#${id}`;
  return (
    <>
      <Trans>
        What it belongs to is deleted: {label} “{name}”. Put that back first, or add it again with the same
        code.
      </Trans>{' '}
      <Link to="/admin/history" search={{ what: list, id }} className={lineLinkStyle}>
        <Trans>Show its history</Trans>
      </Link>
    </>
  );
}
