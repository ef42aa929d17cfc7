ALTER TABLE "fee_table" ADD COLUMN "submitted_doubts" jsonb;--> statement-breakpoint
ALTER TABLE "fee_table" ADD COLUMN "published_doubts" jsonb;