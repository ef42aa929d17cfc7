import type { Endpoint } from '@saer/contract/api/endpoint';
import { endpoints } from '@saer/contract/endpoints';
import { encodeFilter } from '@saer/contract/api/list-filter';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let server: TestApp;
let admin: Person;
let seller: Person;
beforeAll(async () => {
  server = await testApp();
  admin = await person(server, { role: 'SUPER_ADMIN' });
  seller = await person(server, { role: 'USER' });
});
afterAll(() => server[Symbol.asyncDispose]());

const problem = z.looseObject({ code: z.string(), field: z.optional(z.string()), message: z.string() });
const refusal = z.looseObject({ ...problem.shape, problems: z.optional(z.array(problem)) });
const problemsIn = (json: unknown) => {
  const { problems, ...first } = refusal.parse(json);
  return problems ?? [first];
};

const row = {
  store: 'NOON_SA_FBN',
  subFamily: 'watches',
  sides: [200, 150, 100],
  weight: 400,
  cost: 50_00,
};

const said: readonly (readonly [string, object, string, RegExp, RegExp])[] = [
  ['two sides', { sides: [200, 150] }, 'sides', /three sides.*length, width and height/, /الأبعاد الثلاثة/],
  ['four sides', { sides: [1, 2, 3, 4] }, 'sides', /three sides/, /الأبعاد الثلاثة/],
  ['a cost in quotes', { cost: '12' }, 'cost', /number without quotes.*halalas/, /بلا علامتي اقتباس.*بالهللات/],
  ['a weight in quotes', { weight: '400' }, 'weight', /without quotes.*grams/, /بالجرامات/],
  ['two numbers in one', { cost: '1.2.3' }, 'cost', /more than one number/, /بأكثر من رقم/],
  ['a margin of 200 % of the price', { marginRate: 20_000 }, 'marginRate', /0%.*100%/s, /0%.*100%/s],
  ['a margin of 2,000 %', { marginRate: 200_000, marginBase: 'cost' }, 'marginRate', /1,000%/, /1,000%/],
  [
    'a family of others',
    { family: 'home' },
    'subFamily',
    /“watches” belongs.*“fashion”/,
    /«watches» تتبع.*«fashion»/,
  ],
  ['no such sub family', { subFamily: 'watch' }, 'subFamily', /no category “watch”/, /لا توجد.*«watch»/],
  [
    'a truth in quotes',
    { vatRegistered: 'true' },
    'vatRegistered',
    /true or false, without quotes/,
    /بلا علامتي/,
  ],
  ['a number as sides', { sides: 5 }, 'sides', /three sides/, /الأبعاد الثلاثة/],
];

describe('a field’s error says what to do', () => {
  test.each(said)('%s', async (_name, wrong, field, english, arabic) => {
    for (const [language, words] of [
      ['en', english],
      ['ar', arabic],
    ] as const) {
      const { status, json } = await server.post('/v1/product/calculate', { ...row, ...wrong }, { language });
      expect(status).toBe(400);
      expect(problemsIn(json)).toEqual([
        expect.objectContaining({ field, message: expect.stringMatching(words) }),
      ]);
    }
  });

  test('a type of another sub family says where it belongs', async () => {
    const types = z
      .object({ data: z.array(z.object({ code: z.string(), subFamily: z.object({ code: z.string() }) })) })
      .parse(
        (
          await server.get(
            `/v1/product-type/page?filter=${encodeURIComponent(encodeFilter({ relations: ['subFamily'], limit: 100 }))}`,
          )
        ).json,
      ).data;
    const foreign = types.find(({ subFamily }) => subFamily.code !== 'watches');
    const { json } = await server.post('/v1/product/calculate', { ...row, type: foreign?.code });
    expect(problemsIn(json)).toMatchObject([
      {
        field: 'type',
        code: 'unknownType',
        message: expect.stringContaining(`“${foreign?.subFamily.code}”`),
      },
    ]);
  });

  test('a page in quotes, a key that is none, and nothing to remove', async () => {
    const filter = Buffer.from('{"page":"2"}').toString('base64');
    expect(await server.get(`/v1/store/page?filter=${filter}`)).toMatchObject({
      status: 400,
      json: { field: 'filter.page', message: 'Send this as a number without quotes, such as 12.' },
    });
    expect(await server.get('/v1/product/batch?key=abc', seller.headers)).toMatchObject({
      status: 400,
      json: {
        field: 'key',
        code: 'notAUuid',
        message: expect.stringMatching(/UUID, such as [\da-f-]{36}\.$/),
      },
    });
    expect(await server.delete('/v1/store', admin.headers)).toMatchObject({
      status: 400,
      json: { field: 'id', code: 'required' },
    });
  });
});

const part = z.looseObject({
  properties: z.optional(z.record(z.string(), z.unknown())),
  items: z.optional(z.unknown()),
  anyOf: z.optional(z.array(z.unknown())),
});

/** The path of every field of an endpoint's input. */
function pathsIn(schema: unknown, path: readonly string[] = []): (readonly string[])[] {
  const { properties = {}, items, anyOf = [] } = part.safeParse(schema).data ?? {};
  return [
    path,
    ...Object.entries(properties).flatMap(([name, each]) => pathsIn(each, [...path, name])),
    ...(items === undefined ? [] : pathsIn(items, [...path, '0'])),
    ...anyOf.flatMap((each) => pathsIn(each, path)),
  ];
}

const nested = ([name, ...rest]: readonly string[], value: unknown): unknown =>
  name === undefined ? value : name === '0' ? [nested(rest, value)] : { [name]: nested(rest, value) };

const wrong = [null, true, -1, 1.5, 1e15, '12', 'abc', '', 'x'.repeat(3_000), [], {}];

/** Neither a figure that was forgotten, nor a part of the pattern. */
const isBroken = (message: string) => /[{}]|undefined|NaN|\[object/.test(message);

describe.each(
  endpoints
    .filter(({ method, body }) => /^(?:POST|PUT|PATCH)$/.test(method) && body instanceof z.ZodMiniObject)
    .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
)('%s', (_name, endpoint: Endpoint) => {
  test('has words for every wrong value of every field, in both languages', async () => {
    const { method, path, access, body } = endpoint;
    const { headers } = access === 'seller' || access === 'subscriber' ? seller : admin;
    const paths = new Set(
      pathsIn(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })).map((each) => each.join('.')),
    );
    const unclear: unknown[] = [];
    for (const field of paths) {
      if (field === '') continue;
      await Promise.all(
        wrong.map(async (value, at) => {
          const { body: text, statusCode } = await server.app.inject({
            method,
            url: `/v1${path}`,
            headers: { ...headers, 'content-type': 'application/json', language: at % 2 === 0 ? 'ar' : 'en' },
            payload: JSON.stringify(nested(field.split('.'), value)),
          });
          if (statusCode !== 400) return;
          for (const each of problemsIn(JSON.parse(text)))
            if (each.code === 'invalidValue' || isBroken(each.message)) unclear.push({ value, ...each });
        }),
      );
    }
    expect(unclear).toEqual([]);
  });
});
