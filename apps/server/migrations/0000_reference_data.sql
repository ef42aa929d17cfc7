CREATE TABLE "classification" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "classification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"status" text NOT NULL,
	"source" text NOT NULL,
	"note" text,
	"confirmed" boolean GENERATED ALWAYS AS (status = 'found') STORED NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"fee_table_id" integer NOT NULL,
	"code" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"position" integer NOT NULL,
	"handover" text,
	"longest_side" integer,
	"median_side" integer,
	"shortest_side" integer,
	"packaging" integer NOT NULL,
	"max_shipping_weight" integer,
	"breakpoint" integer,
	"overflow_step" integer,
	"overflow_fee" integer,
	CONSTRAINT "classification_code" UNIQUE NULLS NOT DISTINCT("fee_table_id","code","handover"),
	CONSTRAINT "classification_status" CHECK ("classification"."status" in ('found', 'conflicting', 'remembered', 'proposed')),
	CONSTRAINT "classification_handover" CHECK ("classification"."handover" in ('DROP_OFF', 'PICKUP')),
	CONSTRAINT "classification_limits" CHECK ("classification"."longest_side" > 0 and "classification"."median_side" > 0 and "classification"."shortest_side" > 0 and "classification"."packaging" >= 0
        and "classification"."max_shipping_weight" > 0 and "classification"."breakpoint" > 0),
	CONSTRAINT "classification_overflow" CHECK (("classification"."overflow_step" is null) = ("classification"."overflow_fee" is null) and "classification"."overflow_step" > 0 and "classification"."overflow_fee" >= 0)
);
--> statement-breakpoint
CREATE TABLE "classification_category" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "classification_category_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"status" text NOT NULL,
	"source" text NOT NULL,
	"note" text,
	"confirmed" boolean GENERATED ALWAYS AS (status = 'found') STORED NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"code" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "classification_category_code_unique" UNIQUE("code"),
	CONSTRAINT "classification_category_status" CHECK ("classification_category"."status" in ('found', 'conflicting', 'remembered', 'proposed'))
);
--> statement-breakpoint
CREATE TABLE "classification_category_member" (
	"category_id" integer NOT NULL,
	"classification_code" text NOT NULL,
	CONSTRAINT "classification_category_member_category_id_classification_code_pk" PRIMARY KEY("category_id","classification_code"),
	CONSTRAINT "classification_category_member_once" UNIQUE("classification_code")
);
--> statement-breakpoint
CREATE TABLE "fee_table" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fee_table_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"status" text NOT NULL,
	"source" text NOT NULL,
	"note" text,
	"confirmed" boolean GENERATED ALWAYS AS (status = 'found') STORED NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"store_id" integer NOT NULL,
	"name" text NOT NULL,
	"effective_from" date NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "fee_table_version" UNIQUE("store_id","effective_from","name"),
	CONSTRAINT "fee_table_status" CHECK ("fee_table"."status" in ('found', 'conflicting', 'remembered', 'proposed')),
	CONSTRAINT "fee_table_state" CHECK ("fee_table"."state" in ('draft', 'published', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "product_family" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_family_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"status" text NOT NULL,
	"source" text NOT NULL,
	"note" text,
	"confirmed" boolean GENERATED ALWAYS AS (status = 'found') STORED NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"code" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_family_code_unique" UNIQUE("code"),
	CONSTRAINT "product_family_status" CHECK ("product_family"."status" in ('found', 'conflicting', 'remembered', 'proposed'))
);
--> statement-breakpoint
CREATE TABLE "product_fee_override" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_fee_override_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"status" text NOT NULL,
	"source" text NOT NULL,
	"note" text,
	"confirmed" boolean GENERATED ALWAYS AS (status = 'found') STORED NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"store_id" integer NOT NULL,
	"barcode" text NOT NULL,
	"referral_rate" integer,
	"fulfilment_below" integer,
	"fulfilment_above" integer,
	"breakpoint" integer,
	CONSTRAINT "product_fee_override_once" UNIQUE("store_id","barcode"),
	CONSTRAINT "product_fee_override_status" CHECK ("product_fee_override"."status" in ('found', 'conflicting', 'remembered', 'proposed')),
	CONSTRAINT "product_fee_override_fees" CHECK ("product_fee_override"."referral_rate" between 0 and 10000 and "product_fee_override"."fulfilment_below" >= 0 and "product_fee_override"."fulfilment_above" >= 0 and "product_fee_override"."breakpoint" > 0),
	CONSTRAINT "product_fee_override_says_something" CHECK (("product_fee_override"."referral_rate" is not null or "product_fee_override"."fulfilment_below" is not null)
        and ("product_fee_override"."fulfilment_below" is null) = ("product_fee_override"."fulfilment_above" is null))
);
--> statement-breakpoint
CREATE TABLE "product_sub_family" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_sub_family_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"status" text NOT NULL,
	"source" text NOT NULL,
	"note" text,
	"confirmed" boolean GENERATED ALWAYS AS (status = 'found') STORED NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"code" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"family_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_sub_family_code_unique" UNIQUE("code"),
	CONSTRAINT "product_sub_family_status" CHECK ("product_sub_family"."status" in ('found', 'conflicting', 'remembered', 'proposed'))
);
--> statement-breakpoint
CREATE TABLE "product_type" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_type_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"status" text NOT NULL,
	"source" text NOT NULL,
	"note" text,
	"confirmed" boolean GENERATED ALWAYS AS (status = 'found') STORED NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"code" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"sub_family_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_type_code_unique" UNIQUE("code"),
	CONSTRAINT "product_type_status" CHECK ("product_type"."status" in ('found', 'conflicting', 'remembered', 'proposed'))
);
--> statement-breakpoint
CREATE TABLE "range_factor" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "range_factor_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"status" text NOT NULL,
	"source" text NOT NULL,
	"note" text,
	"confirmed" boolean GENERATED ALWAYS AS (status = 'found') STORED NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"scope" text NOT NULL,
	"family_id" integer,
	"sub_family_id" integer,
	"type_id" integer,
	"min" integer NOT NULL,
	"max" integer,
	"factor" integer NOT NULL,
	CONSTRAINT "range_factor_start" UNIQUE NULLS NOT DISTINCT("scope","family_id","sub_family_id","type_id","min"),
	CONSTRAINT "range_factor_status" CHECK ("range_factor"."status" in ('found', 'conflicting', 'remembered', 'proposed')),
	CONSTRAINT "range_factor_scope" CHECK ("range_factor"."scope" = case
        when "range_factor"."family_id" is not null and "range_factor"."sub_family_id" is null and "range_factor"."type_id" is null then 'family'
        when "range_factor"."family_id" is null and "range_factor"."sub_family_id" is not null and "range_factor"."type_id" is null then 'subFamily'
        when "range_factor"."family_id" is null and "range_factor"."sub_family_id" is null and "range_factor"."type_id" is not null then 'type'
        when "range_factor"."family_id" is null and "range_factor"."sub_family_id" is null and "range_factor"."type_id" is null then 'general'
        else ''
      end),
	CONSTRAINT "range_factor_band" CHECK ("range_factor"."min" >= 0 and "range_factor"."max" >= "range_factor"."min" and "range_factor"."factor" > 0)
);
--> statement-breakpoint
CREATE TABLE "referral_rule" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "referral_rule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"status" text NOT NULL,
	"source" text NOT NULL,
	"note" text,
	"confirmed" boolean GENERATED ALWAYS AS (status = 'found') STORED NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"fee_table_id" integer NOT NULL,
	"sub_family_id" integer NOT NULL,
	"shape" text NOT NULL,
	"rate1" integer NOT NULL,
	"limit" integer,
	"rate2" integer,
	CONSTRAINT "referral_rule_once" UNIQUE("fee_table_id","sub_family_id"),
	CONSTRAINT "referral_rule_status" CHECK ("referral_rule"."status" in ('found', 'conflicting', 'remembered', 'proposed')),
	CONSTRAINT "referral_rule_shape" CHECK ("referral_rule"."shape" in ('flat', 'threshold', 'sliding')),
	CONSTRAINT "referral_rule_rates" CHECK ("referral_rule"."rate1" between 0 and 10000 and "referral_rule"."rate2" between 0 and 10000 and "referral_rule"."limit" > 0),
	CONSTRAINT "referral_rule_parts" CHECK (("referral_rule"."shape" = 'flat') = ("referral_rule"."limit" is null) and ("referral_rule"."shape" = 'flat') = ("referral_rule"."rate2" is null))
);
--> statement-breakpoint
CREATE TABLE "seeding" (
	"dataset" text PRIMARY KEY NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slab" (
	"classification_id" integer NOT NULL,
	"max_weight" integer NOT NULL,
	"fee_below" integer NOT NULL,
	"fee_above" integer NOT NULL,
	CONSTRAINT "slab_classification_id_max_weight_pk" PRIMARY KEY("classification_id","max_weight"),
	CONSTRAINT "slab_fees" CHECK ("slab"."max_weight" > 0 and "slab"."fee_below" >= 0 and "slab"."fee_above" >= 0)
);
--> statement-breakpoint
CREATE TABLE "store" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"status" text NOT NULL,
	"source" text NOT NULL,
	"note" text,
	"confirmed" boolean GENERATED ALWAYS AS (status = 'found') STORED NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"code" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"fulfilment_mode" text NOT NULL,
	"active" boolean NOT NULL,
	"manual_rates" boolean NOT NULL,
	"vat" integer NOT NULL,
	"fee_vat" integer NOT NULL,
	"min_referral" integer NOT NULL,
	"price_ending" text NOT NULL,
	"adds_packaging" boolean NOT NULL,
	"volumetric_divisor" integer,
	"round_up_to" integer,
	"shipping_credit" jsonb NOT NULL,
	CONSTRAINT "store_code_unique" UNIQUE("code"),
	CONSTRAINT "store_status" CHECK ("store"."status" in ('found', 'conflicting', 'remembered', 'proposed')),
	CONSTRAINT "store_fulfilment_mode" CHECK ("store"."fulfilment_mode" in ('FBN', 'FBP', 'FBA', 'EASY_SHIP', 'SELF', 'SUPPLY_PRICE', 'WHOLESALE')),
	CONSTRAINT "store_price_ending" CHECK ("store"."price_ending" in ('none', '.95', '.99', 'whole')),
	CONSTRAINT "store_rates" CHECK ("store"."vat" between 0 and 10000 and "store"."fee_vat" between 0 and 10000 and "store"."min_referral" >= 0),
	CONSTRAINT "store_weight_rule" CHECK ("store"."volumetric_divisor" > 0 and "store"."round_up_to" > 0)
);
--> statement-breakpoint
ALTER TABLE "classification" ADD CONSTRAINT "classification_fee_table_id_fee_table_id_fk" FOREIGN KEY ("fee_table_id") REFERENCES "public"."fee_table"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classification_category_member" ADD CONSTRAINT "classification_category_member_category_id_classification_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."classification_category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_table" ADD CONSTRAINT "fee_table_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_fee_override" ADD CONSTRAINT "product_fee_override_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_sub_family" ADD CONSTRAINT "product_sub_family_family_id_product_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."product_family"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_type" ADD CONSTRAINT "product_type_sub_family_id_product_sub_family_id_fk" FOREIGN KEY ("sub_family_id") REFERENCES "public"."product_sub_family"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "range_factor" ADD CONSTRAINT "range_factor_family_id_product_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."product_family"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "range_factor" ADD CONSTRAINT "range_factor_sub_family_id_product_sub_family_id_fk" FOREIGN KEY ("sub_family_id") REFERENCES "public"."product_sub_family"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "range_factor" ADD CONSTRAINT "range_factor_type_id_product_type_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."product_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_rule" ADD CONSTRAINT "referral_rule_fee_table_id_fee_table_id_fk" FOREIGN KEY ("fee_table_id") REFERENCES "public"."fee_table"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_rule" ADD CONSTRAINT "referral_rule_sub_family_id_product_sub_family_id_fk" FOREIGN KEY ("sub_family_id") REFERENCES "public"."product_sub_family"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slab" ADD CONSTRAINT "slab_classification_id_classification_id_fk" FOREIGN KEY ("classification_id") REFERENCES "public"."classification"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_sub_family_family_id_index" ON "product_sub_family" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "product_type_sub_family_id_index" ON "product_type" USING btree ("sub_family_id");