ALTER TABLE "range_factor_version" ADD COLUMN "submitted_doubts" jsonb;--> statement-breakpoint
ALTER TABLE "range_factor_version" ADD COLUMN "published_doubts" jsonb;--> statement-breakpoint
ALTER TABLE "range_factor_version" ADD COLUMN "reason" text;