ALTER TABLE "product" ADD COLUMN "save_content" text;--> statement-breakpoint
ALTER TABLE "product_batch" ADD COLUMN "content" text;