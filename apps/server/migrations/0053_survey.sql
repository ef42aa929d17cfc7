CREATE TABLE "survey_response" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "survey_response_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"state" text NOT NULL,
	"opinion" text,
	"missing" text,
	"changed_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (fold_arabic(coalesce(missing, ''))) STORED NOT NULL,
	CONSTRAINT "survey_response_accountId_unique" UNIQUE("account_id"),
	CONSTRAINT "survey_response_state" CHECK ("survey_response"."state" in ('ANSWERED', 'LATER', 'CLOSED')),
	CONSTRAINT "survey_response_opinion" CHECK ("survey_response"."opinion" in ('AS_EXPECTED', 'HIGHER', 'LOWER', 'NOT_SURE')),
	CONSTRAINT "survey_response_answer" CHECK (("survey_response"."state" = 'ANSWERED') = ("survey_response"."opinion" is not null)
        and ("survey_response"."missing" is null or "survey_response"."state" = 'ANSWERED'))
);
--> statement-breakpoint
ALTER TABLE "survey_response" ADD CONSTRAINT "survey_response_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "survey_response_by_time" ON "survey_response" USING btree ("changed_at","id");