CREATE TABLE "evidence_consent" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"given" boolean NOT NULL,
	"answered_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statement_evidence" (
	"account_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"sub_family_id" integer NOT NULL,
	"band" text NOT NULL,
	"rate" integer NOT NULL,
	"month" text NOT NULL,
	"lines" integer NOT NULL,
	"sent_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "statement_evidence_once" PRIMARY KEY("account_id","store_id","sub_family_id","band","month"),
	CONSTRAINT "statement_evidence_band" CHECK ("statement_evidence"."band" in ('all', 'below', 'above')),
	CONSTRAINT "statement_evidence_figures" CHECK ("statement_evidence"."rate" between 0 and 10000 and "statement_evidence"."lines" > 0),
	CONSTRAINT "statement_evidence_month" CHECK ("statement_evidence"."month" ~ '^[0-9]{4}-[0-9]{2}$')
);
--> statement-breakpoint
CREATE TABLE "statement_rate" (
	"account_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"sub_family_id" integer NOT NULL,
	"band" text NOT NULL,
	"rate" integer NOT NULL,
	"month" text NOT NULL,
	"lines" integer NOT NULL,
	"replaces" jsonb NOT NULL,
	"is_used" boolean DEFAULT true NOT NULL,
	"changed_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "statement_rate_once" PRIMARY KEY("account_id","store_id","sub_family_id","band"),
	CONSTRAINT "statement_rate_band" CHECK ("statement_rate"."band" in ('all', 'below', 'above')),
	CONSTRAINT "statement_rate_figures" CHECK ("statement_rate"."rate" between 0 and 10000 and "statement_rate"."lines" > 0),
	CONSTRAINT "statement_rate_month" CHECK ("statement_rate"."month" ~ '^[0-9]{4}-[0-9]{2}$')
);
--> statement-breakpoint
ALTER TABLE "evidence_consent" ADD CONSTRAINT "evidence_consent_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_evidence" ADD CONSTRAINT "statement_evidence_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_evidence" ADD CONSTRAINT "statement_evidence_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_evidence" ADD CONSTRAINT "statement_evidence_sub_family_id_product_sub_family_id_fk" FOREIGN KEY ("sub_family_id") REFERENCES "public"."product_sub_family"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_rate" ADD CONSTRAINT "statement_rate_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_rate" ADD CONSTRAINT "statement_rate_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_rate" ADD CONSTRAINT "statement_rate_sub_family_id_product_sub_family_id_fk" FOREIGN KEY ("sub_family_id") REFERENCES "public"."product_sub_family"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "statement_evidence_figure" ON "statement_evidence" USING btree ("store_id","sub_family_id","band");--> statement-breakpoint
CREATE TRIGGER "fee_book_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "statement_rate"
  FOR EACH STATEMENT EXECUTE FUNCTION note_fee_book_change('agreed');
