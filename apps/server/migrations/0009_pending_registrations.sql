CREATE TABLE "pending_registration" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"mobile" text NOT NULL,
	"language" text NOT NULL,
	"password_hash" text NOT NULL,
	"calculation" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pending_registration_language" CHECK ("pending_registration"."language" in ('ar', 'en'))
);
--> statement-breakpoint
ALTER TABLE "one_time_code" ADD COLUMN "registration_id" uuid;--> statement-breakpoint
ALTER TABLE "one_time_code" ADD COLUMN "requester" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "pending_registration_email" ON "pending_registration" USING btree (lower("email"),"created_at");--> statement-breakpoint
CREATE INDEX "pending_registration_mobile" ON "pending_registration" USING btree ("mobile","created_at");--> statement-breakpoint
CREATE INDEX "pending_registration_created" ON "pending_registration" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "one_time_code" ADD CONSTRAINT "one_time_code_registration_id_pending_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."pending_registration"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_time_code_registration" ON "one_time_code" USING btree ("registration_id");--> statement-breakpoint
-- Data: registrations that nobody confirmed were accounts until now.
INSERT INTO "pending_registration" ("first_name", "last_name", "email", "mobile", "language", "password_hash", "calculation", "created_at")
SELECT a."first_name", a."last_name", a."email", a."mobile", a."language", p."hash", a."pending_calculation", a."created_at"
FROM "account" a JOIN "password" p ON p."account_id" = a."id"
WHERE a."status" = 'PENDING' AND NOT a."is_verified" AND a."created_by" IS NULL AND a."mobile" IS NOT NULL;--> statement-breakpoint
UPDATE "one_time_code" c SET "registration_id" = r."id", "account_id" = NULL
FROM "account" a JOIN "pending_registration" r ON lower(r."email") = lower(a."email")
WHERE c."account_id" = a."id" AND c."purpose" = 'registration'
	AND a."status" = 'PENDING' AND NOT a."is_verified" AND a."created_by" IS NULL;--> statement-breakpoint
UPDATE "outbox" o SET "account_id" = NULL FROM "account" a
WHERE o."account_id" = a."id" AND a."status" = 'PENDING' AND NOT a."is_verified" AND a."created_by" IS NULL;--> statement-breakpoint
DELETE FROM "history" WHERE "entity" = 'account' AND "entity_id" IN (
	SELECT "id" FROM "account" WHERE "status" = 'PENDING' AND NOT "is_verified" AND "created_by" IS NULL
);--> statement-breakpoint
DELETE FROM "account" WHERE "status" = 'PENDING' AND NOT "is_verified" AND "created_by" IS NULL;
