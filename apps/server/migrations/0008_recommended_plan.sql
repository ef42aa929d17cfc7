-- Of several recommended plans the one that was written last stays so: before the index, which refuses two.
UPDATE "price_plan" SET "recommended" = false, "version" = "version" + 1
WHERE "recommended" AND "id" <> (SELECT "id" FROM "price_plan" WHERE "recommended" ORDER BY "updated_at" DESC, "id" DESC LIMIT 1);--> statement-breakpoint
CREATE UNIQUE INDEX "price_plan_recommended" ON "price_plan" USING btree ("recommended") WHERE recommended;