import { Trans, useLingui } from '@lingui/react/macro';
import { siteSettings } from '@saer/contract/setting';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { FormTextField } from '../../../components/form-text-field.tsx';
import { useFormSend } from '../../../components/use-form-send.ts';
import { useSchemaForm } from '../../../lib/schema-form.ts';
import { showToast } from '../../../lib/toasts.ts';
import { leastMutation } from './queries.ts';

type Props = { readonly value: string | null; readonly version: number };

/** An empty field is no oldest version. */
const schema = z.object({
  value: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => text.trim() || null),
    ),
    siteSettings.leastDesktopVersion.schema,
  ),
});

/** Sets the oldest version of the desktop app that may be used, and says what that does. */
export function LeastForm({ value, version }: Props) {
  const { t } = useLingui();
  const least = useMutation(leastMutation);
  const form = useSchemaForm(schema, { value: value ?? '' });
  const sending = useFormSend(form, async (typed) => {
    await least.mutateAsync({ ...typed, version });
    showToast({ tone: 'positive', text: t`The oldest version is saved.` });
  });
  return (
    <Card labelledBy="least-version">
      <h2 id="least-version" className="text-base font-semibold text-ink">
        <Trans>Oldest version that may be used</Trans>
      </h2>
      <p className="mt-1 max-w-prose text-sm text-muted">
        <Trans>
          Desktop apps of an older version, on every system, are led to the download page at their next
          request and can do nothing else before they are updated, except sign out. Empty: any version may be
          used. The page in a browser is not affected: its oldest version is among the site settings.
        </Trans>
      </p>
      <form noValidate onSubmit={sending.submit} className="mt-3 flex max-w-sm flex-col gap-3">
        <FormError>{sending.problem}</FormError>
        <FormTextField
          control={form.control}
          name="value"
          label={t`Oldest version`}
          kind="figure"
          placeholder="1.5.0"
        />
        <div>
          <Button type="submit" isPending={sending.isSending}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </form>
    </Card>
  );
}
