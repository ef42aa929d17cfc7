CREATE TABLE "legal_acceptance" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "legal_acceptance_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"document_id" integer NOT NULL,
	"is_draft" boolean NOT NULL,
	"text_hash" text NOT NULL,
	"language" text NOT NULL,
	"source" text NOT NULL,
	"accepted_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "legal_acceptance_language" CHECK ("legal_acceptance"."language" in ('ar', 'en')),
	CONSTRAINT "legal_acceptance_source" CHECK ("legal_acceptance"."source" in ('REGISTRATION', 'ASKED'))
);
--> statement-breakpoint
CREATE TABLE "legal_document" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "legal_document_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"document" text NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"text_ar" text NOT NULL,
	"text_en" text NOT NULL,
	"changes_ar" text,
	"changes_en" text,
	"asks_acceptance" boolean DEFAULT true NOT NULL,
	"effective_from" date,
	"edited_by" integer,
	"confirmed_by" integer,
	"confirmed_at" timestamp(3) with time zone,
	CONSTRAINT "legal_document_document" CHECK ("legal_document"."document" in ('TERMS', 'PRIVACY')),
	CONSTRAINT "legal_document_state" CHECK ("legal_document"."state" in ('DRAFT', 'CONFIRMED')),
	CONSTRAINT "legal_document_confirmed" CHECK (("legal_document"."state" = 'CONFIRMED') = ("legal_document"."confirmed_at" is not null) and ("legal_document"."state" = 'CONFIRMED') = ("legal_document"."effective_from" is not null))
);
--> statement-breakpoint
ALTER TABLE "pending_registration" ADD COLUMN "accepted" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "legal_acceptance" ADD CONSTRAINT "legal_acceptance_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_acceptance" ADD CONSTRAINT "legal_acceptance_document_id_legal_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."legal_document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_document" ADD CONSTRAINT "legal_document_edited_by_account_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_document" ADD CONSTRAINT "legal_document_confirmed_by_account_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "legal_acceptance_once" ON "legal_acceptance" USING btree ("account_id","document_id","is_draft");--> statement-breakpoint
CREATE INDEX "legal_acceptance_document" ON "legal_acceptance" USING btree ("document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "legal_document_number" ON "legal_document" USING btree ("document","number");--> statement-breakpoint
CREATE UNIQUE INDEX "legal_document_draft" ON "legal_document" USING btree ("document") WHERE "legal_document"."state" = 'DRAFT';