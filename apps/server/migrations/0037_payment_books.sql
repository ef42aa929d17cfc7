CREATE TABLE "daily_close" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "daily_close_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"day" text NOT NULL,
	"source" text NOT NULL,
	"gateway_taken" integer NOT NULL,
	"gateway_refunded" integer NOT NULL,
	"books_taken" integer NOT NULL,
	"books_refunded" integer NOT NULL,
	"differences" jsonb NOT NULL,
	"actor_id" integer,
	CONSTRAINT "daily_close_day_unique" UNIQUE("day")
);
--> statement-breakpoint
CREATE TABLE "subscription_day_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription_day_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subscription_id" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"time" bigint NOT NULL,
	"transaction_reference" text,
	CONSTRAINT "subscription_day_entry_kind" CHECK ("subscription_day_entry"."kind" in ('OPENING', 'BOUGHT', 'GRANTED', 'REFUNDED', 'GIVEN_BACK')),
	CONSTRAINT "subscription_day_entry_figures" CHECK ("subscription_day_entry"."time" >= 0)
);
--> statement-breakpoint
CREATE TABLE "clock_mark" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "clock_mark_once" CHECK ("clock_mark"."id" = 1)
);
--> statement-breakpoint
DROP INDEX "transaction_by_check";--> statement-breakpoint
ALTER TABLE "payment_task" ADD COLUMN "finding" text;--> statement-breakpoint
ALTER TABLE "payment_task" ADD COLUMN "proof" text;--> statement-breakpoint
ALTER TABLE "payment_task" ADD COLUMN "finder_id" integer;--> statement-breakpoint
ALTER TABLE "transaction" ADD COLUMN "takes_days" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "daily_close" ADD CONSTRAINT "daily_close_actor_id_account_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_day_entry" ADD CONSTRAINT "subscription_day_entry_subscription_id_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscription_day_entry_by_subscription" ON "subscription_day_entry" USING btree ("subscription_id","id");--> statement-breakpoint
CREATE INDEX "subscription_day_entry_by_time" ON "subscription_day_entry" USING btree ("at");--> statement-breakpoint
ALTER TABLE "payment_task" ADD CONSTRAINT "payment_task_finder_id_account_id_fk" FOREIGN KEY ("finder_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_task_by_finder" ON "payment_task" USING btree ("finder_id");--> statement-breakpoint
CREATE INDEX "transaction_by_check" ON "transaction" USING btree ("next_check_at") WHERE next_check_at is not null;--> statement-breakpoint
ALTER TABLE "payment_task" ADD CONSTRAINT "payment_task_finding" CHECK ("payment_task"."finding" in ('TAKEN', 'NOT_TAKEN'));--> statement-breakpoint
-- What an admin cancelled does not go on when a clock is set right; only what ended by the clock keeps this mark from now on.
UPDATE "subscription" SET "cancel_at_end" = false WHERE "status" = 'CANCELLED' AND "cancel_at_end" AND "ends_at" > now();
