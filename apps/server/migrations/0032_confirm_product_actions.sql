-- Calculated anew with the next question.
DELETE FROM "product_action";--> statement-breakpoint
ALTER TABLE "product_action" ADD COLUMN "is_confirmed" boolean NOT NULL;