import { useLingui } from '@lingui/react/macro';
import { errorMessage } from '@saer/i18n/errors/error-messages';
import type { Tool } from '../tool.ts';
import type { TableRow } from './row-texts.ts';

/** Words for why a product has no figures; undefined if it has. */
export function useReason(tool: Tool): (row: TableRow) => string | undefined {
  const { i18n, t } = useLingui();
  const namesOf = (names: readonly string[]): string =>
    new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(
      names.flatMap((name) => {
        const label = tool.fields[name]?.label;
        return label === undefined ? [] : [i18n._(label)];
      }),
    );
  return ({ found }) => {
    if (found.is === 'answered') return undefined;
    if (found.is === 'refused')
      return 'message' in found.refused
        ? i18n._(found.refused.message)
        : errorMessage(i18n, found.refused.fieldError.code, found.refused.fieldError.details ?? {});
    const wrongNames = namesOf(found.problems.map(({ field }) => field));
    const missingNames = namesOf(found.missing);
    return found.problems.length > 0 ? t`To correct: ${wrongNames}` : t`Still needed: ${missingNames}`;
  };
}
