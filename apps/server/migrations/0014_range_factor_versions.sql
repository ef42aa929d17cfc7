-- Data: what the factors were before each day of a change, set aside until the table has its new shape.
CREATE TEMP TABLE "factors_until" ON COMMIT DROP AS SELECT "until", "factors" FROM "range_factor_version";--> statement-breakpoint
DELETE FROM "range_factor_version";--> statement-breakpoint
ALTER TABLE "range_factor_version" DROP COLUMN "until";--> statement-breakpoint
ALTER TABLE "range_factor" DROP CONSTRAINT "range_factor_edited_by_account_id_fk";
--> statement-breakpoint
ALTER TABLE "range_factor_version" ADD COLUMN "id" integer PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "range_factor_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "range_factor_version" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "range_factor_version" ADD COLUMN "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "range_factor_version" ADD COLUMN "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "range_factor_version" ADD COLUMN "effective_from" date NOT NULL;--> statement-breakpoint
ALTER TABLE "range_factor_version" ADD COLUMN "state" text NOT NULL;--> statement-breakpoint
ALTER TABLE "range_factor_version" ADD COLUMN "edited_by" integer;--> statement-breakpoint
ALTER TABLE "range_factor_version" ADD COLUMN "submitted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "range_factor_version" ADD COLUMN "submitted_by" integer;--> statement-breakpoint
ALTER TABLE "range_factor_version" ADD COLUMN "published_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "range_factor_version" ADD COLUMN "published_by" integer;--> statement-breakpoint
ALTER TABLE "range_factor_version" ADD CONSTRAINT "range_factor_version_edited_by_account_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "range_factor_version" ADD CONSTRAINT "range_factor_version_submitted_by_account_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "range_factor_version" ADD CONSTRAINT "range_factor_version_published_by_account_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "range_factor_version_day" ON "range_factor_version" USING btree ("effective_from") WHERE "range_factor_version"."state" = 'published';--> statement-breakpoint
ALTER TABLE "range_factor" DROP COLUMN "edited_by";--> statement-breakpoint
ALTER TABLE "range_factor_version" ADD CONSTRAINT "range_factor_version_state" CHECK ("range_factor_version"."state" in ('review', 'published'));--> statement-breakpoint
ALTER TABLE "range_factor_version" ADD CONSTRAINT "range_factor_version_published" CHECK (("range_factor_version"."state" = 'published') = ("range_factor_version"."published_at" is not null));--> statement-breakpoint
-- Data: what was becomes a version from the day on that it held, and the factors of today the one in force. A database without factors gets none.
INSERT INTO "range_factor_version" ("effective_from", "state", "factors", "published_at")
WITH "first" AS (
	SELECT least(
		coalesce(
			(SELECT min("effective_from") FROM "fee_table" WHERE "state" IN ('published', 'superseded')),
			(now() AT TIME ZONE 'Asia/Riyadh')::date
		),
		(SELECT min("until") - 1 FROM "factors_until")
	) AS "day"
)
SELECT coalesce(lag("until") OVER (ORDER BY "until"), "first"."day"), 'published', "factors", now()
FROM "factors_until", "first"
UNION ALL
SELECT
	coalesce((SELECT max("until") FROM "factors_until"), "first"."day"),
	'published',
	coalesce((
		SELECT jsonb_agg(jsonb_build_object(
			'id', each."id"::text,
			'scope', CASE WHEN each."scope" = 'general' THEN jsonb_build_object('kind', 'general')
				ELSE jsonb_build_object('kind', each."scope", 'code', coalesce(family."code", sub_family."code", type."code")) END,
			'min', each."min", 'max', each."max", 'factor', each."factor",
			'status', each."status", 'confirmed', each."confirmed"
		) ORDER BY each."min", each."id")
		FROM "range_factor" each
		LEFT JOIN "product_family" family ON family."id" = each."family_id"
		LEFT JOIN "product_sub_family" sub_family ON sub_family."id" = each."sub_family_id"
		LEFT JOIN "product_type" type ON type."id" = each."type_id"
		WHERE each."active"
	), '[]'::jsonb),
	now()
FROM "first"
WHERE EXISTS (SELECT FROM "range_factor") OR EXISTS (SELECT FROM "factors_until");
