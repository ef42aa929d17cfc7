CREATE TABLE "fee_proposal" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fee_proposal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"entity" text NOT NULL,
	"action" text NOT NULL,
	"row_id" integer,
	"row_version" integer,
	"values" jsonb NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"name_en" text,
	"name_ar" text,
	"reason" text NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"proposed_by" integer,
	"decided_by" integer,
	"decided_at" timestamp(3) with time zone,
	"note" text,
	"proposed_doubts" jsonb NOT NULL,
	"approved_doubts" jsonb,
	CONSTRAINT "fee_proposal_entity" CHECK ("fee_proposal"."entity" in ('serviceFee', 'productFeeOverride', 'store')),
	CONSTRAINT "fee_proposal_action" CHECK ("fee_proposal"."action" in ('create', 'update', 'remove')),
	CONSTRAINT "fee_proposal_state" CHECK ("fee_proposal"."state" in ('proposed', 'approved', 'rejected', 'withdrawn')),
	CONSTRAINT "fee_proposal_row" CHECK (("fee_proposal"."row_id" is null) = ("fee_proposal"."action" = 'create')),
	CONSTRAINT "fee_proposal_row_version" CHECK (("fee_proposal"."row_id" is null) = ("fee_proposal"."row_version" is null)),
	CONSTRAINT "fee_proposal_decided" CHECK (("fee_proposal"."state" = 'proposed') = ("fee_proposal"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "fee_proposal" ADD CONSTRAINT "fee_proposal_proposed_by_account_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_proposal" ADD CONSTRAINT "fee_proposal_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "fee_proposal_open" ON "fee_proposal" USING btree ("entity","row_id") WHERE "fee_proposal"."state" = 'proposed';--> statement-breakpoint
CREATE INDEX "fee_proposal_state_id" ON "fee_proposal" USING btree ("state","id");