import { Trans, useLingui } from '@lingui/react/macro';
import type { ContactMessage } from '@saer/contract/contact';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { Card } from '../../../components/card.tsx';
import { Instant } from '../../../components/instant.tsx';
import { linkStyle } from '../../../components/link-style.ts';
import { Select } from '../../../components/select.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { assigneesQuery, assignMutation } from '../queries.ts';

const nobody = 'nobody';

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

/** Who wrote, and who answers. */
export function SenderCard({ message }: { readonly message: ContactMessage }) {
  const { t } = useLingui();
  const id = useId();
  const failureWords = useFailureWords();
  const { data: admins = [] } = useQuery(assigneesQuery);
  const { mutate } = useMutation(assignMutation);
  const { email, language, sender, createdAt, assignee } = message;
  // One who is no longer active stays visible.
  const known =
    assignee === null || admins.some((each) => each.id === assignee.id) ? admins : [assignee, ...admins];
  const assign = (chosen: string): void =>
    mutate(
      { id: message.id, version: message.version, assigneeId: chosen === nobody ? null : Number(chosen) },
      { onError: (failure) => showToast({ tone: 'negative', text: failureWords(failure) }) },
    );
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="mb-3 text-base font-semibold">
        <Trans>Sender</Trans>
      </h2>
      <dl className="mb-4 flex flex-col gap-2 text-sm">
        <Fact name={t`Email`}>
          <a href={`mailto:${email}`} dir="ltr" className={linkStyle}>
            {email}
          </a>
        </Fact>
        <Fact name={t`Account`}>
          {sender === null ? (
            <Trans>was not signed in</Trans>
          ) : (
            <Link to="/admin/user/active" search={{ q: sender.fullName }} className={linkStyle}>
              <bdi>{sender.fullName}</bdi>
            </Link>
          )}
        </Fact>
        <Fact name={t`Language`}>{language === 'ar' ? t`Arabic` : t`English`}</Fact>
        <Fact name={t`First message`}>
          <Instant at={createdAt} />
        </Fact>
      </dl>
      <Select
        label={t`Assigned to`}
        placeholder={t`Nobody`}
        options={[
          { id: nobody, name: t`Nobody` },
          ...known.map((each) => ({ id: String(each.id), name: each.fullName })),
        ]}
        value={assignee === null ? nobody : String(assignee.id)}
        onChange={assign}
      />
    </Card>
  );
}
