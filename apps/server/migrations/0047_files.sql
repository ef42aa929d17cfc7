CREATE TABLE "saved_file" (
	"id" text PRIMARY KEY NOT NULL,
	"bucket_id" text NOT NULL,
	"owner_id" integer,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text,
	"state" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone,
	CONSTRAINT "saved_file_bucket" CHECK ("saved_file"."bucket_id" in ('profile-pictures', 'product-pictures', 'pictures', 'product-sheets', 'invoices', 'releases', 'contact-attachments')),
	CONSTRAINT "saved_file_state" CHECK ("saved_file"."state" in ('uploading', 'stored', 'removed')),
	CONSTRAINT "saved_file_size" CHECK ("saved_file"."size" > 0),
	CONSTRAINT "saved_file_checksum" CHECK ("saved_file"."state" <> 'stored' or "saved_file"."sha256" is not null)
);
--> statement-breakpoint
CREATE TABLE "saved_part" (
	"file_id" text NOT NULL,
	"number" integer NOT NULL,
	"size" integer NOT NULL,
	"sha256" text,
	"object" text,
	"bytes" "bytea",
	CONSTRAINT "saved_part_file_id_number_pk" PRIMARY KEY("file_id","number"),
	CONSTRAINT "saved_part_object" UNIQUE("object"),
	CONSTRAINT "saved_part_place" CHECK (num_nonnulls("saved_part"."object", "saved_part"."bytes") = 1 and "saved_part"."size" > 0 and "saved_part"."number" >= 0)
);
--> statement-breakpoint
ALTER TABLE "contact_entry" ADD COLUMN "file_id" text;--> statement-breakpoint
ALTER TABLE "product_batch" ADD COLUMN "file_id" text;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "file_id" text;--> statement-breakpoint
ALTER TABLE "profile_image" ADD COLUMN "file_id" text;--> statement-breakpoint
ALTER TABLE "product_image" ADD COLUMN "file_id" text;--> statement-breakpoint
UPDATE "product_image" SET "file_id" = gen_random_uuid()::text;
--> statement-breakpoint
UPDATE "profile_image" SET "file_id" = gen_random_uuid()::text;
--> statement-breakpoint
UPDATE "contact_entry" SET "file_id" = gen_random_uuid()::text WHERE "picture" IS NOT NULL;
--> statement-breakpoint
INSERT INTO "saved_file" ("id", "bucket_id", "owner_id", "name", "media_type", "size", "sha256", "state", "created_at")
  SELECT "file_id", 'product-pictures', "owner_id", 'picture.webp', 'image/webp', octet_length("bytes"), encode(sha256("bytes"), 'hex'), 'stored', "at"
  FROM (SELECT i."file_id", p."owner_id", i."picture" AS "bytes", i."created_at" AS "at"
    FROM "product_image" i JOIN "product" p ON p."id" = i."product_id") AS kept;
--> statement-breakpoint
INSERT INTO "saved_part" ("file_id", "number", "size", "sha256", "bytes")
  SELECT "file_id", 0, octet_length("bytes"), encode(sha256("bytes"), 'hex'), "bytes"
  FROM (SELECT i."file_id", p."owner_id", i."picture" AS "bytes", i."created_at" AS "at"
    FROM "product_image" i JOIN "product" p ON p."id" = i."product_id") AS kept;
--> statement-breakpoint
INSERT INTO "saved_file" ("id", "bucket_id", "owner_id", "name", "media_type", "size", "sha256", "state", "created_at")
  SELECT "file_id", 'profile-pictures', "owner_id", 'photo', "type", octet_length("bytes"), encode(sha256("bytes"), 'hex'), 'stored', "at"
  FROM (SELECT i."file_id", i."account_id" AS "owner_id", substring(i."data_uri" FROM '^data:([^;,]+)') AS "type",
      decode(split_part(i."data_uri", ',', 2), 'base64') AS "bytes", a."updated_at" AS "at"
    FROM "profile_image" i JOIN "account" a ON a."id" = i."account_id") AS kept;
