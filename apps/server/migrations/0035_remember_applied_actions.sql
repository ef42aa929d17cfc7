ALTER TABLE "product_effect" ADD COLUMN "is_confirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE TABLE "applied_action" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"product_version" integer NOT NULL,
	"kind" text NOT NULL,
	"price_before" bigint NOT NULL,
	"price" bigint NOT NULL,
	"monthly_sales" integer,
	"applied_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "applied_action_kind" CHECK ("applied_action"."kind" in ('loss', 'short', 'deadZone', 'rise'))
);
--> statement-breakpoint
ALTER TABLE "applied_action" ADD CONSTRAINT "applied_action_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;