import { riyadhDay } from '@saer/i18n/format-date';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { writtenProduct, type WrittenProduct } from '@saer/contract/products/product';
import { recordChange, recording } from '../../audit/queries.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { findFeeBook } from '../../fees/queries.ts';
import { namedProduct, productAuditValues } from '../editing/audit-values.ts';
import { lockOwner, requireAddable } from '../editing/owned-product.ts';
import type { Actor } from '../policy.ts';
import { columnValues } from '../saved/column-values.ts';
import { toResult } from '../saved/price-product.ts';
import { product } from '../tables.ts';
import { parseInput } from '../../http/mounting/parse-input.ts';
import { ean13, type Good, parseGood } from './demo-goods.ts';
import { savedProducts } from '../saved/saved-products.ts';

/**
 * Goods of the example catalogue: store, sub family, optional type, both names, cost in riyals, weight in grams, sides in centimetres, target
 * margin in percent, today's price in riyals and units sold a month; a dash where the seller does not know.
 */
const table = `
NOON_SA_FBN | apparel_footwear/abayas | Black everyday abaya | عباية سوداء يومية | 70 | 560 | 34 x 27 x 4 | 20 | 219 | 38
NOON_SA_FBN | watches/womens_watches | Pearl dial watch | ساعة نسائية بمينا لؤلؤي | 96 | 150 | 10 x 10 x 8 | 20 | 219 | 22
NOON_SA_FBN | fragrance/oud_bakhoor | Maamoul bakhoor, 80 g | بخور معمول 80 جم | 28 | 180 | 12 x 9 x 6 | 25 | 69 | 85
NOON_SA_FBN | fragrance/perfumes | White musk perfume, 50 ml | عطر مسك أبيض 50 مل | 46 | 260 | 13 x 7 x 5 | 25 | 79 | 60
NOON_SA_FBN | home_general/coffee_dallah_sets | Gilded coffee cups, 12 pieces | طقم فناجين قهوة مذهبة 12 حبة | 31 | 1250 | 30 x 22 x 9 | 20 | 85 | 44
NOON_SA_FBN | home_general/bed_linen | Microfibre bed set, 6 pieces | مفرش سرير مايكروفايبر 6 قطع | 64 | 1900 | 36 x 30 x 13 | 18 | 149 | 27
NOON_SA_FBN | phone_accessories/chargers_cables | Charging cable, 2 m | كابل شحن سريع 2 م | 6 | 60 | 14 x 8 x 2 | 20 | 15 | 240
NOON_SA_FBN | phone_accessories/phone_cases | Shockproof phone case | غطاء جوال مضاد للصدمات | 9 | 60 | 18 x 10 x 2 | 25 | 42 | 130
NOON_SA_FBN | toys/building_toys | Magnetic tiles, 60 pieces | مكعبات مغناطيسية 60 قطعة | 58 | 1300 | 30 x 22 x 8 | 20 | 99 | 33
NOON_SA_FBN | sports_outdoors/yoga_mats | Exercise mat, 10 mm | سجادة تمارين 10 مم | 24 | 1050 | 62 x 14 x 14 | 18 | 45 | 52
NOON_SA_DIRECTSHIP | travel_luggage/cabin_suitcases | Hard shell suitcase, 24 inch | حقيبة سفر صلبة 24 بوصة | 128 | 3600 | 66 x 44 x 27 | 18 | 239 | 14
NOON_SA_DIRECTSHIP | food_beverages/dates | Ajwa dates, 1 kg | تمر عجوة 1 كجم | 42 | 1080 | 24 x 17 x 7 | 18 | 75 | 64
NOON_SA_DIRECTSHIP | small_appliances_other/coffee_makers | Arabic coffee maker, 1 l | صانعة قهوة عربية 1 لتر | 92 | 1650 | 27 x 23 x 21 | 18 | 179 | 19
NOON_SA_DIRECTSHIP | other_bags/backpacks | School backpack | حقيبة ظهر مدرسية | 39 | 720 | 42 x 30 x 12 | 20 | 85 | -
NOON_SA_DIRECTSHIP | auto_other | Car seat organiser | منظم مقعد السيارة | 13 | 430 | 30 x 20 x 5 | 20 | 39 | 41
NOON_SA_DIRECTSHIP | office_supplies/pens | Calligraphy pen set | طقم أقلام خط عربي | 17 | 220 | 20 x 15 x 3 | 25 | - | -
AMAZON_SA_FBA | headphones/wireless_earbuds | Wireless earbuds | سماعات لاسلكية | 68 | 120 | 10 x 10 x 5 | 15 | 139 | 75
AMAZON_SA_FBA | smartwatches/smart_watches | Smartwatch with AMOLED screen | ساعة ذكية بشاشة أموليد | 142 | 160 | 12 x 10 x 7 | 15 | 229 | 26
AMAZON_SA_FBA | pc_accessories/keyboards_mice | Arabic wireless keyboard | لوحة مفاتيح عربية لاسلكية | 52 | 640 | 44 x 15 x 4 | 15 | 85 | 31
AMAZON_SA_FBA | cosmetics_brand/lipsticks | Lipstick set, 6 shades | طقم أحمر شفاه 6 درجات | 33 | 140 | 15 x 11 x 3 | 22 | 89 | 48
AMAZON_SA_FBA | health_nutrition/vitamins | Omega 3, 90 capsules | أوميغا 3 تسعون كبسولة | 29 | 160 | 12 x 7 x 7 | 20 | 75 | -
AMAZON_SA_FBA | pet_other | Cat water fountain | نافورة ماء للقطط | 47 | 980 | 22 x 20 x 17 | 18 | 75 | 18
CUSTOM | fine_jewelry | Silver ring with agate | خاتم فضة بحجر عقيق | 75 | 40 | 8 x 8 x 4 | 30 | 175 | 12
CUSTOM | home_general/cookware | Clay tagine pot | طاجن فخار | 38 | 2600 | 30 x 30 x 20 | 25 | 79 | 9
`;

