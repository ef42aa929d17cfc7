import { Trans } from '@lingui/react/macro';
import { eachEnd, eachMark, valueMark, whenEnd, whenMark } from '@saer/contract/legal-page-marks';
import { linkStyle } from '../../components/link-style.ts';
import { contactCard } from './contact-card.ts';

/** Address, phone, office and pages elsewhere, each where an admin has set it: the server fills them in. */
export function OtherWays() {
  return (
    <div className={`${contactCard} flex flex-col gap-2 text-sm text-muted [overflow-wrap:anywhere]`}>
      <h2 className="text-lg font-semibold text-ink">
        <Trans>Other ways to reach us</Trans>
      </h2>
      {whenMark('email')}
      <p>
        <Trans>Email</Trans>:{' '}
        <a href={`mailto:${valueMark('email')}`} dir="ltr" className={linkStyle}>
          {valueMark('email')}
        </a>
      </p>
      {whenEnd}
      {whenMark('phone')}
      <p>
        <Trans>Phone</Trans>:{' '}
        <a href={`tel:${valueMark('phone')}`} dir="ltr" className={linkStyle}>
          {valueMark('phone')}
        </a>
      </p>
      {whenEnd}
      {whenMark('position')}
      <p>
        <Trans>Office</Trans>: <bdi dir="ltr">{valueMark('position')}</bdi>{' '}
        <a href={valueMark('map')} rel="noopener noreferrer" className={linkStyle}>
          <Trans>Open on a map</Trans>
        </a>
      </p>
      {whenEnd}
      {whenMark('links')}
      <ul className="flex flex-wrap gap-x-4 gap-y-2">
        {eachMark('link')}
        <li>
          <a href={valueMark('url')} rel="noopener noreferrer" className={linkStyle}>
            {valueMark('name')}
          </a>
        </li>
        {eachEnd}
      </ul>
      {whenEnd}
    </div>
  );
}
