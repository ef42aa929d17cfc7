ALTER TABLE "fee_table" ADD COLUMN "fee_vat" integer;--> statement-breakpoint
ALTER TABLE "fee_table" ADD COLUMN "min_referral" integer;--> statement-breakpoint
ALTER TABLE "fee_table" ADD COLUMN "price_ending" text;--> statement-breakpoint
ALTER TABLE "fee_table" ADD COLUMN "adds_packaging" boolean;--> statement-breakpoint
ALTER TABLE "fee_table" ADD COLUMN "volumetric_divisor" integer;--> statement-breakpoint
ALTER TABLE "fee_table" ADD COLUMN "round_up_to" integer;--> statement-breakpoint
ALTER TABLE "fee_table" ADD COLUMN "shipping_credit" jsonb;--> statement-breakpoint
-- Every table gets the rules by which its store charges: they had no days before.
UPDATE "fee_table" SET
  "fee_vat" = "store"."fee_vat",
  "min_referral" = "store"."min_referral",
  "price_ending" = "store"."price_ending",
  "adds_packaging" = "store"."adds_packaging",
  "volumetric_divisor" = "store"."volumetric_divisor",
  "round_up_to" = "store"."round_up_to",
  "shipping_credit" = "store"."shipping_credit"
FROM "store" WHERE "store"."id" = "fee_table"."store_id";--> statement-breakpoint
-- Rules of stores that have no table yet are kept in a draft.
INSERT INTO "fee_table" ("store_id", "name", "effective_from", "state", "status", "fee_vat", "min_referral", "price_ending", "adds_packaging",
  "volumetric_divisor", "round_up_to", "shipping_credit")
SELECT "id", "code", current_date, 'draft', 'proposed', "fee_vat", "min_referral", "price_ending", "adds_packaging", "volumetric_divisor",
  "round_up_to", "shipping_credit"
FROM "store"
WHERE NOT EXISTS (SELECT 1 FROM "fee_table" WHERE "fee_table"."store_id" = "store"."id")
  AND ("fee_vat" <> 1500 OR "min_referral" > 0 OR "price_ending" <> 'none' OR "adds_packaging" OR "volumetric_divisor" IS NOT NULL
    OR "round_up_to" IS NOT NULL OR "shipping_credit" <> '[]');--> statement-breakpoint
ALTER TABLE "fee_table" ALTER COLUMN "fee_vat" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "fee_table" ALTER COLUMN "min_referral" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "fee_table" ALTER COLUMN "price_ending" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "fee_table" ALTER COLUMN "adds_packaging" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "fee_table" ALTER COLUMN "shipping_credit" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "fee_table" ADD CONSTRAINT "fee_table_price_ending" CHECK ("fee_table"."price_ending" in ('none', '.95', '.99', 'whole'));--> statement-breakpoint
ALTER TABLE "fee_table" ADD CONSTRAINT "fee_table_rates" CHECK ("fee_table"."fee_vat" between 0 and 10000 and "fee_table"."min_referral" >= 0);--> statement-breakpoint
ALTER TABLE "fee_table" ADD CONSTRAINT "fee_table_weight_rule" CHECK ("fee_table"."volumetric_divisor" > 0 and "fee_table"."round_up_to" > 0);--> statement-breakpoint
ALTER TABLE "store" DROP CONSTRAINT "store_price_ending";--> statement-breakpoint
ALTER TABLE "store" DROP CONSTRAINT "store_rates";--> statement-breakpoint
ALTER TABLE "store" DROP CONSTRAINT "store_weight_rule";--> statement-breakpoint
ALTER TABLE "store" DROP COLUMN "vat";--> statement-breakpoint
ALTER TABLE "store" DROP COLUMN "fee_vat";--> statement-breakpoint
ALTER TABLE "store" DROP COLUMN "min_referral";--> statement-breakpoint
ALTER TABLE "store" DROP COLUMN "price_ending";--> statement-breakpoint
ALTER TABLE "store" DROP COLUMN "adds_packaging";--> statement-breakpoint
ALTER TABLE "store" DROP COLUMN "volumetric_divisor";--> statement-breakpoint
ALTER TABLE "store" DROP COLUMN "round_up_to";--> statement-breakpoint
ALTER TABLE "store" DROP COLUMN "shipping_credit";
