DROP INDEX "product_by_owner_and_fee_table";--> statement-breakpoint
CREATE INDEX "product_by_owner_and_fee_table" ON "product" USING btree ("owner_id","fee_table_id","calculated_at");