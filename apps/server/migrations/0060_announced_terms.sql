CREATE TABLE "announced_terms" (
	"store_id" integer PRIMARY KEY NOT NULL,
	"terms" jsonb NOT NULL,
	"announced_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_kind";--> statement-breakpoint
ALTER TABLE "range_factor_version" ADD COLUMN "sellers_told_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "announced_terms" ADD CONSTRAINT "announced_terms_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind" CHECK ("notification"."kind" in ('accountApproved', 'securityChanged', 'subUserAdded', 'paymentChanged', 'subscriptionChanged', 'invoiceIssued', 'feesChanged', 'factorsChanged', 'sheetImported', 'claimsFound', 'announcement', 'registrationWaiting', 'subscriptionWaiting', 'proposalWaiting', 'contactWaiting'));--> statement-breakpoint
-- What was published before is not told again.
UPDATE "range_factor_version" SET "sellers_told_at" = "published_at" WHERE "published_at" IS NOT NULL;