interface ExampleGood extends Good {
  readonly store: string;
  /** Basis points of the price. */
  readonly marginRate: number;
  /** Halalas. */
  readonly currentPrice: number | undefined;
  readonly monthlySales: number | undefined;
}

const parseNumber = (text: string | undefined): number | undefined =>
  text === undefined || text === '-' ? undefined : Number(text);

function parseExampleGood(line: string): ExampleGood {
  const [store = '', ...columns] = line.split(' | ');
  const [margin, price, sales] = columns.slice(6);
  const current = parseNumber(price);
  return {
    ...parseGood(columns.join(' | ')),
    store,
    marginRate: Number(margin) * 100,
    currentPrice: current === undefined ? undefined : current * 100,
    monthlySales: parseNumber(sales),
  };
}

const exampleGoods: readonly ExampleGood[] = table.trim().split('\n').map(parseExampleGood);

interface Example {
  /** The same for each account, so that an example is added once. */
  readonly saveKey: string;
  readonly written: WrittenProduct;
}

const numbered = (at: number, digits: number): string => String(at + 1).padStart(digits, '0');

/** The seller's own store publishes no fees: the examples bring some. */
const ownStoreFees = {
  override: {
    referral: { shape: 'flat', rate1: 250 },
    fulfilment: { below: 18_00, above: 18_00, breakpoint: null },
  },
} as const;

function makeExample(good: ExampleGood, at: number): Example {
  const { store, subFamily, type, nameEn, nameAr, cost, weight, sides } = good;
  const { marginRate, currentPrice, monthlySales } = good;
  return {
    saveKey: `00000000-0000-4000-8000-5ae2${numbered(at, 8)}`,
    written: parseInput(writtenProduct, {
      store,
      subFamily,
      ...(type === undefined ? {} : { type }),
      // Prefix 2 is reserved for shops' internal use, so no real product has such a barcode.
      barcode: ean13(`29000000${numbered(at, 4)}`),
      sku: `EXAMPLE-${numbered(at, 2)}`,
      nameEn,
      nameAr,
      sides,
      weight,
      cost,
      marginRate,
      ...(currentPrice === undefined ? {} : { currentPrice }),
      ...(monthlySales === undefined ? {} : { monthlySales }),
      ...(store === 'NOON_SA_DIRECTSHIP' ? { handover: 'DROP_OFF' } : {}),
      ...(store === 'CUSTOM' ? ownStoreFees : {}),
    }),
  };
}

/** The example catalogue: products over four stores, of which some lose money and some miss their target. */
const exampleProducts = (): readonly Example[] => exampleGoods.map(makeExample);

/** Examples that a seller does not have. */
async function missingExamples(tx: Transaction, ownerId: number): Promise<readonly Example[]> {
  const examples = exampleProducts();
  const keys = examples.map(({ saveKey }) => saveKey);
  const saved = await tx
    .select({ saveKey: product.saveKey })
    .from(product)
    .where(and(eq(product.ownerId, ownerId), inArray(product.saveKey, keys)));
  const savedKeys = new Set(saved.map(({ saveKey }) => saveKey));
  return examples.filter(({ saveKey }) => !savedKeys.has(saveKey));
}

/** Adds the missing products of the example catalogue to the actor's seller, priced by today's fees. */
export async function addExamples(
  db: Database,
  { accountId, tenantId }: Pick<Actor, 'accountId' | 'tenantId'>,
): Promise<{ added: number; left: number }> {
  const book = await findFeeBook(db, riyadhDay(new Date()), tenantId);
  return db.transaction(async (tx) => {
    await lockOwner(tx, tenantId);
    const missing = await missingExamples(tx, tenantId);
    const priced = missing.flatMap((example) => {
      const outcome = toResult(book, example.written);
      return outcome.ok ? [{ ...example, result: outcome.result }] : [];
    });
    await requireAddable(tx, tenantId, priced.length);
    for (const { written, saveKey, result } of priced) {
      const [row] = await tx
        .insert(product)
        .values({
          ...(await columnValues(tx, written)),
          ...result,
          ownerId: tenantId,
          saveKey,
          isExample: true,
          calculatedAt: sql`now()`,
        })
        .returning();
      if (row === undefined) continue;
      await recordChange(tx, {
        actorId: accountId,
        entity: 'product',
        entityId: row.id,
        ownerId: tenantId,
        action: 'create',
        named: namedProduct(row),
      });
    }
    return { added: priced.length, left: missing.length - priced.length };
  });
}

/** Deletes every example of the actor's seller, whether edited or not. */
export async function removeExamples(
  db: Database,
  { accountId, tenantId }: Pick<Actor, 'accountId' | 'tenantId'>,
): Promise<{ removed: number }> {
  const examples = and(eq(product.ownerId, tenantId), eq(product.isExample, true));
  return db.transaction(async (tx) => {
    await lockOwner(tx, tenantId);
    await tx.select({ id: product.id }).from(product).where(examples).orderBy(product.id).for('update');
    const rows = await savedProducts(tx).where(examples).orderBy(product.id);
    if (rows.length === 0) return { removed: 0 };
    await tx.delete(product).where(
      inArray(
        product.id,
        rows.map(({ id }) => id),
      ),
    );
    await tx.execute(
      recording(
        rows.map((row) => ({
          actorId: accountId,
          entity: 'product',
          entityId: row.id,
          ownerId: row.ownerId,
          action: 'remove',
          named: namedProduct(row),
          before: productAuditValues(row),
        })),
      ),
    );
    return { removed: rows.length };
  });
}
