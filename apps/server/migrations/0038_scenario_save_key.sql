ALTER TABLE "scenario" ADD COLUMN "save_key" uuid;--> statement-breakpoint
ALTER TABLE "scenario" ADD COLUMN "save_content" text;--> statement-breakpoint
CREATE UNIQUE INDEX "scenario_save_key" ON "scenario" USING btree ("owner_id","save_key") WHERE "scenario"."save_key" is not null;