ALTER TABLE "product" DROP CONSTRAINT "product_save_key";--> statement-breakpoint
DROP INDEX "product_by_store";--> statement-breakpoint
DROP INDEX "history_entity";--> statement-breakpoint
DROP INDEX "history_at";--> statement-breakpoint
DROP INDEX "history_owner";--> statement-breakpoint
DROP INDEX "product_by_owner";--> statement-breakpoint
DROP INDEX "product_by_type";--> statement-breakpoint
DROP INDEX "missed_search_count_at";--> statement-breakpoint
CREATE UNIQUE INDEX "product_save_key" ON "product" USING btree ("owner_id","save_key") WHERE "product"."save_key" is not null;--> statement-breakpoint
CREATE INDEX "product_by_creation" ON "product" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "product_by_profit_of_owner" ON "product" USING btree ("owner_id",coalesce("current_profit", "profit"),"id");--> statement-breakpoint
CREATE INDEX "product_by_profit" ON "product" USING btree (coalesce("current_profit", "profit"),"id");--> statement-breakpoint
CREATE INDEX "history_entity" ON "history" USING btree ("entity","entity_id","at","id");--> statement-breakpoint
CREATE INDEX "history_at" ON "history" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "history_owner" ON "history" USING btree ("owner_id","at","id");--> statement-breakpoint
CREATE INDEX "product_by_owner" ON "product" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "product_by_type" ON "product" USING btree ("type_id") WHERE "product"."type_id" is not null;--> statement-breakpoint
CREATE INDEX "missed_search_count_at" ON "missed_search" USING btree ("count","last_at","id");