--> statement-breakpoint
INSERT INTO "saved_part" ("file_id", "number", "size", "sha256", "bytes")
  SELECT "file_id", 0, octet_length("bytes"), encode(sha256("bytes"), 'hex'), "bytes"
  FROM (SELECT i."file_id", i."account_id" AS "owner_id", substring(i."data_uri" FROM '^data:([^;,]+)') AS "type",
      decode(split_part(i."data_uri", ',', 2), 'base64') AS "bytes", a."updated_at" AS "at"
    FROM "profile_image" i JOIN "account" a ON a."id" = i."account_id") AS kept;
--> statement-breakpoint
INSERT INTO "saved_file" ("id", "bucket_id", "owner_id", "name", "media_type", "size", "sha256", "state", "created_at")
  SELECT "file_id", 'contact-attachments', NULL, 'picture.webp', 'image/webp', octet_length("bytes"), encode(sha256("bytes"), 'hex'), 'stored', "at"
  FROM (SELECT e."file_id", e."picture" AS "bytes", e."at" FROM "contact_entry" e WHERE e."file_id" IS NOT NULL) AS kept;
--> statement-breakpoint
INSERT INTO "saved_part" ("file_id", "number", "size", "sha256", "bytes")
  SELECT "file_id", 0, octet_length("bytes"), encode(sha256("bytes"), 'hex'), "bytes"
  FROM (SELECT e."file_id", e."picture" AS "bytes", e."at" FROM "contact_entry" e WHERE e."file_id" IS NOT NULL) AS kept;
--> statement-breakpoint
ALTER TABLE "product_image" ALTER COLUMN "file_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "profile_image" ALTER COLUMN "file_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "saved_file" ADD CONSTRAINT "saved_file_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_part" ADD CONSTRAINT "saved_part_file_id_saved_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."saved_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_file_by_owner" ON "saved_file" USING btree ("owner_id","bucket_id");--> statement-breakpoint
CREATE INDEX "saved_file_expiring" ON "saved_file" USING btree ("expires_at") WHERE expires_at is not null;--> statement-breakpoint
CREATE INDEX "saved_file_not_stored" ON "saved_file" USING btree ("created_at") WHERE state <> 'stored';--> statement-breakpoint
ALTER TABLE "contact_entry" ADD CONSTRAINT "contact_entry_file_id_saved_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."saved_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_batch" ADD CONSTRAINT "product_batch_file_id_saved_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."saved_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_file_id_saved_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."saved_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_image" ADD CONSTRAINT "product_image_file_id_saved_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."saved_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_entry" DROP COLUMN "picture";--> statement-breakpoint
ALTER TABLE "product_image" DROP COLUMN "picture";--> statement-breakpoint
ALTER TABLE "contact_entry" ADD CONSTRAINT "contact_entry_fileId_unique" UNIQUE("file_id");--> statement-breakpoint
ALTER TABLE "product_batch" ADD CONSTRAINT "product_batch_fileId_unique" UNIQUE("file_id");--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_fileId_unique" UNIQUE("file_id");--> statement-breakpoint
ALTER TABLE "profile_image" ADD CONSTRAINT "profile_image_fileId_unique" UNIQUE("file_id");--> statement-breakpoint
ALTER TABLE "product_image" ADD CONSTRAINT "product_image_fileId_unique" UNIQUE("file_id");
--> statement-breakpoint
CREATE FUNCTION remove_saved_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD."file_id" IS DISTINCT FROM NEW."file_id" THEN
    UPDATE "saved_file" SET "state" = 'removed', "owner_id" = NULL, "name" = 'file' WHERE "id" = OLD."file_id";
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "product_image_file" AFTER DELETE OR UPDATE OF "file_id" ON "product_image"
  FOR EACH ROW EXECUTE FUNCTION remove_saved_file();
--> statement-breakpoint
CREATE TRIGGER "profile_image_file" AFTER DELETE OR UPDATE OF "file_id" ON "profile_image"
  FOR EACH ROW EXECUTE FUNCTION remove_saved_file();
--> statement-breakpoint
CREATE TRIGGER "contact_entry_file" AFTER DELETE OR UPDATE OF "file_id" ON "contact_entry"
  FOR EACH ROW EXECUTE FUNCTION remove_saved_file();
--> statement-breakpoint
CREATE TRIGGER "product_batch_file" AFTER DELETE OR UPDATE OF "file_id" ON "product_batch"
  FOR EACH ROW EXECUTE FUNCTION remove_saved_file();
