CREATE TABLE "statement_claims" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"agreed_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "statement_claims" ADD CONSTRAINT "statement_claims_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;