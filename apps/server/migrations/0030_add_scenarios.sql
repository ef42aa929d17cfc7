CREATE TABLE "scenario" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scenario_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"owner_id" integer NOT NULL,
	"name" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold_arabic(coalesce(name, ''))) STORED NOT NULL,
	"columns" jsonb NOT NULL,
	"changed_by_id" integer,
	CONSTRAINT "scenario_columns" CHECK (jsonb_array_length("scenario"."columns") between 1 and 4)
);
--> statement-breakpoint
ALTER TABLE "scenario" ADD CONSTRAINT "scenario_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario" ADD CONSTRAINT "scenario_changed_by_id_account_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scenario_by_owner" ON "scenario" USING btree ("owner_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "scenario_changed_by" ON "scenario" USING btree ("changed_by_id");