import { Plural, Trans } from '@lingui/react/macro';
import type { LegalVersion } from '@saer/contract/legal-document';
import { Link } from '@tanstack/react-router';
import { Day } from '../../components/day.tsx';
import { Instant } from '../../components/instant.tsx';
import { nameLinkStyle } from '../../components/link-style.ts';
import { VersionBadge } from './version-badge.tsx';

/** Who did a step and when. */
function Who({ step }: { readonly step: LegalVersion['edited'] }) {
  if (step.at === null) return null;
  return (
    <>
      {step.by === null ? null : (
        <>
          <bdi>{step.by.fullName}</bdi>{' '}
        </>
      )}
      <Instant at={step.at} />
    </>
  );
}

/** One version: its number, state and day, the people involved, and who accepted it. */
export function VersionLine({ version }: { readonly version: LegalVersion }) {
  const { id, document, number, effectiveFrom, confirmed, edited, asksAcceptance, acceptances } = version;
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-1 py-3 text-sm">
      <Link to="/admin/legal-documents" search={{ document, id }} className={nameLinkStyle}>
        <Trans>Version {number}</Trans>
      </Link>
      <VersionBadge version={version} />
      {effectiveFrom === null ? null : (
        <span>
          <Trans>
            From <Day day={effectiveFrom} />
          </Trans>
        </span>
      )}
      <span className="grow text-xs text-muted">
        {confirmed.at === null ? (
          <Trans>
            Edited: <Who step={edited} />
          </Trans>
        ) : (
          <Trans>
            Confirmed: <Who step={confirmed} />
          </Trans>
        )}
        {asksAcceptance ? null : (
          <>
            {' · '}
            <Trans>does not ask for acceptance</Trans>
          </>
        )}
      </span>
      <span className="text-xs text-muted">
        <Plural
          value={acceptances}
          _0="Accepted by nobody"
          one="Accepted by # account"
          other="Accepted by # accounts"
        />
      </span>
    </li>
  );
}
