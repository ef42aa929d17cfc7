CREATE TABLE "refusing_address" (
	"address" text PRIMARY KEY NOT NULL,
	"is_complaint" boolean NOT NULL,
	"reason" text,
	"since" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_state";--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_wiped";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "attempts_before" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "reported_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE INDEX "outbox_carrier" ON "outbox" USING btree ("carrier_id");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_failure" CHECK ("outbox"."failure" in ('unreachable', 'refused', 'gaveUp', 'expired', 'bounced', 'delayed', 'complained', 'addressRefuses'));--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_state" CHECK ("outbox"."state" in ('QUEUED', 'SENT', 'DELIVERED', 'BOUNCED', 'FAILED', 'WITHDRAWN'));--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_wiped" CHECK ("outbox"."state" in ('QUEUED', 'FAILED') or "outbox"."body" is null);