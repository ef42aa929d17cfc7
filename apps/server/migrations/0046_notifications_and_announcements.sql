CREATE TABLE "announcement" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announcement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"title_en" text NOT NULL,
	"title_ar" text NOT NULL,
	"text_en" text NOT NULL,
	"text_ar" text NOT NULL,
	"href" text,
	"audience" jsonb NOT NULL,
	"by_email" boolean NOT NULL,
	"state" text DEFAULT 'DRAFT' NOT NULL,
	"send_at" timestamp(3) with time zone,
	"started_at" timestamp(3) with time zone,
	"finished_at" timestamp(3) with time zone,
	"last_account_id" integer DEFAULT 0 NOT NULL,
	"recipients" integer DEFAULT 0 NOT NULL,
	"created_by" integer,
	CONSTRAINT "announcement_state" CHECK ("announcement"."state" in ('DRAFT', 'SCHEDULED', 'SENDING', 'SENT', 'WITHDRAWN'))
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"announcement_id" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp(3) with time zone,
	CONSTRAINT "notification_kind" CHECK ("notification"."kind" in ('accountApproved', 'securityChanged', 'subUserAdded', 'paymentChanged', 'subscriptionChanged', 'invoiceIssued', 'feesChanged', 'sheetImported', 'claimsFound', 'announcement', 'registrationWaiting', 'subscriptionWaiting', 'proposalWaiting', 'contactWaiting')),
	CONSTRAINT "notification_of_announcement" CHECK (("notification"."kind" = 'announcement') = ("notification"."announcement_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "notification_preference" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"channels" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"quiet_from" integer,
	"quiet_to" integer,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_quiet" CHECK (("notification_preference"."quiet_from" is null) = ("notification_preference"."quiet_to" is null) and "notification_preference"."quiet_from" between 0 and 1439 and "notification_preference"."quiet_to" between 0 and 1439)
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_state";--> statement-breakpoint
DROP INDEX "outbox_account";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "number" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "outbox_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "announcement_id" integer;--> statement-breakpoint
ALTER TABLE "announcement" ADD CONSTRAINT "announcement_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_announcement_id_announcement_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcement"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preference" ADD CONSTRAINT "notification_preference_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcement_state" ON "announcement" USING btree ("state","send_at");--> statement-breakpoint
CREATE INDEX "notification_account" ON "notification" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notification" USING btree ("account_id","id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notification_created" ON "notification" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_announcement" ON "notification" USING btree ("announcement_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_number" ON "outbox" USING btree ("channel","number");--> statement-breakpoint
CREATE INDEX "outbox_announcement" ON "outbox" USING btree ("announcement_id","state") WHERE announcement_id is not null;--> statement-breakpoint
CREATE INDEX "outbox_account" ON "outbox" USING btree ("account_id","channel","number");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_state" CHECK ("outbox"."state" in ('QUEUED', 'SENT', 'FAILED', 'WITHDRAWN'));