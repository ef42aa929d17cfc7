CREATE TABLE "product_effect" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"product_version" integer NOT NULL,
	"book" text NOT NULL,
	"profit" bigint,
	"meets_target" boolean NOT NULL,
	"needed_price" bigint
);
--> statement-breakpoint
ALTER TABLE "product_effect" ADD CONSTRAINT "product_effect_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;
