CREATE TABLE "account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"full_name" text GENERATED ALWAYS AS (first_name || ' ' || last_name) STORED NOT NULL,
	"email" text NOT NULL,
	"mobile" text,
	"role" text NOT NULL,
	"status" text NOT NULL,
	"language" text NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"identity_hash" text,
	"subscriber_id" integer,
	"last_sign_in_at" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_role" CHECK ("account"."role" in ('SUPER_ADMIN', 'ADMIN', 'USER', 'SUB_USER')),
	CONSTRAINT "account_status" CHECK ("account"."status" in ('PENDING', 'ACTIVE', 'INACTIVE', 'BLOCKED')),
	CONSTRAINT "account_language" CHECK ("account"."language" in ('ar', 'en')),
	CONSTRAINT "account_mobile_e164" CHECK ("account"."mobile" ~ '^[+][0-9]{10,15}$'),
	CONSTRAINT "account_sub_user" CHECK (("account"."role" = 'SUB_USER') = ("account"."subscriber_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "password" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"one_time_until" timestamp(3) with time zone,
	"changed_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_image" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"data_uri" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"actor_id" integer,
	"entity" text NOT NULL,
	"entity_id" integer NOT NULL,
	"action" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_check" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"identity_hash" text NOT NULL,
	"trans_id" text NOT NULL,
	"random" text NOT NULL,
	"status" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identity_check_transId_unique" UNIQUE("trans_id"),
	CONSTRAINT "identity_check_status" CHECK ("identity_check"."status" in ('WAITING', 'COMPLETED', 'REJECTED', 'EXPIRED'))
);
--> statement-breakpoint
CREATE TABLE "used_identity_token" (
	"jti" text PRIMARY KEY NOT NULL,
	"used_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"source" text NOT NULL,
	"received_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "local_message_channel" CHECK ("local_message"."channel" in ('email', 'sms'))
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"channel" text NOT NULL,
	"template" text NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"subject" text,
	"body" text,
	"html" text,
	"account_id" integer,
	"state" text DEFAULT 'QUEUED' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone,
	"last_error" text,
	"carrier_id" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp(3) with time zone,
	CONSTRAINT "outbox_channel" CHECK ("outbox"."channel" in ('email', 'sms')),
	CONSTRAINT "outbox_state" CHECK ("outbox"."state" in ('QUEUED', 'SENT', 'FAILED')),
	CONSTRAINT "outbox_wiped" CHECK ("outbox"."state" = 'QUEUED' or "outbox"."body" is null)
);
--> statement-breakpoint
CREATE TABLE "known_device" (
	"account_id" integer NOT NULL,
	"device_hash" text NOT NULL,
	"last_used_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_device_account_id_device_hash_pk" PRIMARY KEY("account_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "one_time_code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"account_id" integer,
	"code_hash" text NOT NULL,
	"email" text,
	"mobile" text,
	"tries_left" integer NOT NULL,
	"sent_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_time_code_purpose" CHECK ("one_time_code"."purpose" in ('registration', 'passwordReset', 'contactChange')),
	CONSTRAINT "one_time_code_tries" CHECK ("one_time_code"."tries_left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "password_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"platform" text NOT NULL,
	"user_agent" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "session_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_subscriber_id_account_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password" ADD CONSTRAINT "password_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_image" ADD CONSTRAINT "profile_image_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "history" ADD CONSTRAINT "history_actor_id_account_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_check" ADD CONSTRAINT "identity_check_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_code" ADD CONSTRAINT "one_time_code_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_token" ADD CONSTRAINT "password_token_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_email" ON "account" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "account_mobile" ON "account" USING btree ("mobile");--> statement-breakpoint
CREATE UNIQUE INDEX "account_identity" ON "account" USING btree ("identity_hash");--> statement-breakpoint
CREATE INDEX "account_subscriber" ON "account" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "account_created" ON "account" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "history_entity" ON "history" USING btree ("entity","entity_id","at");--> statement-breakpoint
CREATE INDEX "identity_check_account" ON "identity_check" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "local_message_received" ON "local_message" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("state","next_attempt_at");--> statement-breakpoint
CREATE INDEX "outbox_account" ON "outbox" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "one_time_code_account" ON "one_time_code" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "one_time_code_created" ON "one_time_code" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "password_token_account" ON "password_token" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "session_account" ON "session" USING btree ("account_id");