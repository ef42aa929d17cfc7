CREATE TABLE "site_setting" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_setting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"key" text NOT NULL,
	"value" jsonb,
	"updated_by" integer,
	CONSTRAINT "site_setting_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "site_setting" ADD CONSTRAINT "site_setting_updated_by_account_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE TABLE "crash_report" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "crash_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"fingerprint" text NOT NULL,
	"message" text NOT NULL,
	"stack" text NOT NULL,
	"version" text NOT NULL,
	"pages" text[] NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	CONSTRAINT "crash_report_fingerprint_unique" UNIQUE("fingerprint"),
	CONSTRAINT "crash_report_state" CHECK ("crash_report"."state" in ('OPEN', 'RESOLVED')),
	CONSTRAINT "crash_report_count" CHECK ("crash_report"."count" > 0)
);
--> statement-breakpoint
CREATE INDEX "crash_report_last_at" ON "crash_report" USING btree ("last_at");