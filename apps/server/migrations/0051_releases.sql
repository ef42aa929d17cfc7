CREATE TABLE "release" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "release_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"platform" text NOT NULL,
	"channel" text NOT NULL,
	"version_name" text NOT NULL,
	"notes_en" text NOT NULL,
	"notes_ar" text NOT NULL,
	"file_id" text NOT NULL,
	"state" text DEFAULT 'DRAFT' NOT NULL,
	"signature" text,
	"published_at" timestamp(3) with time zone,
	"reason" text,
	CONSTRAINT "release_fileId_unique" UNIQUE("file_id"),
	CONSTRAINT "release_version" UNIQUE("platform","channel","version_name"),
	CONSTRAINT "release_platform" CHECK ("release"."platform" in ('windows-x64', 'macos-arm64', 'macos-x64', 'linux-x64')),
	CONSTRAINT "release_channel" CHECK ("release"."channel" in ('stable', 'beta')),
	CONSTRAINT "release_state" CHECK ("release"."state" in ('DRAFT', 'PUBLISHED', 'WITHDRAWN')),
	CONSTRAINT "release_version_name" CHECK ("release"."version_name" ~ '^[0-9]{1,4}[.][0-9]{1,4}[.][0-9]{1,4}$'),
	CONSTRAINT "release_signed" CHECK ("release"."state" = 'DRAFT' or num_nonnulls("release"."signature", "release"."published_at") = 2),
	CONSTRAINT "release_reason" CHECK (("release"."state" = 'WITHDRAWN') = ("release"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "release" ADD CONSTRAINT "release_file_id_saved_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."saved_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "release_published" ON "release" USING btree ("channel","platform") WHERE state = 'PUBLISHED';
--> statement-breakpoint
CREATE TRIGGER "release_file" AFTER DELETE OR UPDATE OF "file_id" ON "release"
  FOR EACH ROW EXECUTE FUNCTION remove_saved_file();
