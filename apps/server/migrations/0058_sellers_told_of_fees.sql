ALTER TABLE "fee_table" ADD COLUMN "sellers_told_at" timestamp(3) with time zone;--> statement-breakpoint
-- Whoever was to be told of the tables that are there was told by an admin.
UPDATE "fee_table" SET "sellers_told_at" = "published_at" WHERE "published_at" IS NOT NULL;
