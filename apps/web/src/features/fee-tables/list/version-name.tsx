import { Link } from '@tanstack/react-router';
import { nameLinkStyle } from '../../../components/button/button-style.ts';
import type { VersionRow } from './version-row.ts';

/** A version's name, which opens it. */
export function VersionName({ version: { id, name } }: { readonly version: VersionRow }) {
  return (
    <Link to="/admin/fee-table/version" search={{ id: String(id) }} className={nameLinkStyle}>
      <bdi>{name}</bdi>
    </Link>
  );
}
