CREATE TABLE "fee_book_change" (
	"transaction" bigint NOT NULL,
	"stamp" text NOT NULL,
	CONSTRAINT "fee_book_change_transaction_stamp_pk" PRIMARY KEY("transaction","stamp")
);
--> statement-breakpoint
CREATE TABLE "fee_book_stamp" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"fees" uuid DEFAULT gen_random_uuid() NOT NULL,
	"agreed" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "fee_book_stamp_is_only" CHECK ("fee_book_stamp"."is_only")
);--> statement-breakpoint
INSERT INTO "fee_book_stamp" DEFAULT VALUES;--> statement-breakpoint
-- What a statement touched is only noted: the stamp's row is locked when the transaction commits.
CREATE FUNCTION note_fee_book_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "fee_book_change" ("transaction", "stamp")
  VALUES (pg_current_xact_id()::text::bigint, TG_ARGV[0])
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION renew_fee_book_stamp() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "fee_book_stamp" SET
    "fees" = CASE NEW."stamp" WHEN 'fees' THEN gen_random_uuid() ELSE "fees" END,
    "agreed" = CASE NEW."stamp" WHEN 'agreed' THEN gen_random_uuid() ELSE "agreed" END;
  DELETE FROM "fee_book_change" WHERE "transaction" = NEW."transaction" AND "stamp" = NEW."stamp";
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "fee_book_stamp_renewed" AFTER INSERT ON "fee_book_change"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION renew_fee_book_stamp();--> statement-breakpoint
CREATE TRIGGER "fee_book_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "store"
  FOR EACH STATEMENT EXECUTE FUNCTION note_fee_book_change('fees');--> statement-breakpoint
CREATE TRIGGER "fee_book_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product_family"
  FOR EACH STATEMENT EXECUTE FUNCTION note_fee_book_change('fees');--> statement-breakpoint
CREATE TRIGGER "fee_book_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product_sub_family"
  FOR EACH STATEMENT EXECUTE FUNCTION note_fee_book_change('fees');--> statement-breakpoint
CREATE TRIGGER "fee_book_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product_type"
  FOR EACH STATEMENT EXECUTE FUNCTION note_fee_book_change('fees');--> statement-breakpoint
CREATE TRIGGER "fee_book_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "fee_table"
  FOR EACH STATEMENT EXECUTE FUNCTION note_fee_book_change('fees');--> statement-breakpoint
CREATE TRIGGER "fee_book_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "classification"
  FOR EACH STATEMENT EXECUTE FUNCTION note_fee_book_change('fees');--> statement-breakpoint
CREATE TRIGGER "fee_book_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "slab"
  FOR EACH STATEMENT EXECUTE FUNCTION note_fee_book_change('fees');--> statement-breakpoint
CREATE TRIGGER "fee_book_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "referral_rule"
  FOR EACH STATEMENT EXECUTE FUNCTION note_fee_book_change('fees');--> statement-breakpoint
CREATE TRIGGER "fee_book_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "range_factor_version"
  FOR EACH STATEMENT EXECUTE FUNCTION note_fee_book_change('fees');--> statement-breakpoint
CREATE TRIGGER "fee_book_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product_fee_override"
  FOR EACH STATEMENT EXECUTE FUNCTION note_fee_book_change('agreed');
