CREATE TABLE "service_fee" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_fee_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"code" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"position" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"search" text GENERATED ALWAYS AS (fold_arabic(coalesce(code, '') || ' ' || coalesce(name_en, '') || ' ' || coalesce(name_ar, ''))) STORED NOT NULL,
	"status" text NOT NULL,
	"source" text,
	"note" text,
	"confirmed" boolean GENERATED ALWAYS AS (status in ('sourced', 'confirmed')) STORED NOT NULL,
	"confirmed_at" timestamp(3) with time zone,
	"confirmed_by" integer,
	"store_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" integer,
	"rate" integer,
	"effective_from" date NOT NULL,
	CONSTRAINT "service_fee_code_unique" UNIQUE("code"),
	CONSTRAINT "service_fee_status" CHECK ("service_fee"."status" in ('sourced', 'conflicting', 'unsourced', 'proposed', 'confirmed') and ("service_fee"."status" <> 'sourced' or "service_fee"."source" is not null)
      and ("service_fee"."status" = 'confirmed') = ("service_fee"."confirmed_at" is not null)),
	CONSTRAINT "service_fee_kind" CHECK ("service_fee"."kind" in ('storage', 'longTermStorage', 'nonSaleableStorage', 'removalDeliveryMinimum', 'removalDeliveryUnit', 'removalDeliverySameCity', 'removalDeliveryCrossCity', 'removalCollectionMinimum', 'removalCollectionUnit', 'removalCollectionVolume', 'returnAdministrationCap', 'returnAdministrationShare', 'valueAddedService')),
	CONSTRAINT "service_fee_figure" CHECK ("service_fee"."amount" >= 0 and "service_fee"."rate" between 0 and 10000),
	CONSTRAINT "service_fee_share" CHECK (("service_fee"."kind" = 'returnAdministrationShare') = ("service_fee"."rate" is not null)
        and ("service_fee"."kind" = 'returnAdministrationShare') = ("service_fee"."amount" is null))
);
--> statement-breakpoint
ALTER TABLE "service_fee" ADD CONSTRAINT "service_fee_confirmed_by_account_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_fee" ADD CONSTRAINT "service_fee_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "service_fee_day" ON "service_fee" USING btree ("store_id","kind","effective_from") WHERE "service_fee"."kind" <> 'valueAddedService';--> statement-breakpoint
CREATE UNIQUE INDEX "service_fee_name_en" ON "service_fee" USING btree ("store_id","effective_from",fold_arabic("name_en"));--> statement-breakpoint
CREATE UNIQUE INDEX "service_fee_name_ar" ON "service_fee" USING btree ("store_id","effective_from",fold_arabic("name_ar"));--> statement-breakpoint
CREATE TRIGGER "fee_book_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "service_fee"
  FOR EACH STATEMENT EXECUTE FUNCTION note_fee_book_change('fees');
