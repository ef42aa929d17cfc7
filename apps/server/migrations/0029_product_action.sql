CREATE TABLE "product_action" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"product_version" integer NOT NULL,
	"book" text NOT NULL,
	"result" text NOT NULL,
	"price" bigint,
	"gain" bigint NOT NULL,
	CONSTRAINT "product_action_result" CHECK ("product_action"."result" in ('loss', 'short', 'deadZone', 'rise', 'none', 'unpriced'))
);
--> statement-breakpoint
ALTER TABLE "product_action" ADD CONSTRAINT "product_action_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;