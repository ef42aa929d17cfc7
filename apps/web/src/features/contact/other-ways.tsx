import { Trans } from '@lingui/react/macro';
import { eachEnd, eachMark, valueMark, whenEnd, whenMark } from '@saer/contract/legal-page-marks';
import { linkStyle } from '../../components/link-style.ts';
import { contactCard } from './contact-card.ts';

const line = 'mt-2 text-sm text-muted';
const link = `${linkStyle} [overflow-wrap:anywhere]`;

/** Address, phone, office and pages elsewhere, each where an admin has set it: the server fills them in. */
export function OtherWays() {
  return (
    <div className={contactCard}>
      <h2 className="text-lg font-semibold">
        <Trans>Other ways to reach us</Trans>
      </h2>
      {whenMark('email')}
      <p className={line}>
        <Trans>Email</Trans>:{' '}
        <a href={`mailto:${valueMark('email')}`} dir="ltr" className={link}>
          {valueMark('email')}
        </a>
      </p>
      {whenEnd}
      {whenMark('phone')}
      <p className={line}>
        <Trans>Phone</Trans>:{' '}
        <a href={`tel:${valueMark('phone')}`} dir="ltr" className={link}>
          {valueMark('phone')}
        </a>
      </p>
      {whenEnd}
      {whenMark('position')}
      <p className={line}>
        <Trans>Office</Trans>: <bdi dir="ltr">{valueMark('position')}</bdi>{' '}
        <a href={valueMark('map')} rel="noopener noreferrer" className={link}>
          <Trans>Open on a map</Trans>
        </a>
      </p>
      {whenEnd}
      {whenMark('links')}
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-2 text-sm">
        {eachMark('link')}
        <li>
          <a href={valueMark('url')} rel="noopener noreferrer" className={link}>
            {valueMark('name')}
          </a>
        </li>
        {eachEnd}
      </ul>
      {whenEnd}
    </div>
  );
}
