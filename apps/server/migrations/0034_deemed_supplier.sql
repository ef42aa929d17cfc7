CREATE TABLE "deemed_supplier_answer" (
	"account_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"deemed_supplier" text NOT NULL,
	"answered_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deemed_supplier_answer_once" PRIMARY KEY("account_id","store_id"),
	CONSTRAINT "deemed_supplier_answer_choice" CHECK ("deemed_supplier_answer"."deemed_supplier" in ('unknown', 'storeBears', 'sellerBears'))
);
--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "deemed_supplier" text DEFAULT 'unknown' NOT NULL;--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "deemed_supplier_source" text;--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "deemed_supplier_on" date;--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "deemed_supplier_changed_at" timestamp(3) with time zone DEFAULT '2025-12-31T21:00:00Z' NOT NULL;--> statement-breakpoint
ALTER TABLE "deemed_supplier_answer" ADD CONSTRAINT "deemed_supplier_answer_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deemed_supplier_answer" ADD CONSTRAINT "deemed_supplier_answer_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_not_registered" ON "product" USING btree ("owner_id","store_id","calculated_at") WHERE not vat_registered;--> statement-breakpoint
ALTER TABLE "store" ADD CONSTRAINT "store_deemed_supplier" CHECK ("store"."deemed_supplier" in ('notMarketplace', 'unknown', 'storeBears', 'sellerBears'));--> statement-breakpoint
ALTER TABLE "store" ADD CONSTRAINT "store_deemed_supplier_source" CHECK ("store"."deemed_supplier" not in ('storeBears', 'sellerBears') or ("store"."deemed_supplier_source" is not null and "store"."deemed_supplier_on" is not null));--> statement-breakpoint
UPDATE "store" SET "deemed_supplier" = 'notMarketplace'
  WHERE "manual_rates" OR "code" IN ('SALLA', 'ZID') OR "fulfilment_mode" IN ('WHOLESALE', 'SUPPLY_PRICE');
--> statement-breakpoint
CREATE FUNCTION note_deemed_supplier_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."deemed_supplier_changed_at" := clock_timestamp();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "deemed_supplier_change" BEFORE UPDATE OF "deemed_supplier" ON "store"
  FOR EACH ROW WHEN (OLD."deemed_supplier" IS DISTINCT FROM NEW."deemed_supplier")
  EXECUTE FUNCTION note_deemed_supplier_change();
--> statement-breakpoint
CREATE TRIGGER "fee_book_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "deemed_supplier_answer"
  FOR EACH STATEMENT EXECUTE FUNCTION note_fee_book_change('agreed');
