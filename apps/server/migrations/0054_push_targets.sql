CREATE TABLE "push_target" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_target_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"session_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"identifier" text NOT NULL,
	"keys" jsonb,
	"external_id" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_target_identifier_unique" UNIQUE("identifier"),
	CONSTRAINT "push_target_kind" CHECK ("push_target"."kind" in ('web', 'fcm')),
	CONSTRAINT "push_target_keys" CHECK (("push_target"."kind" = 'web') = ("push_target"."keys" is not null))
);
--> statement-breakpoint
ALTER TABLE "local_message" DROP CONSTRAINT "local_message_channel";--> statement-breakpoint
ALTER TABLE "push_target" ADD CONSTRAINT "push_target_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_target_account" ON "push_target" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "push_target_session" ON "push_target" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "push_target_external" ON "push_target" USING btree ("account_id","external_id");--> statement-breakpoint
ALTER TABLE "local_message" ADD CONSTRAINT "local_message_channel" CHECK ("local_message"."channel" in ('email', 'sms', 'push'));--> statement-breakpoint
-- Ended with the session of the device. By hand: the module of the table comes before that of sessions.
ALTER TABLE "push_target" ADD CONSTRAINT "push_target_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;
