-- What a search compares: as `foldArabic` of @saer/i18n, which folds what a person types.
CREATE FUNCTION fold_arabic(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN
	btrim(translate(
		regexp_replace(lower(value collate "und-x-icu"), '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed]', '', 'g'),
		'أإآٱىیئؤةک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
		'اااايييوهك01234567890123456789'),
		U&' \0009\000A\000B\000C\000D\00A0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A\2028\2029\202F\205F\3000\FEFF');--> statement-breakpoint
CREATE TABLE "product" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"owner_id" integer NOT NULL,
	"barcode" text,
	"name_en" text,
	"name_ar" text,
	"search" text GENERATED ALWAYS AS (fold_arabic(coalesce(barcode, '') || ' ' || coalesce(name_en, '') || ' ' || coalesce(name_ar, ''))) STORED NOT NULL,
	"store_id" integer NOT NULL,
	"sub_family_id" integer NOT NULL,
	"type_id" integer,
	"size_class" text,
	"sides" integer[],
	"weight" integer,
	"handover" text,
	"cost" integer NOT NULL,
	"cost_includes_vat" boolean NOT NULL,
	"cost_vat" integer NOT NULL,
	"vat" integer NOT NULL,
	"vat_registered" boolean NOT NULL,
	"fee_vat_is_cost" boolean NOT NULL,
	"margin_rate" integer,
	"margin_base" text NOT NULL,
	"margin_amount" integer,
	"extra_rate" integer NOT NULL,
	"extra_fixed" integer NOT NULL,
	"ending" text,
	"override" jsonb,
	"price" integer,
	"fee_table_id" integer NOT NULL,
	"recommended_price" integer NOT NULL,
	"final_price" integer NOT NULL,
	"commission" integer NOT NULL,
	"fulfilment_fee" integer NOT NULL,
	"total_store_fees" integer NOT NULL,
	"profit" integer NOT NULL,
	"final_margin" integer NOT NULL,
	"meets_target" boolean NOT NULL,
	"calculated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "product_handover" CHECK ("product"."handover" in ('DROP_OFF', 'PICKUP')),
	CONSTRAINT "product_margin_base" CHECK ("product"."margin_base" in ('price', 'net', 'cost')),
	CONSTRAINT "product_ending" CHECK ("product"."ending" in ('none', '.95', '.99', 'whole')),
	CONSTRAINT "product_called" CHECK (coalesce("product"."barcode", "product"."name_en", "product"."name_ar") is not null),
	CONSTRAINT "product_sides" CHECK (cardinality("product"."sides") = 3 and 0 < all ("product"."sides")),
	CONSTRAINT "product_money" CHECK ("product"."cost" > 0 and "product"."price" > 0 and "product"."recommended_price" > 0 and "product"."final_price" > 0
        and "product"."margin_amount" >= 0 and "product"."extra_fixed" >= 0 and "product"."weight" > 0),
	CONSTRAINT "product_rates" CHECK ("product"."cost_vat" between 0 and 10000 and "product"."vat" between 0 and 10000 and "product"."extra_rate" between 0 and 10000 and "product"."margin_rate" >= 0)
);
--> statement-breakpoint
CREATE TABLE "price_plan" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_plan_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"description_en" text NOT NULL,
	"description_ar" text NOT NULL,
	"type" text NOT NULL,
	"monthly_price" integer NOT NULL,
	"yearly_price" integer NOT NULL,
	"users" integer NOT NULL,
	"recommended" boolean NOT NULL,
	"active" boolean NOT NULL,
	"search" text GENERATED ALWAYS AS (fold_arabic(coalesce(name_en, '') || ' ' || coalesce(name_ar, ''))) STORED NOT NULL,
	CONSTRAINT "price_plan_type" CHECK ("price_plan"."type" in ('standard', 'business', 'enterprise')),
	CONSTRAINT "price_plan_figures" CHECK ("price_plan"."monthly_price" >= 0 and "price_plan"."yearly_price" >= 0 and "price_plan"."users" > 0)
);
--> statement-breakpoint
ALTER TABLE "range_factor" DROP CONSTRAINT "range_factor_start";--> statement-breakpoint
ALTER TABLE "classification" DROP CONSTRAINT "classification_status";--> statement-breakpoint
ALTER TABLE "classification_category" DROP CONSTRAINT "classification_category_status";--> statement-breakpoint
ALTER TABLE "fee_table" DROP CONSTRAINT "fee_table_status";--> statement-breakpoint
ALTER TABLE "fee_table" DROP CONSTRAINT "fee_table_state";--> statement-breakpoint
ALTER TABLE "product_family" DROP CONSTRAINT "product_family_status";--> statement-breakpoint
ALTER TABLE "product_fee_override" DROP CONSTRAINT "product_fee_override_status";--> statement-breakpoint
ALTER TABLE "product_sub_family" DROP CONSTRAINT "product_sub_family_status";--> statement-breakpoint
ALTER TABLE "product_type" DROP CONSTRAINT "product_type_status";--> statement-breakpoint
ALTER TABLE "range_factor" DROP CONSTRAINT "range_factor_status";--> statement-breakpoint
ALTER TABLE "referral_rule" DROP CONSTRAINT "referral_rule_status";--> statement-breakpoint
ALTER TABLE "store" DROP CONSTRAINT "store_status";--> statement-breakpoint
ALTER TABLE "classification" DROP CONSTRAINT "classification_fee_table_id_fee_table_id_fk";
--> statement-breakpoint
ALTER TABLE "referral_rule" DROP CONSTRAINT "referral_rule_fee_table_id_fee_table_id_fk";
--> statement-breakpoint
ALTER TABLE "classification" ALTER COLUMN "source" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "classification" drop column "confirmed";--> statement-breakpoint
ALTER TABLE "classification" ADD COLUMN "confirmed" boolean GENERATED ALWAYS AS (status in ('found', 'confirmed')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "classification_category" ALTER COLUMN "source" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "classification_category" drop column "confirmed";--> statement-breakpoint
ALTER TABLE "classification_category" ADD COLUMN "confirmed" boolean GENERATED ALWAYS AS (status in ('found', 'confirmed')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "fee_table" ALTER COLUMN "source" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "fee_table" drop column "confirmed";--> statement-breakpoint
ALTER TABLE "fee_table" ADD COLUMN "confirmed" boolean GENERATED ALWAYS AS (status in ('found', 'confirmed')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "product_family" ALTER COLUMN "source" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "product_family" drop column "confirmed";--> statement-breakpoint
ALTER TABLE "product_family" ADD COLUMN "confirmed" boolean GENERATED ALWAYS AS (status in ('found', 'confirmed')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "product_fee_override" ALTER COLUMN "source" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "product_fee_override" drop column "confirmed";--> statement-breakpoint
ALTER TABLE "product_fee_override" ADD COLUMN "confirmed" boolean GENERATED ALWAYS AS (status in ('found', 'confirmed')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "product_sub_family" ALTER COLUMN "source" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "product_sub_family" drop column "confirmed";--> statement-breakpoint
ALTER TABLE "product_sub_family" ADD COLUMN "confirmed" boolean GENERATED ALWAYS AS (status in ('found', 'confirmed')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "product_type" ALTER COLUMN "source" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "product_type" drop column "confirmed";--> statement-breakpoint
ALTER TABLE "product_type" ADD COLUMN "confirmed" boolean GENERATED ALWAYS AS (status in ('found', 'confirmed')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "range_factor" ALTER COLUMN "source" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "range_factor" drop column "confirmed";--> statement-breakpoint
ALTER TABLE "range_factor" ADD COLUMN "confirmed" boolean GENERATED ALWAYS AS (status in ('found', 'confirmed')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "referral_rule" ALTER COLUMN "source" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "referral_rule" drop column "confirmed";--> statement-breakpoint
ALTER TABLE "referral_rule" ADD COLUMN "confirmed" boolean GENERATED ALWAYS AS (status in ('found', 'confirmed')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "store" ALTER COLUMN "source" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "store" drop column "confirmed";--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "confirmed" boolean GENERATED ALWAYS AS (status in ('found', 'confirmed')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "history" ADD COLUMN "name_en" text;--> statement-breakpoint
ALTER TABLE "history" ADD COLUMN "name_ar" text;--> statement-breakpoint
ALTER TABLE "classification" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "classification" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_arabic(coalesce(code, '') || ' ' || coalesce(name_en, '') || ' ' || coalesce(name_ar, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "classification" ADD COLUMN "confirmed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "classification" ADD COLUMN "confirmed_by" integer;--> statement-breakpoint
ALTER TABLE "classification_category" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "classification_category" ADD COLUMN "active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "classification_category" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_arabic(coalesce(code, '') || ' ' || coalesce(name_en, '') || ' ' || coalesce(name_ar, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "classification_category" ADD COLUMN "confirmed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "classification_category" ADD COLUMN "confirmed_by" integer;--> statement-breakpoint
ALTER TABLE "fee_table" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "fee_table" ADD COLUMN "submitted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "fee_table" ADD COLUMN "submitted_by" integer;--> statement-breakpoint
ALTER TABLE "fee_table" ADD COLUMN "published_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "fee_table" ADD COLUMN "published_by" integer;--> statement-breakpoint
ALTER TABLE "fee_table" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_arabic(coalesce(name, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "fee_table" ADD COLUMN "confirmed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "fee_table" ADD COLUMN "confirmed_by" integer;--> statement-breakpoint
ALTER TABLE "product_family" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_family" ADD COLUMN "active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "product_family" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_arabic(coalesce(code, '') || ' ' || coalesce(name_en, '') || ' ' || coalesce(name_ar, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "product_family" ADD COLUMN "confirmed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "product_family" ADD COLUMN "confirmed_by" integer;--> statement-breakpoint
ALTER TABLE "product_fee_override" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_fee_override" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_arabic(coalesce(barcode, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "product_fee_override" ADD COLUMN "confirmed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "product_fee_override" ADD COLUMN "confirmed_by" integer;--> statement-breakpoint
ALTER TABLE "product_sub_family" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_sub_family" ADD COLUMN "active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "product_sub_family" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_arabic(coalesce(code, '') || ' ' || coalesce(name_en, '') || ' ' || coalesce(name_ar, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "product_sub_family" ADD COLUMN "confirmed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "product_sub_family" ADD COLUMN "confirmed_by" integer;--> statement-breakpoint
ALTER TABLE "product_type" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_type" ADD COLUMN "active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "product_type" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_arabic(coalesce(code, '') || ' ' || coalesce(name_en, '') || ' ' || coalesce(name_ar, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "product_type" ADD COLUMN "confirmed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "product_type" ADD COLUMN "confirmed_by" integer;--> statement-breakpoint
ALTER TABLE "range_factor" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "range_factor" ADD COLUMN "active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "range_factor" ADD COLUMN "confirmed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "range_factor" ADD COLUMN "confirmed_by" integer;--> statement-breakpoint
ALTER TABLE "referral_rule" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "referral_rule" ADD COLUMN "confirmed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "referral_rule" ADD COLUMN "confirmed_by" integer;--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_arabic(coalesce(code, '') || ' ' || coalesce(name_en, '') || ' ' || coalesce(name_ar, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "confirmed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "confirmed_by" integer;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_sub_family_id_product_sub_family_id_fk" FOREIGN KEY ("sub_family_id") REFERENCES "public"."product_sub_family"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_type_id_product_type_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."product_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_fee_table_id_fee_table_id_fk" FOREIGN KEY ("fee_table_id") REFERENCES "public"."fee_table"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_by_owner" ON "product" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "product_by_store" ON "product" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "product_by_sub_family" ON "product" USING btree ("sub_family_id");--> statement-breakpoint
CREATE INDEX "product_by_type" ON "product" USING btree ("type_id");--> statement-breakpoint
CREATE INDEX "product_by_fee_table" ON "product" USING btree ("fee_table_id");--> statement-breakpoint
CREATE UNIQUE INDEX "price_plan_name_en" ON "price_plan" USING btree (fold_arabic("name_en"));--> statement-breakpoint
CREATE UNIQUE INDEX "price_plan_name_ar" ON "price_plan" USING btree (fold_arabic("name_ar"));--> statement-breakpoint
ALTER TABLE "classification" ADD CONSTRAINT "classification_confirmed_by_account_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classification" ADD CONSTRAINT "classification_fee_table_id_fee_table_id_fk" FOREIGN KEY ("fee_table_id") REFERENCES "public"."fee_table"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classification_category" ADD CONSTRAINT "classification_category_confirmed_by_account_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_table" ADD CONSTRAINT "fee_table_submitted_by_account_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_table" ADD CONSTRAINT "fee_table_published_by_account_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_table" ADD CONSTRAINT "fee_table_confirmed_by_account_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_family" ADD CONSTRAINT "product_family_confirmed_by_account_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_fee_override" ADD CONSTRAINT "product_fee_override_confirmed_by_account_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_sub_family" ADD CONSTRAINT "product_sub_family_confirmed_by_account_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_type" ADD CONSTRAINT "product_type_confirmed_by_account_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "range_factor" ADD CONSTRAINT "range_factor_confirmed_by_account_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_rule" ADD CONSTRAINT "referral_rule_confirmed_by_account_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_rule" ADD CONSTRAINT "referral_rule_fee_table_id_fee_table_id_fk" FOREIGN KEY ("fee_table_id") REFERENCES "public"."fee_table"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store" ADD CONSTRAINT "store_confirmed_by_account_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "history_at" ON "history" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "classification_category_name_en" ON "classification_category" USING btree (fold_arabic("name_en"));--> statement-breakpoint
CREATE UNIQUE INDEX "classification_category_name_ar" ON "classification_category" USING btree (fold_arabic("name_ar"));--> statement-breakpoint
CREATE UNIQUE INDEX "fee_table_day" ON "fee_table" USING btree ("store_id","effective_from") WHERE "fee_table"."state" in ('published', 'superseded');--> statement-breakpoint
CREATE UNIQUE INDEX "product_family_name_en" ON "product_family" USING btree (fold_arabic("name_en"));--> statement-breakpoint
CREATE UNIQUE INDEX "product_family_name_ar" ON "product_family" USING btree (fold_arabic("name_ar"));--> statement-breakpoint
CREATE UNIQUE INDEX "product_sub_family_name_en" ON "product_sub_family" USING btree ("family_id",fold_arabic("name_en"));--> statement-breakpoint
CREATE UNIQUE INDEX "product_sub_family_name_ar" ON "product_sub_family" USING btree ("family_id",fold_arabic("name_ar"));--> statement-breakpoint
CREATE UNIQUE INDEX "product_type_name_en" ON "product_type" USING btree ("sub_family_id",fold_arabic("name_en"));--> statement-breakpoint
CREATE UNIQUE INDEX "product_type_name_ar" ON "product_type" USING btree ("sub_family_id",fold_arabic("name_ar"));--> statement-breakpoint
CREATE INDEX "range_factor_start" ON "range_factor" USING btree ("scope","min");--> statement-breakpoint
CREATE UNIQUE INDEX "store_name_en" ON "store" USING btree (fold_arabic("name_en"));--> statement-breakpoint
CREATE UNIQUE INDEX "store_name_ar" ON "store" USING btree (fold_arabic("name_ar"));--> statement-breakpoint
ALTER TABLE "classification" ADD CONSTRAINT "classification_status" CHECK ("classification"."status" in ('found', 'conflicting', 'remembered', 'proposed', 'confirmed') and ("classification"."status" <> 'found' or "classification"."source" is not null)
      and ("classification"."status" = 'confirmed') = ("classification"."confirmed_at" is not null));--> statement-breakpoint
ALTER TABLE "classification_category" ADD CONSTRAINT "classification_category_status" CHECK ("classification_category"."status" in ('found', 'conflicting', 'remembered', 'proposed', 'confirmed') and ("classification_category"."status" <> 'found' or "classification_category"."source" is not null)
      and ("classification_category"."status" = 'confirmed') = ("classification_category"."confirmed_at" is not null));--> statement-breakpoint
UPDATE "fee_table" SET "state" = 'superseded' WHERE "state" = 'withdrawn';--> statement-breakpoint
UPDATE "fee_table" SET "published_at" = "created_at" WHERE "state" IN ('published', 'superseded');--> statement-breakpoint
ALTER TABLE "fee_table" ADD CONSTRAINT "fee_table_published" CHECK (("fee_table"."state" in ('published', 'superseded')) = ("fee_table"."published_at" is not null));--> statement-breakpoint
ALTER TABLE "fee_table" ADD CONSTRAINT "fee_table_status" CHECK ("fee_table"."status" in ('found', 'conflicting', 'remembered', 'proposed', 'confirmed') and ("fee_table"."status" <> 'found' or "fee_table"."source" is not null)
      and ("fee_table"."status" = 'confirmed') = ("fee_table"."confirmed_at" is not null));--> statement-breakpoint
ALTER TABLE "fee_table" ADD CONSTRAINT "fee_table_state" CHECK ("fee_table"."state" in ('draft', 'review', 'published', 'superseded'));--> statement-breakpoint
ALTER TABLE "product_family" ADD CONSTRAINT "product_family_status" CHECK ("product_family"."status" in ('found', 'conflicting', 'remembered', 'proposed', 'confirmed') and ("product_family"."status" <> 'found' or "product_family"."source" is not null)
      and ("product_family"."status" = 'confirmed') = ("product_family"."confirmed_at" is not null));--> statement-breakpoint
ALTER TABLE "product_fee_override" ADD CONSTRAINT "product_fee_override_status" CHECK ("product_fee_override"."status" in ('found', 'conflicting', 'remembered', 'proposed', 'confirmed') and ("product_fee_override"."status" <> 'found' or "product_fee_override"."source" is not null)
      and ("product_fee_override"."status" = 'confirmed') = ("product_fee_override"."confirmed_at" is not null));--> statement-breakpoint
ALTER TABLE "product_sub_family" ADD CONSTRAINT "product_sub_family_status" CHECK ("product_sub_family"."status" in ('found', 'conflicting', 'remembered', 'proposed', 'confirmed') and ("product_sub_family"."status" <> 'found' or "product_sub_family"."source" is not null)
      and ("product_sub_family"."status" = 'confirmed') = ("product_sub_family"."confirmed_at" is not null));--> statement-breakpoint
ALTER TABLE "product_type" ADD CONSTRAINT "product_type_status" CHECK ("product_type"."status" in ('found', 'conflicting', 'remembered', 'proposed', 'confirmed') and ("product_type"."status" <> 'found' or "product_type"."source" is not null)
      and ("product_type"."status" = 'confirmed') = ("product_type"."confirmed_at" is not null));--> statement-breakpoint
ALTER TABLE "range_factor" ADD CONSTRAINT "range_factor_status" CHECK ("range_factor"."status" in ('found', 'conflicting', 'remembered', 'proposed', 'confirmed') and ("range_factor"."status" <> 'found' or "range_factor"."source" is not null)
      and ("range_factor"."status" = 'confirmed') = ("range_factor"."confirmed_at" is not null));--> statement-breakpoint
ALTER TABLE "referral_rule" ADD CONSTRAINT "referral_rule_status" CHECK ("referral_rule"."status" in ('found', 'conflicting', 'remembered', 'proposed', 'confirmed') and ("referral_rule"."status" <> 'found' or "referral_rule"."source" is not null)
      and ("referral_rule"."status" = 'confirmed') = ("referral_rule"."confirmed_at" is not null));--> statement-breakpoint
ALTER TABLE "store" ADD CONSTRAINT "store_status" CHECK ("store"."status" in ('found', 'conflicting', 'remembered', 'proposed', 'confirmed') and ("store"."status" <> 'found' or "store"."source" is not null)
      and ("store"."status" = 'confirmed') = ("store"."confirmed_at" is not null));