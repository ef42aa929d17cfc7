DROP INDEX "product_by_owner_and_fee_table";--> statement-breakpoint
DROP INDEX "product_by_barcode";--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "range_factor_version_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "agreed_fees" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- What priced the products that there are: the range factors that had been in force for five minutes when it was calculated, as they were
-- compared until now. Which agreed fees priced it was not recorded: today's are taken, so that no product becomes outdated by this.
UPDATE "product" SET
  "range_factor_version_id" = coalesce((
    SELECT "id" FROM "range_factor_version" AS version
    WHERE version."state" = 'published' AND version."effective_from" <= (now() AT TIME ZONE 'Asia/Riyadh')::date
      AND interval '5 minutes' + greatest(version."published_at", version."effective_from"::timestamp AT TIME ZONE 'Asia/Riyadh')
        <= "product"."calculated_at"
    ORDER BY version."effective_from" DESC LIMIT 1
  ), 0),
  "agreed_fees" = coalesce((
    SELECT concat("referral_rate", '/', "fulfilment_below", '/', "fulfilment_above", '/', agreed."breakpoint")
    FROM "product_fee_override" AS agreed
    WHERE agreed."store_id" = "product"."store_id" AND agreed."barcode" = "product"."barcode"
      AND (agreed."account_id" IS NULL OR agreed."account_id" = "product"."owner_id")
    ORDER BY agreed."account_id" NULLS LAST LIMIT 1
  ), '');--> statement-breakpoint
CREATE INDEX "product_by_owner_and_fees" ON "product" USING btree ("owner_id","fee_table_id","range_factor_version_id");--> statement-breakpoint
CREATE INDEX "product_with_agreed_fees" ON "product" USING btree ("owner_id") WHERE agreed_fees <> '';--> statement-breakpoint
CREATE INDEX "product_losing" ON "product" USING btree ("owner_id") WHERE coalesce(current_profit, profit) < 0;--> statement-breakpoint
CREATE INDEX "product_by_barcode" ON "product" USING btree ("barcode","owner_id");