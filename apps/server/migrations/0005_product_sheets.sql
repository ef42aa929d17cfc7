CREATE TABLE "product_image" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_image_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"picture" "bytea" NOT NULL,
	"thumbnail" "bytea" NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "column_mapping" (
	"owner_id" integer NOT NULL,
	"headers" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "column_mapping_owner_id_headers_pk" PRIMARY KEY("owner_id","headers")
);
--> statement-breakpoint
CREATE TABLE "product_batch" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_batch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"key" uuid NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"when_there" text NOT NULL,
	"file_name" text,
	"rows" integer NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"stored_at" timestamp(3) with time zone,
	CONSTRAINT "product_batch_key" UNIQUE("owner_id","key"),
	CONSTRAINT "product_batch_state" CHECK ("product_batch"."state" in ('open', 'stored', 'cancelled')),
	CONSTRAINT "product_batch_when_there" CHECK ("product_batch"."when_there" in ('update', 'refuse')),
	CONSTRAINT "product_batch_rows" CHECK ("product_batch"."rows" > 0)
);
--> statement-breakpoint
CREATE TABLE "product_batch_row" (
	"batch_id" integer NOT NULL,
	"at" integer NOT NULL,
	"written" jsonb NOT NULL,
	CONSTRAINT "product_batch_row_batch_id_at_pk" PRIMARY KEY("batch_id","at")
);
--> statement-breakpoint
ALTER TABLE "history" ADD COLUMN "owner_id" integer;--> statement-breakpoint
ALTER TABLE "product_image" ADD CONSTRAINT "product_image_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "column_mapping" ADD CONSTRAINT "column_mapping_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_batch" ADD CONSTRAINT "product_batch_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_batch_row" ADD CONSTRAINT "product_batch_row_batch_id_product_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."product_batch"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_image_by_product" ON "product_image" USING btree ("product_id","id");--> statement-breakpoint
ALTER TABLE "history" ADD CONSTRAINT "history_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "history_owner" ON "history" USING btree ("owner_id","at");--> statement-breakpoint
CREATE INDEX "product_by_barcode" ON "product" USING btree ("owner_id","barcode");--> statement-breakpoint
UPDATE "history" SET "owner_id" = "product"."owner_id" FROM "product" WHERE "history"."entity" = 'product' AND "history"."entity_id" = "product"."id";--> statement-breakpoint
UPDATE "history" SET "owner_id" = "account"."id" FROM "history" AS "removed", "account" WHERE "history"."entity" = 'product' AND "history"."owner_id" IS NULL AND "removed"."entity" = 'product' AND "removed"."entity_id" = "history"."entity_id" AND "removed"."action" = 'remove' AND "account"."id" = ("removed"."before" ->> 'ownerId')::integer;
