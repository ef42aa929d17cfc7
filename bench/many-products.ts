import type { Pool } from 'pg';

/** Inserts any number of products of one seller directly into the table: one minute apart, the last one now. */
export async function addProducts(pool: Pool, ownerId: number, rows: number): Promise<void> {
  const client = await pool.connect();
  try {
    // Their keys come from the tables themselves, so nothing needs to check them.
    await client.query('set session_replication_role = replica');
    await client.query(
      `insert into product (owner_id, barcode, sku, name_en, name_ar, store_id, sub_family_id, size_class, sides, weight, cost,
        cost_includes_vat, cost_vat, vat, vat_registered, fee_vat_is_cost, margin_rate, margin_base, extra_rate, extra_fixed,
        current_price, monthly_sales, fee_table_id, recommended_price, final_price, commission, fulfilment_fee, total_store_fees,
        profit, final_margin, meets_target, current_profit, current_meets_target, calculated_at, created_at,
        range_factor_version_id)
      select $1, '628' || lpad(g::text, 10, '0'), 'SKU-' || g,
        (array['Oud', 'Kitchen', 'Garden', 'Baby', 'Office', 'Travel', 'Sports', 'Pets', 'Books', 'Coffee'])[1 + g % 10] || ' set ' || g,
        (array['عود', 'مطبخ', 'حديقة', 'أطفال', 'مكتب', 'سفر', 'رياضة', 'حيوانات أليفة', 'كتب', 'قهوة'])[1 + g % 10] || ' طقم ' || g,
        stores.ids[1 + g % 2], categories.ids[1 + g % cardinality(categories.ids)], 'small_envelope', '{200,150,100}', 400, 5000 + h % 10000,
        true, 1500, 1500, true, false, 2000, 'price', 0, 0,
        case when g % 3 = 0 then 9000 + h % 3000 end, g % 400, tables.ids[1 + g % 2], 9000 + h % 5000, 9000 + h % 5000, 900, 1200, 2415,
        h % 3000 - 300, 1000, g % 5 <> 0, case when g % 3 = 0 then h % 3000 - 500 end, case when g % 3 = 0 then true end,
        now(), now() - interval '1 minute' * ($2::int - g),
        coalesce((select id from range_factor_version where state = 'published' order by effective_from desc limit 1), 0)
      from generate_series(1, $2::int) g, lateral (select (g::bigint * 104729) % 1000003 as h) mixed,
        (select array_agg(store_id order by id) as ids from fee_table where state = 'published') stores,
        (select array_agg(id order by id) as ids from fee_table where state = 'published') tables,
        (select array_agg(id order by id) as ids from product_sub_family) categories`,
      [ownerId, rows],
    );
    await client.query('reset session_replication_role');
  } finally {
    client.release();
  }
}
