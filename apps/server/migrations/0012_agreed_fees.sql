CREATE TABLE "range_factor_version" (
	"until" date PRIMARY KEY NOT NULL,
	"factors" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_fee_override" DROP CONSTRAINT "product_fee_override_once";--> statement-breakpoint
ALTER TABLE "fee_table" ADD COLUMN "edited_by" integer;--> statement-breakpoint
ALTER TABLE "product_fee_override" ADD COLUMN "account_id" integer;--> statement-breakpoint
ALTER TABLE "range_factor" ADD COLUMN "edited_by" integer;--> statement-breakpoint
ALTER TABLE "fee_table" ADD CONSTRAINT "fee_table_edited_by_account_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_fee_override" ADD CONSTRAINT "product_fee_override_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "range_factor" ADD CONSTRAINT "range_factor_edited_by_account_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_fee_override" ADD CONSTRAINT "product_fee_override_once" UNIQUE NULLS NOT DISTINCT("account_id","store_id","barcode");--> statement-breakpoint
-- Data: what was confirmed by default, without a source, is to be confirmed. Nobody had looked it up.
UPDATE "store" SET "status" = 'proposed', "confirmed_at" = NULL, "confirmed_by" = NULL WHERE "status" = 'confirmed' AND btrim(coalesce("source", '')) = '';--> statement-breakpoint
UPDATE "product_family" SET "status" = 'proposed', "confirmed_at" = NULL, "confirmed_by" = NULL WHERE "status" = 'confirmed' AND btrim(coalesce("source", '')) = '';--> statement-breakpoint
UPDATE "product_sub_family" SET "status" = 'proposed', "confirmed_at" = NULL, "confirmed_by" = NULL WHERE "status" = 'confirmed' AND btrim(coalesce("source", '')) = '';--> statement-breakpoint
UPDATE "product_type" SET "status" = 'proposed', "confirmed_at" = NULL, "confirmed_by" = NULL WHERE "status" = 'confirmed' AND btrim(coalesce("source", '')) = '';--> statement-breakpoint
UPDATE "fee_table" SET "status" = 'proposed', "confirmed_at" = NULL, "confirmed_by" = NULL WHERE "status" = 'confirmed' AND btrim(coalesce("source", '')) = '';--> statement-breakpoint
UPDATE "classification" SET "status" = 'proposed', "confirmed_at" = NULL, "confirmed_by" = NULL WHERE "status" = 'confirmed' AND btrim(coalesce("source", '')) = '';--> statement-breakpoint
UPDATE "classification_category" SET "status" = 'proposed', "confirmed_at" = NULL, "confirmed_by" = NULL WHERE "status" = 'confirmed' AND btrim(coalesce("source", '')) = '';--> statement-breakpoint
UPDATE "range_factor" SET "status" = 'proposed', "confirmed_at" = NULL, "confirmed_by" = NULL WHERE "status" = 'confirmed' AND btrim(coalesce("source", '')) = '';--> statement-breakpoint
UPDATE "referral_rule" SET "status" = 'proposed', "confirmed_at" = NULL, "confirmed_by" = NULL WHERE "status" = 'confirmed' AND btrim(coalesce("source", '')) = '';--> statement-breakpoint
UPDATE "product_fee_override" SET "status" = 'proposed', "confirmed_at" = NULL, "confirmed_by" = NULL WHERE "status" = 'confirmed' AND btrim(coalesce("source", '')) = '';--> statement-breakpoint
-- Data: who changed a draft last, as its history says.
UPDATE "fee_table" SET "edited_by" = (SELECT "actor_id" FROM "history" WHERE "entity" = 'feeTable' AND "entity_id" = "fee_table"."id" AND "action" IN ('create', 'update', 'replace') ORDER BY "history"."id" DESC LIMIT 1) WHERE "state" IN ('draft', 'review');
