DROP INDEX "product_not_registered";--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "sale_vat" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "seen_rates" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "typed_rates" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "product_with_seen_rates" ON "product" USING btree ("owner_id") WHERE seen_rates <> '';--> statement-breakpoint
CREATE INDEX "product_with_typed_rates" ON "product" USING btree ("owner_id") WHERE typed_rates;--> statement-breakpoint
CREATE INDEX "product_not_registered" ON "product" USING btree ("owner_id","store_id","sale_vat") WHERE not vat_registered;--> statement-breakpoint
-- Who bore the VAT of the sale: today's answer, unless it has changed since the product was calculated.
UPDATE "product" SET "sale_vat" = case
    when "product"."calculated_at" < greatest("store"."deemed_supplier_changed_at", "answer"."answered_at") then 'before'
    when "store"."deemed_supplier" = 'notMarketplace' then ''
    else coalesce(nullif("answer"."deemed_supplier", 'unknown'), "store"."deemed_supplier") end
  FROM "product" "priced" JOIN "store" ON "store"."id" = "priced"."store_id"
    LEFT JOIN "deemed_supplier_answer" "answer"
      ON "answer"."store_id" = "store"."id" AND "answer"."account_id" = "priced"."owner_id"
  WHERE "priced"."id" = "product"."id" AND not "product"."vat_registered";--> statement-breakpoint
-- Seen rates: a product of a category whose rates are used, or were, is calculated anew once.
UPDATE "product" SET "seen_rates" = 'before' FROM "statement_rate" "seen"
  WHERE "seen"."account_id" = "product"."owner_id" AND "seen"."store_id" = "product"."store_id"
    AND "seen"."sub_family_id" = "product"."sub_family_id";--> statement-breakpoint
UPDATE "product" SET "typed_rates" = true FROM "store" WHERE "store"."id" = "product"."store_id" AND "store"."manual_rates";
