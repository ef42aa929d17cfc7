import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnAccount } from '@saer/contract/account';
import { useMutation } from '@tanstack/react-query';
import { type DragEvent, useRef, useState } from 'react';
import { Avatar } from '../../../components/avatar.tsx';
import { Button } from '../../../components/button.tsx';
import { fieldHint, fieldErrorStyle } from '../../../components/control-style.ts';
import { showToast } from '../../../lib/toasts.ts';
import { updateOwnAccountMutation } from '../queries.ts';
import { isPhoto, photoTypes, squarePhoto } from './square-photo.ts';

/** The user's photo: chosen or dropped here, saved at once. */
export function ProfilePhoto({ account }: { readonly account: OwnAccount }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { mutateAsync, isPending } = useMutation(updateOwnAccountMutation);

  const keep = async (profileImage: string | null): Promise<void> => {
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
    return photo === undefined ? setProblem(unusable) : keep(photo);
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
            <Button tone="quiet" onPress={() => void keep(null)} isPending={isPending}>
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
