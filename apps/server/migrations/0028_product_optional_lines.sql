ALTER TABLE "product" ADD COLUMN "ads_rate" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "coupon_rate" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "return_cost" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "storage_cost" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_optional_lines" CHECK ("product"."ads_rate" between 0 and 10000 and "product"."coupon_rate" between 0 and 10000 and "product"."return_cost" >= 0 and "product"."storage_cost" >= 0);