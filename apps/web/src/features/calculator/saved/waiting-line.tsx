import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { linkStyle } from '../../../components/link-style.ts';

/** Where a save without a connection is by now. */
export function WaitingLine() {
  return (
    <p className="w-full text-sm text-muted">
      <Trans>
        Saved in this browser. It is sent when the connection is back, even if you close this page. See{' '}
        <Link to="/user/products" className={linkStyle}>
          what waits
        </Link>
        .
      </Trans>
    </p>
  );
}
