import * as z from 'zod/mini';
import { useLingui, Trans } from '@lingui/react/macro';
import { type OwnAccount, maxProfileImageLength } from '@saer/contract/account/account';
import { updateOwnAccount } from '@saer/contract/account/user';
import { useMutation } from '@tanstack/react-query';
import { type DragEvent, useRef, useState } from 'react';
import { SettingsSection } from '../settings-section.tsx';
import { Button } from '../../../components/button/button.tsx';
import { FormError } from '../../../components/form/form-error.tsx';
import { formColumn, fieldHint, fieldErrorStyle } from '../../../components/button/control-style.ts';
import { FormSelect } from '../../../components/form/form-select.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useFormSend } from '../../../components/form/use-form-send.ts';
import { useSchemaForm } from '../../../lib/form/schema-form.ts';
import { showToast } from '../../../lib/browser/toasts.ts';
import { updateOwnAccountMutation } from '../queries.ts';
import { Avatar } from '../../../components/layout/avatar.tsx';

const SIDE = 256;
const MAX_FILE_BYTES = 20_000_000;
const QUALITIES = [0.88, 0.75, 0.6] as const;

const photoTypes = ['image/png', 'image/jpeg', 'image/gif'] as const;

/** Says whether a picture can be read here: by its declared type, and not so large that reading it would hang the page. */
const isPhoto = (file: File): boolean =>
  photoTypes.some((type) => type === file.type) && file.size <= MAX_FILE_BYTES;

/** Its centre as a square of 256 pixels, as a JPEG data URI. Other data of the file, such as its location, is dropped. */
async function squarePhoto(file: File): Promise<string> {
  const picture = await createImageBitmap(file);
  const side = Math.min(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures');
  // JPEG has no transparency: without a background, transparent parts would turn black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, SIDE, SIDE);
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    picture,
    (picture.width - side) / 2,
    (picture.height - side) / 2,
    side,
    side,
    0,
    0,
    SIDE,
    SIDE,
  );
  picture.close();
  const drawn = QUALITIES.map((quality) => canvas.toDataURL('image/jpeg', quality));
  const fitting = drawn.find((uri) => uri.length <= maxProfileImageLength);
  if (fitting === undefined) throw new Error('The picture stays too large');
  return fitting;
}

/** The user's photo: chosen or dropped here, saved at once. */
function ProfilePhoto({ account }: { readonly account: OwnAccount }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { mutateAsync, isPending } = useMutation(updateOwnAccountMutation);

  const saveImage = async (profileImage: string | null): Promise<void> => {
    setProblem(undefined);
    try {
      await mutateAsync({ profileImage });
      showToast({
        tone: 'positive',
        text: profileImage === null ? t`Photo removed.` : t`Photo saved.`,
      });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };

  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const unusable = t`We can’t use this image. Choose a PNG, JPEG or GIF file.`;
    if (!isPhoto(file)) return setProblem(unusable);
    const photo = await squarePhoto(file).catch(() => undefined);
    return photo === undefined ? setProblem(unusable) : saveImage(photo);
  };

  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };

  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`flex flex-wrap items-center gap-4 rounded-control outline-offset-8 transition-colors ${isOver ? 'bg-brand-soft outline-2 outline-brand outline-dashed' : ''}`}
    >
      <Avatar
        firstName={account.firstName}
        lastName={account.lastName}
        image={account.profileImage}
        size="large"
      />
      <div className="flex min-w-52 flex-1 flex-col gap-2">
        <div className="flex flex-wrap gap-2">
          <Button onPress={() => input.current?.click()} isPending={isPending}>
            {account.profileImage === null ? <Trans>Choose a photo</Trans> : <Trans>Change the photo</Trans>}
          </Button>
          {account.profileImage === null ? null : (
            <Button tone="quiet" onPress={() => void saveImage(null)} isPending={isPending}>
              <Trans>Remove the photo</Trans>
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept={photoTypes.join(',')}
          aria-label={t`Photo`}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            void take(event.target.files?.[0]);
            // The same file chosen again is a choice again.
            event.target.value = '';
          }}
        />
        <p className={problem === undefined ? fieldHint : fieldErrorStyle} aria-live="polite">
          {problem ?? <Trans>Or drop one here: PNG, JPEG or GIF. We crop it to a centred square.</Trans>}
        </p>
      </div>
    </div>
  );
}

const fields = z.pick(updateOwnAccount.body, { firstName: true, lastName: true, language: true });

/** The own name, and the language one is written to in. */
function ProfileForm({ account }: { readonly account: OwnAccount }) {
  const { t } = useLingui();
  const { firstName, lastName, language } = account;
  const { mutateAsync } = useMutation(updateOwnAccountMutation);
  const form = useSchemaForm(fields, { firstName, lastName, language });
  const { submit, problem, isSending } = useFormSend(form, async (values) => {
    await mutateAsync(values);
    form.reset(values);
    showToast({ tone: 'positive', text: t`Changes saved.` });
  });
  const { control } = form;
  return (
    <form noValidate onSubmit={submit} className={formColumn}>
      <FormError>{problem}</FormError>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormTextField control={control} name="firstName" label={t`First name`} autoComplete="given-name" />
        <FormTextField control={control} name="lastName" label={t`Last name`} autoComplete="family-name" />
        <FormSelect
          control={control}
          name="language"
          label={t`Language of messages`}
          description={t`For the emails and SMS we send you.`}
          options={[
            { id: 'ar', name: 'العربية' },
            { id: 'en', name: 'English' },
          ]}
        />
      </div>
      <div>
        <Button type="submit" tone="primary" isPending={isSending}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}

/** The own name and photo, and the language of messages. */
export function ProfileSection({ account }: { readonly account: OwnAccount }) {
  const { t } = useLingui();
  return (
    <SettingsSection
      id="profile"
      title={t`Profile`}
      intro={t`Your name in the history of products and in our messages to you.`}
    >
      <div className="flex flex-col gap-5">
        <ProfilePhoto account={account} />
        <ProfileForm account={account} />
      </div>
    </SettingsSection>
  );
}
