import type { VersionClass } from '@saer/contract/fee-version';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiFailure } from '../../../lib/api.ts';
import { isRowChanged } from '../../../domain/conflict/is-stale.ts';
import { createClassMutation, updateClassMutation, versionQuery } from '../queries.ts';
import { type ClassBody, typedField } from './class-body.ts';
import type { InputError } from '@saer/i18n/read-number';
import type { InputErrors } from '../../../domain/number-field/read-number.ts';

export type SaveOutcome =
  | { readonly is: 'saved' }
  | { readonly is: 'changed'; readonly theirs: VersionClass }
  | { readonly is: 'refused'; readonly problems: InputErrors; readonly error: Error };

const atFields = (error: unknown, indexes: readonly number[]): InputErrors => {
  const reply = error instanceof ApiFailure ? error.reply : undefined;
  const problems = reply === undefined ? [] : (reply.problems ?? [reply]);
  return new Map(
    problems.flatMap(({ code, field, details = {} }): [string, InputError][] =>
      field === undefined ? [] : [[typedField(field, indexes), { code, details }]],
    ),
  );
};

/** Writes a size class of a version: a new one, or a stored one if nobody changed it meanwhile. */
export function useSaveClass(feeTableId: number) {
  const client = useQueryClient();
  const create = useMutation(createClassMutation);
  const update = useMutation(updateClassMutation);
  const [isSaving, setSaving] = useState(false);
  const save = async (
    { code, ...input }: ClassBody,
    indexes: readonly number[],
    stored: VersionClass | undefined,
  ): Promise<SaveOutcome> => {
    setSaving(true);
    try {
      if (stored === undefined) {
        await create.mutateAsync({ ...input, feeTableId, ...(code === undefined ? {} : { code }) });
      } else await update.mutateAsync({ ...input, id: stored.id, version: stored.version });
      return { is: 'saved' };
    } catch (error) {
      if (isRowChanged(error)) {
        const { classes } = await client.fetchQuery({ ...versionQuery(feeTableId), staleTime: 0 });
        const theirs = classes.find(({ id }) => id === stored?.id);
        if (theirs !== undefined) return { is: 'changed', theirs };
      }
      const failure = error instanceof Error ? error : new Error(String(error));
      return { is: 'refused', problems: atFields(error, indexes), error: failure };
    } finally {
      setSaving(false);
    }
  };
  return { save, isSaving };
}
