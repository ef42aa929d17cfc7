DROP INDEX "outbox_due";--> statement-breakpoint
CREATE INDEX "outbox_state" ON "outbox" USING btree ("state","created_at");--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "next_attempt_at";