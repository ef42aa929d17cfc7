ALTER TABLE "classification" DROP CONSTRAINT "classification_status";--> statement-breakpoint
ALTER TABLE "classification_category" DROP CONSTRAINT "classification_category_status";--> statement-breakpoint
ALTER TABLE "fee_table" DROP CONSTRAINT "fee_table_status";--> statement-breakpoint
ALTER TABLE "product_family" DROP CONSTRAINT "product_family_status";--> statement-breakpoint
ALTER TABLE "product_fee_override" DROP CONSTRAINT "product_fee_override_status";--> statement-breakpoint
ALTER TABLE "product_sub_family" DROP CONSTRAINT "product_sub_family_status";--> statement-breakpoint
ALTER TABLE "product_type" DROP CONSTRAINT "product_type_status";--> statement-breakpoint
ALTER TABLE "range_factor" DROP CONSTRAINT "range_factor_status";--> statement-breakpoint
ALTER TABLE "referral_rule" DROP CONSTRAINT "referral_rule_status";--> statement-breakpoint
ALTER TABLE "store" DROP CONSTRAINT "store_status";--> statement-breakpoint
-- A status says whether a source is known: found is sourced, remembered is unsourced, in rows and in what was recorded of them.
UPDATE "classification" SET "status" = CASE "status" WHEN 'found' THEN 'sourced' ELSE 'unsourced' END WHERE "status" IN ('found', 'remembered');--> statement-breakpoint
UPDATE "classification_category" SET "status" = CASE "status" WHEN 'found' THEN 'sourced' ELSE 'unsourced' END WHERE "status" IN ('found', 'remembered');--> statement-breakpoint
UPDATE "fee_table" SET "status" = CASE "status" WHEN 'found' THEN 'sourced' ELSE 'unsourced' END WHERE "status" IN ('found', 'remembered');--> statement-breakpoint
UPDATE "product_family" SET "status" = CASE "status" WHEN 'found' THEN 'sourced' ELSE 'unsourced' END WHERE "status" IN ('found', 'remembered');--> statement-breakpoint
UPDATE "product_fee_override" SET "status" = CASE "status" WHEN 'found' THEN 'sourced' ELSE 'unsourced' END WHERE "status" IN ('found', 'remembered');--> statement-breakpoint
UPDATE "product_sub_family" SET "status" = CASE "status" WHEN 'found' THEN 'sourced' ELSE 'unsourced' END WHERE "status" IN ('found', 'remembered');--> statement-breakpoint
UPDATE "product_type" SET "status" = CASE "status" WHEN 'found' THEN 'sourced' ELSE 'unsourced' END WHERE "status" IN ('found', 'remembered');--> statement-breakpoint
UPDATE "range_factor" SET "status" = CASE "status" WHEN 'found' THEN 'sourced' ELSE 'unsourced' END WHERE "status" IN ('found', 'remembered');--> statement-breakpoint
UPDATE "referral_rule" SET "status" = CASE "status" WHEN 'found' THEN 'sourced' ELSE 'unsourced' END WHERE "status" IN ('found', 'remembered');--> statement-breakpoint
UPDATE "store" SET "status" = CASE "status" WHEN 'found' THEN 'sourced' ELSE 'unsourced' END WHERE "status" IN ('found', 'remembered');--> statement-breakpoint
UPDATE "history" SET "before" = replace(replace("before"::text, '"status": "found"', '"status": "sourced"'), '"status": "remembered"', '"status": "unsourced"')::jsonb WHERE "before"::text LIKE '%"status": "found"%' OR "before"::text LIKE '%"status": "remembered"%';--> statement-breakpoint
UPDATE "history" SET "after" = replace(replace("after"::text, '"status": "found"', '"status": "sourced"'), '"status": "remembered"', '"status": "unsourced"')::jsonb WHERE "after"::text LIKE '%"status": "found"%' OR "after"::text LIKE '%"status": "remembered"%';--> statement-breakpoint
UPDATE "range_factor_version" SET "factors" = replace(replace("factors"::text, '"status": "found"', '"status": "sourced"'), '"status": "remembered"', '"status": "unsourced"')::jsonb WHERE "factors"::text LIKE '%"status": "found"%' OR "factors"::text LIKE '%"status": "remembered"%';--> statement-breakpoint
ALTER TABLE "classification" drop column "confirmed";--> statement-breakpoint
ALTER TABLE "classification" ADD COLUMN "confirmed" boolean GENERATED ALWAYS AS (status in ('sourced', 'confirmed')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "classification_category" drop column "confirmed";--> statement-breakpoint
ALTER TABLE "classification_category" ADD COLUMN "confirmed" boolean GENERATED ALWAYS AS (status in ('sourced', 'confirmed')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "fee_table" drop column "confirmed";--> statement-breakpoint
ALTER TABLE "fee_table" ADD COLUMN "confirmed" boolean GENERATED ALWAYS AS (status in ('sourced', 'confirmed')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "product_family" drop column "confirmed";--> statement-breakpoint
ALTER TABLE "product_family" ADD COLUMN "confirmed" boolean GENERATED ALWAYS AS (status in ('sourced', 'confirmed')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "product_fee_override" drop column "confirmed";--> statement-breakpoint
ALTER TABLE "product_fee_override" ADD COLUMN "confirmed" boolean GENERATED ALWAYS AS (status in ('sourced', 'confirmed')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "product_sub_family" drop column "confirmed";--> statement-breakpoint
ALTER TABLE "product_sub_family" ADD COLUMN "confirmed" boolean GENERATED ALWAYS AS (status in ('sourced', 'confirmed')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "product_type" drop column "confirmed";--> statement-breakpoint
ALTER TABLE "product_type" ADD COLUMN "confirmed" boolean GENERATED ALWAYS AS (status in ('sourced', 'confirmed')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "range_factor" drop column "confirmed";--> statement-breakpoint
ALTER TABLE "range_factor" ADD COLUMN "confirmed" boolean GENERATED ALWAYS AS (status in ('sourced', 'confirmed')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "referral_rule" drop column "confirmed";--> statement-breakpoint
ALTER TABLE "referral_rule" ADD COLUMN "confirmed" boolean GENERATED ALWAYS AS (status in ('sourced', 'confirmed')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "store" drop column "confirmed";--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "confirmed" boolean GENERATED ALWAYS AS (status in ('sourced', 'confirmed')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "classification" ADD CONSTRAINT "classification_status" CHECK ("classification"."status" in ('sourced', 'conflicting', 'unsourced', 'proposed', 'confirmed') and ("classification"."status" <> 'sourced' or "classification"."source" is not null)
      and ("classification"."status" = 'confirmed') = ("classification"."confirmed_at" is not null));--> statement-breakpoint
ALTER TABLE "classification_category" ADD CONSTRAINT "classification_category_status" CHECK ("classification_category"."status" in ('sourced', 'conflicting', 'unsourced', 'proposed', 'confirmed') and ("classification_category"."status" <> 'sourced' or "classification_category"."source" is not null)
      and ("classification_category"."status" = 'confirmed') = ("classification_category"."confirmed_at" is not null));--> statement-breakpoint
ALTER TABLE "fee_table" ADD CONSTRAINT "fee_table_status" CHECK ("fee_table"."status" in ('sourced', 'conflicting', 'unsourced', 'proposed', 'confirmed') and ("fee_table"."status" <> 'sourced' or "fee_table"."source" is not null)
      and ("fee_table"."status" = 'confirmed') = ("fee_table"."confirmed_at" is not null));--> statement-breakpoint
ALTER TABLE "product_family" ADD CONSTRAINT "product_family_status" CHECK ("product_family"."status" in ('sourced', 'conflicting', 'unsourced', 'proposed', 'confirmed') and ("product_family"."status" <> 'sourced' or "product_family"."source" is not null)
      and ("product_family"."status" = 'confirmed') = ("product_family"."confirmed_at" is not null));--> statement-breakpoint
ALTER TABLE "product_fee_override" ADD CONSTRAINT "product_fee_override_status" CHECK ("product_fee_override"."status" in ('sourced', 'conflicting', 'unsourced', 'proposed', 'confirmed') and ("product_fee_override"."status" <> 'sourced' or "product_fee_override"."source" is not null)
      and ("product_fee_override"."status" = 'confirmed') = ("product_fee_override"."confirmed_at" is not null));--> statement-breakpoint
ALTER TABLE "product_sub_family" ADD CONSTRAINT "product_sub_family_status" CHECK ("product_sub_family"."status" in ('sourced', 'conflicting', 'unsourced', 'proposed', 'confirmed') and ("product_sub_family"."status" <> 'sourced' or "product_sub_family"."source" is not null)
      and ("product_sub_family"."status" = 'confirmed') = ("product_sub_family"."confirmed_at" is not null));--> statement-breakpoint
ALTER TABLE "product_type" ADD CONSTRAINT "product_type_status" CHECK ("product_type"."status" in ('sourced', 'conflicting', 'unsourced', 'proposed', 'confirmed') and ("product_type"."status" <> 'sourced' or "product_type"."source" is not null)
      and ("product_type"."status" = 'confirmed') = ("product_type"."confirmed_at" is not null));--> statement-breakpoint
ALTER TABLE "range_factor" ADD CONSTRAINT "range_factor_status" CHECK ("range_factor"."status" in ('sourced', 'conflicting', 'unsourced', 'proposed', 'confirmed') and ("range_factor"."status" <> 'sourced' or "range_factor"."source" is not null)
      and ("range_factor"."status" = 'confirmed') = ("range_factor"."confirmed_at" is not null));--> statement-breakpoint
ALTER TABLE "referral_rule" ADD CONSTRAINT "referral_rule_status" CHECK ("referral_rule"."status" in ('sourced', 'conflicting', 'unsourced', 'proposed', 'confirmed') and ("referral_rule"."status" <> 'sourced' or "referral_rule"."source" is not null)
      and ("referral_rule"."status" = 'confirmed') = ("referral_rule"."confirmed_at" is not null));--> statement-breakpoint
ALTER TABLE "store" ADD CONSTRAINT "store_status" CHECK ("store"."status" in ('sourced', 'conflicting', 'unsourced', 'proposed', 'confirmed') and ("store"."status" <> 'sourced' or "store"."source" is not null)
      and ("store"."status" = 'confirmed') = ("store"."confirmed_at" is not null));