import { encodeFilter } from '@saer/contract/api/list-filter';
import * as fc from 'fast-check';
import * as z from 'zod/mini';

const jsonSchema = z.looseObject({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  enum: z.optional(z.array(z.unknown())),
  const: z.optional(z.unknown()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  properties: z.optional(z.record(z.string(), z.unknown())),
  required: z.optional(z.array(z.string())),
  items: z.optional(z.unknown()),
  prefixItems: z.optional(z.array(z.unknown())),
  minItems: z.optional(z.number()),
  maxItems: z.optional(z.number()),
  oneOf: z.optional(z.array(z.unknown())),
  anyOf: z.optional(z.array(z.unknown())),
});

/** Valid days, and some that only match the pattern. */
const days = ['2026-11-20', '2031-01-01', '2026-02-28', '2020-02-30', '0000-01-01', '9999-12-31'] as const;
const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const filters: fc.Arbitrary<string> = fc.oneof(
  fc
    .record(
      {
        where: fc.dictionary(
          fc.constantFrom(
            'id',
            'code',
            'nameEn',
            'name.ar',
            'created_at',
            'active',
            'status',
            'cost',
            'email',
          ),
          fc.oneof(
            fc.constantFrom<string | number | boolean | null>('noon', 1, true, null, '2026-11-20'),
            fc.record({ contains: fc.constantFrom('a', '%', 'ن') }),
            fc.record({ gte: fc.oneof(fc.integer(), fc.constantFrom(...days, '2026-01-01T00:00:00+23:59')) }),
            fc.record({ in: fc.array(fc.integer(), { maxLength: 4 }) }),
          ),
          { maxKeys: 2 },
        ),
        order_by: fc.dictionary(
          fc.constantFrom('id', 'nameEn', 'created_at'),
          fc.constantFrom('asc' as const, 'desc' as const),
          { maxKeys: 2 },
        ),
        search: fc.constantFrom('watch', 'ساعة', 'noon FBN', '%_\\'),
        relations: fc.array(
          fc.constantFrom('store', 'family', 'subFamily', 'updatedByUser', 'slabs', 'members'),
          {
            maxLength: 3,
          },
        ),
        page: fc.integer({ min: 1, max: 1_000_000 }),
        limit: fc.integer({ min: 1, max: 100 }),
      },
      { requiredKeys: [] },
    )
    .map(encodeFilter),
  fc
    .constantFrom(
      '{"where":{"__proto__":1}}',
      '{"where":{"constructor":{"eq":1}}}',
      '{"where":{"id":{"__proto__":1}}}',
      '{"order_by":{"__proto__":"asc"}}',
      '{"relations":["__proto__","toString"]}',
      `{"where":${'{"a":'.repeat(300)}1${'}'.repeat(300)}}`,
    )
    .map((json) => btoa(json)),
);

/** Values that fields of these names accept, so that a request passes validation and reaches the actual work. */
const byName: readonly (readonly [RegExp, fc.Arbitrary<unknown>])[] = [
  [/^filter$/, filters],
  [/email$|^username$/i, fc.nat(5_000).map((at) => `guest${at}@example.com`)],
  [/mobile$/i, digits(8).map((rest) => `05${rest}`)],
  [/password$/i, fc.constantFrom('Quiet-Lantern-77', 'Sunny-Harbour-42', 'Zq7-Leak-Marker!')],
  [/^(?:requestId|sessionId|key|saveKey)$/, fc.uuid()],
  [/^(?:token|ticket)$/, fc.constantFrom('Zq7-Leak-Marker', 'A'.repeat(43))],
  [/^(?:code|otp)$/, fc.oneof(digits(6), fc.constantFrom('NOON_SA_FBN', 'new_code'))],
  [/^store$/, fc.constantFrom('NOON_SA_FBN', 'NOON_SA_DIRECTSHIP', 'AMAZON_SA_FBA')],
  [/^subFamily$/, fc.constantFrom('watches', 'toys', 'furniture', 'health_nutrition')],
  [/(?:^|[a-z])En$|^(?:firstName|lastName|name)$/, fc.nat(999).map((at) => `Name ${at}`)],
  [/(?:^|[a-z])Ar$/, fc.nat(999).map((at) => `اسم ${at}`)],
  [/^headers$/, fc.constant('a'.repeat(64))],
  [/(?:From|Until|^on|Date|At)$/, fc.constantFrom(...days)],
  [/^(?:language|lang)$/, fc.constantFrom('ar', 'en')],
];

const plainText = fc.constantFrom('watch', 'ساعة', 'A-1', 'https://example.com/a', '12.5');

function ofSchema(schema: unknown, name: string): fc.Arbitrary<unknown> {
  const part = jsonSchema.parse(schema ?? {});
  const choices = [...(part.oneOf ?? []), ...(part.anyOf ?? [])];
  if (part.const !== undefined) return fc.constant(part.const);
  if (part.enum !== undefined) return fc.constantFrom(...part.enum);
  if (choices.length > 0) return fc.oneof(...choices.map((each) => ofSchema(each, name)));
  if (Array.isArray(part.type))
    return fc.oneof(...part.type.map((type) => ofSchema({ ...part, type }, name)));
  if (part.type === 'integer' || part.type === 'number') {
    const min = Math.max(part.minimum ?? 0, -1e9);
    const max = Math.min(part.maximum ?? 1e9, 1e9);
    // Small numbers refer to existing rows.
    return fc.oneof(fc.integer({ min, max: Math.max(min, Math.min(max, 40)) }), fc.integer({ min, max }));
  }
  if (part.type === 'boolean') return fc.boolean();
  if (part.type === 'string') return byName.find(([pattern]) => pattern.test(name))?.[1] ?? plainText;
  if (part.prefixItems !== undefined)
    return fc.tuple(...part.prefixItems.map((each) => ofSchema(each, name)));
  if (part.type === 'array') {
    const minLength = part.minItems ?? 0;
    const maxLength = Math.max(minLength, Math.min(part.maxItems ?? 3, 3));
    return fc.array(ofSchema(part.items, name), { minLength, maxLength });
  }
  if (part.properties !== undefined) {
    const fields = Object.entries(part.properties).map(([key, each]) => [key, ofSchema(each, key)] as const);
    return fc.record(Object.fromEntries(fields), { requiredKeys: [...(part.required ?? [])] });
  }
  return part.type === 'object' ? fc.dictionary(plainText, plainText) : fc.jsonValue({ maxDepth: 2 });
}

/** Values that a schema of the contract mostly accepts. */
export const soundValues = (schema: z.core.$ZodType): fc.Arbitrary<unknown> =>
  ofSchema(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), '');
