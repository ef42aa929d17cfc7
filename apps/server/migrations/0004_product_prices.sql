ALTER TABLE "product" ALTER COLUMN "recommended_price" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "product" ALTER COLUMN "final_price" SET DATA TYPE bigint;