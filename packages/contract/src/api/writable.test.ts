import { describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '../endpoints.ts';
import { writable } from './writable.ts';

const record = {
  id: 7,
  nameEn: 'Kitchen',
  nameAr: null,
  familyData: { id: 1 },
  family_data: {},
  createdByUser: 'someone',
  created_by_user: 'someone',
  createdAt: '2026-01-01',
  created_at: '2026-01-01',
  createdBy: 1,
  created_by: 1,
  familyId: 0,
  isActive: false,
  note: '',
};

describe('Selecting the fields to send', () => {
  it('omits its id, fields of the server and nulls on create', () => {
    expect(writable({ writes: 'create' }, record)).toEqual({
      nameEn: 'Kitchen',
      familyId: 0,
      isActive: false,
      note: '',
    });
  });

  it('includes its id on update', () => {
    expect(writable({ writes: 'update' }, record)).toEqual({
      id: 7,
      nameEn: 'Kitchen',
      familyId: 0,
      isActive: false,
      note: '',
    });
  });

  it('preserves names that only contain such an ending, or have it in another case', () => {
    const preserved = {
      data: 1,
      atlas: 2,
      byline: 3,
      dataset: 4,
      format: 5,
      standby: 6,
      chat: 7,
      metadata: 8,
      by: 9,
    };
    expect(writable({ writes: 'update' }, preserved)).toEqual(preserved);
  });

  it('preserves everything where nothing is created or changed, and nulls that clear a field', () => {
    expect(writable({}, record)).toEqual(record);
    expect(writable({ writes: 'update', clearedByNull: ['photo'] }, { photo: null, note: null })).toEqual({
      photo: null,
    });
  });

  it('does not modify the record', () => {
    const before = structuredClone(record);
    writable({ writes: 'create' }, record);
    expect(record).toEqual(before);
  });
});

/**
 * Endpoints with PUT or PATCH that accept no row: parts of a sheet, a whole fee table, the columns of a file, a passkey's ceremony
 * and its name, the events of a subscription or of a conversation, the rates and claims of statements and the consent to send or
 * store them, what payouts show, the address of a message, the
 * answers of a survey.
 */
const rowless = new Set([
  '/product/batch',
  '/fee-table/content',
  '/product/column-mapping',
  '/product/survey',
  '/auth/passkey',
  '/user-subscription',
  '/contact-us',
  '/fee-book/deemed-supplier',
  '/statement-rate',
  '/statement-rate/consent',
  '/statement-claim',
  '/statement-claim/consent',
  '/settings',
  '/error',
  '/notification',
  '/notification-settings',
  '/notification-message',
  '/push-target',
]);

const fieldsOf = (schema: z.core.$ZodType) =>
  schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];

describe.each(
  endpoints
    .filter(({ method, path }) => {
      const changes = endpoints.some((each) => each.path === path && /^(?:PUT|PATCH)$/.test(each.method));
      return changes && /^(?:POST|PUT|PATCH)$/.test(method) && !rowless.has(path);
    })
    .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
)('%s', (_name, endpoint) => {
  test('is marked as writing a row', () => {
    expect(endpoint.writes).toBe(endpoint.method === 'POST' ? 'create' : 'update');
  });

  test('keeps every field that it accepts', () => {
    const filled = Object.fromEntries(fieldsOf(endpoint.body).map((name) => [name, 'x']));
    expect(writable(endpoint, filled)).toEqual(filled);
  });

  test('treats null like an omitted field, or declares that null clears', () => {
    if (!(endpoint.body instanceof z.ZodMiniObject)) throw new Error('A row is an object');
    for (const [name, field] of Object.entries(endpoint.body.shape)) {
      const takesNull = z.safeParse(field, null).success;
      if (takesNull && endpoint.clearedByNull?.includes(name) !== true)
        expect(z.safeParse(field, undefined).data ?? null, name).toBeNull();
    }
  });
});
