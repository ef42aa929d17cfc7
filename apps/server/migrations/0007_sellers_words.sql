CREATE TABLE "missed_search" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "missed_search_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"term" text NOT NULL,
	"folded" text NOT NULL,
	"language" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "missed_search_folded_unique" UNIQUE("folded"),
	CONSTRAINT "missed_search_language" CHECK ("missed_search"."language" in ('ar', 'en')),
	CONSTRAINT "missed_search_count" CHECK ("missed_search"."count" > 0)
);--> statement-breakpoint
CREATE TABLE "category_answer" (
	"owner_id" integer NOT NULL,
	"term" text NOT NULL,
	"sub_family_id" integer NOT NULL,
	"type_id" integer,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "category_answer_owner_id_term_pk" PRIMARY KEY("owner_id","term")
);--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "pending_calculation" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "sku" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "current_price" integer;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "min_price" integer;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "max_price" integer;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "monthly_sales" integer;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "save_key" uuid;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "current_profit" bigint;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "current_meets_target" boolean;--> statement-breakpoint
ALTER TABLE "product_family" ADD COLUMN "words_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_family" ADD COLUMN "words_ar" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_sub_family" ADD COLUMN "words_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_sub_family" ADD COLUMN "words_ar" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_type" ADD COLUMN "words_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_type" ADD COLUMN "words_ar" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "column_mapping" ADD COLUMN "units" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "column_mapping" ADD COLUMN "ignored" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product" drop column "search";--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_arabic(coalesce(barcode, '') || ' ' || coalesce(sku, '') || ' ' || coalesce(name_en, '') || ' ' || coalesce(name_ar, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "product_family" drop column "search";--> statement-breakpoint
ALTER TABLE "product_family" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_arabic(coalesce(code, '') || ' ' || coalesce(name_en, '') || ' ' || coalesce(name_ar, '') || ' ' || coalesce(words_en, '') || ' ' || coalesce(words_ar, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "product_sub_family" drop column "search";--> statement-breakpoint
ALTER TABLE "product_sub_family" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_arabic(coalesce(code, '') || ' ' || coalesce(name_en, '') || ' ' || coalesce(name_ar, '') || ' ' || coalesce(words_en, '') || ' ' || coalesce(words_ar, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "product_type" drop column "search";--> statement-breakpoint
ALTER TABLE "product_type" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_arabic(coalesce(code, '') || ' ' || coalesce(name_en, '') || ' ' || coalesce(name_ar, '') || ' ' || coalesce(words_en, '') || ' ' || coalesce(words_ar, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "category_answer" ADD CONSTRAINT "category_answer_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_answer" ADD CONSTRAINT "category_answer_sub_family_id_product_sub_family_id_fk" FOREIGN KEY ("sub_family_id") REFERENCES "public"."product_sub_family"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_answer" ADD CONSTRAINT "category_answer_type_id_product_type_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."product_type"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "missed_search_count_at" ON "missed_search" USING btree ("count","last_at");--> statement-breakpoint
CREATE INDEX "category_answer_sub_family" ON "category_answer" USING btree ("sub_family_id");--> statement-breakpoint
CREATE INDEX "category_answer_type" ON "category_answer" USING btree ("type_id");--> statement-breakpoint
CREATE INDEX "product_by_sku" ON "product" USING btree ("owner_id","sku");--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_save_key" UNIQUE("owner_id","save_key");--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_market" CHECK ("product"."current_price" > 0 and "product"."min_price" > 0 and "product"."max_price" >= "product"."min_price" and "product"."monthly_sales" >= 0
        and ("product"."current_price" is null) = ("product"."current_profit" is null)
        and ("product"."current_profit" is null) = ("product"."current_meets_target" is null));
