CREATE TABLE "subscription" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"subscriber_id" integer,
	"plan_id" integer NOT NULL,
	"plan_name_en" text NOT NULL,
	"plan_name_ar" text NOT NULL,
	"period" text NOT NULL,
	"price" integer NOT NULL,
	"vat" integer NOT NULL,
	"vat_rate" integer NOT NULL,
	"users" integer NOT NULL,
	"payment_type" text NOT NULL,
	"status" text NOT NULL,
	"starts_at" timestamp(3) with time zone,
	"ends_at" timestamp(3) with time zone,
	"unlimited" boolean DEFAULT false NOT NULL,
	"cancel_at_end" boolean DEFAULT false NOT NULL,
	"note" text,
	"reminded_days" integer,
	"subscriber_name" text NOT NULL,
	"subscriber_email" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold_arabic(coalesce(subscriber_name, '') || ' ' || coalesce(subscriber_email, '') || ' ' || coalesce(plan_name_en, '') || ' ' || coalesce(plan_name_ar, ''))) STORED NOT NULL,
	CONSTRAINT "subscription_status" CHECK ("subscription"."status" in ('PENDING', 'ACTIVE', 'EXPIRED', 'CANCELLED')),
	CONSTRAINT "subscription_period" CHECK ("subscription"."period" in ('MONTHLY', 'YEARLY')),
	CONSTRAINT "subscription_payment_type" CHECK ("subscription"."payment_type" in ('ONLINE', 'OTHER')),
	CONSTRAINT "subscription_figures" CHECK ("subscription"."price" >= 0 and "subscription"."vat" between 0 and "subscription"."price" and "subscription"."vat_rate" between 0 and 10000 and "subscription"."users" > 0),
	CONSTRAINT "subscription_time" CHECK (case when "subscription"."status" = 'PENDING' then "subscription"."starts_at" is null and "subscription"."ends_at" is null and not "subscription"."unlimited"
        when "subscription"."status" = 'CANCELLED' then true
        else "subscription"."starts_at" is not null and ("subscription"."unlimited" or "subscription"."ends_at" > "subscription"."starts_at") end)
);
--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_subscriber_id_account_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_plan_id_price_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."price_plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_open" ON "subscription" USING btree ("subscriber_id") WHERE status in ('PENDING', 'ACTIVE');--> statement-breakpoint
CREATE INDEX "subscription_by_subscriber" ON "subscription" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "subscription_by_plan" ON "subscription" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "subscription_by_creation" ON "subscription" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "subscription_by_end" ON "subscription" USING btree ("ends_at") WHERE status = 'ACTIVE';