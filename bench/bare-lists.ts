import { listedProduct } from '@saer/contract/products/product';
import { riyadhDay } from '@saer/i18n/format-date';
import Fastify from 'fastify';
import { Pool, type PoolConfig, types } from 'pg';
import * as z from 'zod/mini';

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Tells whether a product was priced by another fee table than its store's today. */
const isOutdated = `p.fee_table_id is distinct from (select b.id from fee_table b where b.store_id = p.store_id
    and b.state in ('published', 'superseded') and b.effective_from <= $1 order by b.effective_from desc limit 1)`;

/** Fields that are not columns of the product table. */
const foreign: Readonly<Record<string, string>> = {
  store: 's.code',
  family: 'f.code',
  subFamily: 'c.code',
  type: 't.code',
  seller: 'a.full_name',
  image: '(select min(i.id) from product_image i where i.product_id = p.id)',
  outdated: isOutdated,
  byOldFees: isOutdated,
};
const fields = Object.keys(listedProduct.shape).map(
  (name) => `${foreign[name] ?? `p.${snake(name)}`} as "${name}"`,
);

const page = (where: string) => `with keys as (
    select id, created_at from product ${where} order by created_at desc, id desc limit 25 offset $2
  )
  select ${fields.join(', ')} from keys join product p on p.id = keys.id
    join account a on a.id = p.owner_id join store s on s.id = p.store_id
    join product_sub_family c on c.id = p.sub_family_id join product_family f on f.id = c.family_id
    left join product_type t on t.id = p.type_id
  order by keys.created_at desc, keys.id desc`;

const query = z.object({
  owner: z.optional(z.coerce.number()),
  page: z.coerce.number(),
  /** Folded already. */
  search: z.optional(z.string()),
});

/**
 * The lists as written by hand for this purpose: prepared statements that read the keys by an index and join 25 rows, their count,
 * and the result sent as JSON. No session and no checks.
 */
export async function startBareLists(opened: AsyncDisposableStack, connection: PoolConfig): Promise<number> {
  const pool = new Pool({
    ...connection,
    max: 10,
    types: {
      getTypeParser: (id, format) => (id === types.builtins.INT8 ? Number : types.getTypeParser(id, format)),
    },
  });
  opened.defer(() => pool.end());
  const app = Fastify();
  opened.defer(() => app.close());
  app.get('/page', async (asked, reply) => {
    const { owner, page: number, search } = query.parse(asked.query);
    const wanted = [
      ...(owner === undefined ? [] : ['owner_id = #']),
      ...(search ?? '').split(' ').flatMap((word) => (word === '' ? [] : ['search like #'])),
    ];
    const values = [
      ...(owner === undefined ? [] : [owner]),
      ...(search ?? '').split(' ').flatMap((word) => (word === '' ? [] : [`%${word}%`])),
    ];
    const from = (first: number) =>
      wanted.length === 0
        ? ''
        : `where ${wanted.map((each, at) => each.replace('#', `$${first + at}`)).join(' and ')}`;
    const name = `${owner === undefined ? 'all' : 'own'} ${values.length}`;
    const [rows, counted] = await Promise.all([
      pool.query({
        name: `page ${name}`,
        text: page(from(3)),
        values: [riyadhDay(new Date()), (number - 1) * 25, ...values],
      }),
      pool.query({ name: `count ${name}`, text: `select count(*) as total from product ${from(1)}`, values }),
    ]);
    const total = Number(counted.rows[0]?.total);
    const last = rows.rows.at(-1);
    const next =
      number * 25 >= total || last === undefined
        ? null
        : Buffer.from(JSON.stringify([last.createdAt, last.id])).toString('base64url');
    const answer = {
      data: rows.rows,
      page: number,
      limit: 25,
      total,
      pageCount: Math.ceil(total / 25),
      next,
    };
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return z.object({ port: z.int() }).parse(app.server.address()).port;
}
