CREATE TABLE "contact_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contact_id" integer NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"author_id" integer,
	"key" uuid NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"announced_at" timestamp(3) with time zone,
	"picture" "bytea",
	CONSTRAINT "contact_entry_kind" CHECK ("contact_entry"."kind" in ('MESSAGE', 'REPLY', 'NOTE'))
);
--> statement-breakpoint
CREATE TABLE "contact_message" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"reference" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'NEW' NOT NULL,
	"excerpt" text NOT NULL,
	"written_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"account_id" integer,
	"assignee_id" integer,
	"receipt_id" uuid,
	"search" text GENERATED ALWAYS AS (fold_arabic(coalesce(reference, '') || ' ' || coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(excerpt, ''))) STORED NOT NULL,
	CONSTRAINT "contact_message_reference_unique" UNIQUE("reference"),
	CONSTRAINT "contact_message_state" CHECK ("contact_message"."state" in ('NEW', 'OPEN', 'WAITING', 'ANSWERED', 'CLOSED', 'SPAM')),
	CONSTRAINT "contact_message_language" CHECK ("contact_message"."language" in ('ar', 'en'))
);
--> statement-breakpoint
CREATE TABLE "contact_notice" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_delivery" (
	"issue_id" integer NOT NULL,
	"subscriber_id" integer NOT NULL,
	"mail_id" uuid NOT NULL,
	CONSTRAINT "newsletter_delivery_issue_id_subscriber_id_pk" PRIMARY KEY("issue_id","subscriber_id")
);
--> statement-breakpoint
CREATE TABLE "newsletter_issue" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_issue_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'DRAFT' NOT NULL,
	"subject_en" text NOT NULL,
	"subject_ar" text NOT NULL,
	"text_en" text NOT NULL,
	"text_ar" text NOT NULL,
	"started_at" timestamp(3) with time zone,
	"finished_at" timestamp(3) with time zone,
	"recipients" integer DEFAULT 0 NOT NULL,
	"last_subscriber_id" integer DEFAULT 0 NOT NULL,
	"search" text GENERATED ALWAYS AS (fold_arabic(coalesce(subject_en, '') || ' ' || coalesce(subject_ar, ''))) STORED NOT NULL,
	CONSTRAINT "newsletter_issue_state" CHECK ("newsletter_issue"."state" in ('DRAFT', 'SENDING', 'SENT'))
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriber" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_subscriber_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"consent_version" text NOT NULL,
	"consent_source" text NOT NULL,
	"consent_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"token_hash" text,
	"token_expires_at" timestamp(3) with time zone,
	"confirmed_at" timestamp(3) with time zone,
	"unsubscribed_at" timestamp(3) with time zone,
	"unsubscribed_by" text,
	"search" text GENERATED ALWAYS AS (fold_arabic(coalesce(email, ''))) STORED NOT NULL,
	CONSTRAINT "newsletter_subscriber_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "newsletter_subscriber_state" CHECK ("newsletter_subscriber"."state" in ('PENDING', 'CONFIRMED', 'UNSUBSCRIBED')),
	CONSTRAINT "newsletter_subscriber_language" CHECK ("newsletter_subscriber"."language" in ('ar', 'en')),
	CONSTRAINT "newsletter_subscriber_source" CHECK ("newsletter_subscriber"."consent_source" in ('contact-us')),
	CONSTRAINT "newsletter_subscriber_times" CHECK (case "newsletter_subscriber"."state" when 'CONFIRMED' then "newsletter_subscriber"."confirmed_at" is not null and "newsletter_subscriber"."unsubscribed_at" is null
        when 'UNSUBSCRIBED' then "newsletter_subscriber"."unsubscribed_at" is not null else "newsletter_subscriber"."confirmed_at" is null end)
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "headers" jsonb;--> statement-breakpoint
ALTER TABLE "contact_entry" ADD CONSTRAINT "contact_entry_contact_id_contact_message_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_entry" ADD CONSTRAINT "contact_entry_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_assignee_id_account_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_delivery" ADD CONSTRAINT "newsletter_delivery_issue_id_newsletter_issue_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issue"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_delivery" ADD CONSTRAINT "newsletter_delivery_subscriber_id_newsletter_subscriber_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscriber"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_entry_key" ON "contact_entry" USING btree ("key");--> statement-breakpoint
CREATE INDEX "contact_entry_by_message" ON "contact_entry" USING btree ("contact_id","id");--> statement-breakpoint
CREATE INDEX "contact_entry_by_author" ON "contact_entry" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "contact_entry_unannounced" ON "contact_entry" USING btree ("id") WHERE kind = 'MESSAGE' and announced_at is null;--> statement-breakpoint
CREATE INDEX "contact_message_by_time" ON "contact_message" USING btree ("written_at","id");--> statement-breakpoint
CREATE INDEX "contact_message_by_state" ON "contact_message" USING btree ("state","written_at");--> statement-breakpoint
CREATE INDEX "contact_message_by_account" ON "contact_message" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "contact_message_by_assignee" ON "contact_message" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "contact_message_by_email" ON "contact_message" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "newsletter_delivery_by_subscriber" ON "newsletter_delivery" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "newsletter_issue_by_creation" ON "newsletter_issue" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscriber_email" ON "newsletter_subscriber" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "newsletter_subscriber_by_creation" ON "newsletter_subscriber" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "newsletter_subscriber_by_state" ON "newsletter_subscriber" USING btree ("state","id");