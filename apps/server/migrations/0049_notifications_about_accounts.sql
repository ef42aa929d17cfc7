ALTER TABLE "notification" ADD COLUMN "about_id" integer;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_about_id_account_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_about" ON "notification" USING btree ("about_id") WHERE about_id is not null;