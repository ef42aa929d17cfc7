ALTER TABLE "product" ALTER COLUMN "commission" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "product" ALTER COLUMN "fulfilment_fee" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "product" ALTER COLUMN "total_store_fees" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "product" ALTER COLUMN "profit" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "product" ALTER COLUMN "final_margin" SET DATA TYPE bigint;