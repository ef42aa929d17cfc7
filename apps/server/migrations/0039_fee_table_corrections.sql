ALTER TABLE "fee_table" DROP CONSTRAINT "fee_table_state";--> statement-breakpoint
ALTER TABLE "fee_table" DROP CONSTRAINT "fee_table_published";--> statement-breakpoint
ALTER TABLE "fee_table" ADD COLUMN "corrects_id" integer;--> statement-breakpoint
ALTER TABLE "fee_table" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "fee_table" ADD CONSTRAINT "fee_table_corrects_id_fee_table_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."fee_table"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_table" ADD CONSTRAINT "fee_table_correction" CHECK (("fee_table"."corrects_id" is null) = ("fee_table"."reason" is null));--> statement-breakpoint
ALTER TABLE "fee_table" ADD CONSTRAINT "fee_table_state" CHECK ("fee_table"."state" in ('draft', 'review', 'published', 'superseded', 'corrected'));--> statement-breakpoint
ALTER TABLE "fee_table" ADD CONSTRAINT "fee_table_published" CHECK (("fee_table"."state" in ('published', 'superseded', 'corrected')) = ("fee_table"."published_at" is not null));