import { Trans } from '@lingui/react/macro';
import type { FeeVersion } from '@saer/contract/fee-version';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../components/button.tsx';
import { useCurrentUser } from '../../../lib/session.ts';
import { publishersQuery } from '../queries.ts';

type Props = {
  readonly version: Pick<FeeVersion, 'id' | 'version'>;
  readonly onPress: () => void;
};

/** The most people named; the rest are counted. */
const maxNames = 3;

/** Publishes a reviewed table; its editor is told who can publish it instead. */
export function PublishButton({ version, onPress }: Props) {
  const user = useCurrentUser();
  const { data } = useQuery(publishersQuery(version.id, version.version));
  const publishers = data?.publishers ?? null;
  if (publishers === null || publishers.some(({ id }) => id === user?.id)) {
    return (
      <Button tone="primary" onPress={onPress} isDisabled={data === undefined}>
        <Trans>Publish</Trans>
      </Button>
    );
  }
  const names = publishers.slice(0, maxNames).map(({ fullName }) => fullName);
  const more = publishers.length - names.length;
  return (
    <p className="max-w-80 text-sm text-muted">
      <Trans>You edited or submitted this table, so somebody else publishes it:</Trans>{' '}
      {names.map((fullName, index) => (
        <span key={fullName + String(index)} className="text-ink">
          {index === 0 ? null : ' · '}
          <bdi>{fullName}</bdi>
        </span>
      ))}
      {more === 0 ? null : ` +${more}`}
    </p>
  );
}
