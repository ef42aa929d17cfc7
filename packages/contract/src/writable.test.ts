import { describe, expect, it } from 'vitest';
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

describe('What is sent of a record', () => {
  it('is, to create it, all but its id, what the server keeps, and what is null', () => {
    expect(writable(record, 'create')).toEqual({ nameEn: 'Kitchen', familyId: 0, isActive: false, note: '' });
  });

  it('is, to update it, the same with its id', () => {
    expect(writable(record, 'update')).toEqual({
      id: 7,
      nameEn: 'Kitchen',
      familyId: 0,
      isActive: false,
      note: '',
    });
  });

  it('keeps names that only hold such an ending, or have it in another case', () => {
    const kept = {
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
    expect(writable(kept, 'update')).toEqual(kept);
  });

  it('leaves the record itself as it was', () => {
    const before = structuredClone(record);
    writable(record, 'create');
    expect(record).toEqual(before);
  });
});
