import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FieldErrorReply } from '@saer/contract/error-reply';
import { errorMessage } from '@saer/i18n/error-messages';
import { Notice } from '../../../components/notice.tsx';

interface Props {
  readonly problems: readonly FieldErrorReply[];
  /** How many there are beside those. */
  readonly more: number;
}

/** Errors of a workbook, each with its cell. */
export function CellErrors({ problems, more }: Props) {
  const { i18n } = useLingui();
  return (
    <div role="alert">
      <Notice tone="danger">
        <p className="font-medium">
          <Plural
            value={problems.length + more}
            one="# cell needs fixing. Nothing was changed."
            other="# cells need fixing. Nothing was changed."
          />
        </p>
        <ul className="mt-2 flex max-h-96 flex-col gap-1.5 overflow-auto">
          {problems.map(({ code, field, details = {} }) => (
            <li key={`${field} ${code}`} className="grid gap-x-3 sm:grid-cols-[10rem_1fr]">
              <bdi dir="ltr" className="font-mono text-xs [overflow-wrap:anywhere]">
                {field}
              </bdi>
              <span>{errorMessage(i18n, code, details)}</span>
            </li>
          ))}
        </ul>
        {more > 0 && (
          <p className="mt-2">
            <Trans>The others are listed once these are corrected.</Trans>
          </p>
        )}
      </Notice>
    </div>
  );
}
