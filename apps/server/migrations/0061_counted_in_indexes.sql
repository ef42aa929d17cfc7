DROP INDEX "product_by_fee_table";--> statement-breakpoint
DROP INDEX "product_not_registered";--> statement-breakpoint
DROP INDEX "product_with_typed_rates";--> statement-breakpoint
CREATE INDEX "product_by_fee_table" ON "product" USING btree ("fee_table_id","typed_rates");--> statement-breakpoint
CREATE INDEX "product_not_registered" ON "product" USING btree ("owner_id","store_id","sale_vat","fee_table_id","range_factor_version_id") WHERE not vat_registered;--> statement-breakpoint
CREATE INDEX "product_with_typed_rates" ON "product" USING btree ("owner_id","store_id") WHERE typed_rates;