import { useLingui, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { HistoryRow } from '@saer/contract/products/history';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import type { ReactNode } from 'react';
import { type NameOfKey, recordLabel, recordValue } from '@saer/i18n/records/record-value';
import { Link } from '@tanstack/react-router';
import { HistoryFrame } from '../../domain/audit/history-frame.tsx';
import { useAddressFilter, useAddressList } from '../../lib/address/list-state.ts';
import { useChangeFilters, ChangeFilters } from '../../domain/audit/change-filters.tsx';
import { useChangeWhere } from '../../domain/audit/use-change-where.ts';
import { historyQuery, adminsQuery, namesQuery } from './queries.ts';
import { AddressFilter } from '../../components/table/address-filter.tsx';
import { useLanguage } from '../../lib/language/language.ts';
import { actionLabels } from '../../domain/audit/action-labels.ts';
import { entityOptions, entityLabel } from '../../domain/audit/entity-labels.ts';
import { ChangeLine } from '../../domain/audit/change-line.tsx';
import { currentPage, offerProposal } from '../../domain/second-person/asked-changes.ts';
import { SecondPerson } from '../../domain/second-person/second-person.tsx';
import { proposedEntities } from '@saer/contract/publishing/fee-proposal';
import { PutBack } from '../../domain/audit/put-back.tsx';
import { getKnownName } from '../../domain/names/name.ts';
import { fieldChanges, type ChangedField } from '../../domain/audit/changed-field.ts';
import { isSettingKey, settingLabel, settingText } from '../../domain/settings/setting-words.ts';
import { useNamesOfKeys } from '../../domain/names/use-name.ts';
import { lineLinkStyle } from '../../components/button/button-style.ts';
import { ApiFailure } from '../../lib/api/api.ts';
import { useFailureWords } from '../../lib/form/use-failure-words.ts';

/** Lists whose page finds a row by its name. */
const lists = {
  productFamily: '/admin/product-family',
  productSubFamily: '/admin/product-sub-family',
  productType: '/admin/product-type',
  store: '/admin/store',
  classificationCategory: '/admin/classification-category',
  serviceFee: '/admin/service-fee',
} as const;
/** Lists short enough to be displayed completely. */
const pages = {
  rangeFactor: '/admin/range-factor',
  rangeFactorVersion: '/admin/range-factor',
  pricePlan: '/admin/price-plan',
  legalDocument: '/admin/legal-documents',
} as const;

const style = 'rounded-sm text-ink underline-offset-4 hover:underline focus-visible:underline';

type ChangedAccount = NonNullable<HistoryRow['account']>;

const isIn = <T extends object>(all: T, entity: string): entity is string & keyof T => entity in all;

type AccountProps = { readonly account: ChangedAccount; readonly children: ReactNode };

/** The way to an account, in the list that it is in now. */
function AccountLink({ account: { fullName, state }, children }: AccountProps) {
  const status = state === 'PENDING' ? {} : { status: state };
  return state === 'ACTIVE' ? (
    <Link to="/admin/user/active" search={{ q: fullName }} className={style}>
      {children}
    </Link>
  ) : (
    <Link to="/admin/user/inactive" search={{ q: fullName, ...status }} className={style}>
      {children}
    </Link>
  );
}

type ChangeLinkProps = { readonly change: HistoryRow; readonly children: ReactNode };

/** The name of the row that was changed; a link to it as it is now, where there is a way. */
function ChangeLink({ change, children }: ChangeLinkProps) {
  const { entity, entityId, action, nameEn, feeTableId, account } = change;
  const tableId = entity === 'feeTable' ? entityId : feeTableId;
  if (action === 'erase') return children;
  if (tableId !== null && (entity !== 'feeTable' || action !== 'remove'))
    return (
      <Link to="/admin/fee-table/version" search={{ id: tableId }} className={style}>
        {children}
      </Link>
    );
  // A deleted account is in the list of deleted accounts until its grace period ends.
  if (account !== null) return <AccountLink account={account}>{children}</AccountLink>;
  if (action === 'remove') return children;
  if (isIn(lists, entity) && nameEn !== null)
    return (
      <Link to={lists[entity]} search={{ q: nameEn }} className={style}>
        {children}
      </Link>
    );
  if (isIn(pages, entity))
    return (
      <Link to={pages[entity]} className={style}>
        {children}
      </Link>
    );
  if (entity === 'productFeeOverride' && nameEn !== null)
    return (
      <Link to="/admin/agreed-fees" search={{ q: nameEn }} className={style}>
        {children}
      </Link>
    );
  if (entity === 'contactMessage')
    return (
      <Link to="/admin/contact-management" search={{ message: entityId }} className={style}>
        {children}
      </Link>
    );
  if (entity === 'product')
    return (
      <Link to="/admin/product" search={{ id: entityId }} className={style}>
        {children}
      </Link>
    );
  return children;
}

interface Missing {
  readonly list: string;
  readonly id: number;
  readonly nameEn: string | null;
  readonly nameAr: string | null;
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The deleted row that a change put back would refer to; undefined where that is not why it was refused. */
function missingParentIn(error: Error): Missing | undefined {
  if (!(error instanceof ApiFailure) || error.reply?.code !== 'unknownRow') return undefined;
  const { id, list, name = null, nameAr = null } = error.reply.details ?? {};
  return typeof list === 'string' && typeof id === 'number'
    ? { list, id, nameEn: text(name), nameAr: text(nameAr) }
    : undefined;
}

/** Why a change was not put back; where a deleted row is missing, which one, with a link to where it can be put back. */
function PutBackFailure({ error }: { readonly error: Error }) {
  const failureWords = useFailureWords();
  const missing = missingParentIn(error);
  return missing === undefined ? failureWords(error) : <MissingParent missing={missing} />;
}

function MissingParent({ missing }: { readonly missing: Missing }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { list, id } = missing;
  const label = entityLabel(list, i18n, language) ?? list;
  const name = getKnownName(missing, language) ?? `#${id}`;
  return (
    <>
      <Trans>
        What it belongs to is deleted: {label} “{name}”. Put that back first, or add it again with the same
        code.
      </Trans>{' '}
      <Link to="/admin/history" search={{ what: list, id }} className={lineLinkStyle}>
        <Trans>Show its history</Trans>
      </Link>
    </>
  );
}

const isAccountKey = (field: string): boolean =>
  field === 'ownerId' || field === 'accountId' || field === 'assigneeId';

/** Puts the fields of a change into words. */
function useChangedFields(): (change: HistoryRow) => readonly ChangedField[] {
  const { i18n } = useLingui();
  const { data: rows = {} } = useQuery(namesQuery);
  const { nameOfKey, nameOfCode } = useNamesOfKeys(rows);
  return (change) => {
    const getName: NameOfKey = (field, key) =>
      isAccountKey(field) ? change.people.find(({ id }) => id === key)?.fullName : nameOfKey(field, key);
    const words = (field: string, value: unknown): string =>
      (change.entity === 'product' && typeof value === 'string' ? nameOfCode(field, value) : undefined) ??
      recordValue(i18n, field, value, getName);
    if (change.entity === 'siteSetting')
      return fieldChanges(change).flatMap(({ field, before, after }) =>
        isSettingKey(field)
          ? [
              {
                field,
                label: i18n._(settingLabel(field)),
                before: settingText(i18n, field, before),
                after: settingText(i18n, field, after),
              },
            ]
          : [],
      );
    return fieldChanges(change).map(({ field, row, before, after }) => ({
      field,
      label:
        row === undefined
          ? recordLabel(i18n, field, change.entity)
          : `${nameOfCode('subFamily', row) ?? isolateLtr(row)} · ${recordLabel(i18n, field)}`,
      before: change.before === null ? null : words(field, before),
      after: change.after === null ? null : words(field, after),
    }));
  };
}

type ChangeEntryProps = { readonly change: HistoryRow; readonly day: ReactNode };

/** Offers to send the putting back of a change to another admin, where that is why it was refused. */
function offerToPropose(refusal: Error, { id, entity: name }: HistoryRow): boolean {
  const entity = proposedEntities.find((each) => each === name);
  if (entity === undefined) return false;
  const changes = [{ entity, action: 'putBack' as const, values: { id } }];
  return offerProposal(refusal, { changes, from: currentPage(), onProposed: () => undefined });
}

/** A change of any row. */
function ChangeEntry({ change, day }: ChangeEntryProps) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const fields = useChangedFields()(change);
  const { entity, entityId } = change;
  return (
    <ChangeLine
      change={change}
      day={day}
      fields={fields}
      place={entityLabel(entity, i18n, language) ?? entity}
      name={
        <ChangeLink change={change}>
          <bdi>{getKnownName(change, language) ?? isolateLtr(`#${entityId}`)}</bdi>
        </ChangeLink>
      }
    >
      <PutBack change={change} fields={fields} failure={PutBackFailure} onRefused={offerToPropose} />
    </ChangeLine>
  );
}

/** Filters changes by row, person, action and time. `isOfOne`: the page concerns a single list. */
function HistoryFilters({ isOfOne }: { readonly isOfOne: boolean }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { data: admins = [] } = useQuery(adminsQuery);
  return (
    <ChangeFilters
      actions={Object.entries(actionLabels).map(([id, { label }]) => ({ id, name: i18n._(label) }))}
      people={admins.map((admin) => ({ id: String(admin.id), name: admin.fullName }))}
      showAll={t`Show all changes`}
    >
      {isOfOne ? null : (
        <AddressFilter
          name="what"
          label={t`Changed record`}
          all={t`Everything`}
          options={entityOptions(i18n, language)}
        />
      )}
    </ChangeFilters>
  );
}

type Props = {
  readonly title: string;
  /** The list whose changes are displayed; undefined for every change. */
  readonly entity?: string;
};

const newestFirst = { column: 'at', direction: 'desc' } as const;

/** The changes selected by the URL; only those of one list if the page concerns it. */
function useHistory(entity: string | undefined) {
  const { state, show } = useAddressList([], newestFirst);
  const what = useAddressFilter('what').value;
  const of = entity ?? what;
  const where = useChangeWhere();
  const query = useQuery(
    historyQuery({
      where: { ...(of === '' ? {} : { entity: of }), ...where },
      page: state.page,
      limit: state.limit,
    }),
  );
  return { query, show };
}

/** All changes, newest first. */
export function HistoryPage({ title, entity }: Props) {
  const { t } = useLingui();
  const filters = useChangeFilters();
  const { query, show } = useHistory(entity);
  return (
    <>
      <HistoryFrame
        show={show}
        query={query}
        title={title}
        about={t`Every change is recorded with who made it and the previous value. Nothing here can be altered.`}
        filters={<HistoryFilters isOfOne={entity !== undefined} />}
        onShowAll={filters.count === 0 ? undefined : filters.clear}
        renderChange={(change, day) => <ChangeEntry key={change.id} change={change} day={day} />}
      />
      <SecondPerson />
    </>
  );
}
