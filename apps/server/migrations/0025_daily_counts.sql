CREATE TABLE "daily_count" (
	"day" date NOT NULL,
	"event" text NOT NULL,
	"page" text DEFAULT '' NOT NULL,
	"language" text DEFAULT '' NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "daily_count_day_event_page_language_pk" PRIMARY KEY("day","event","page","language"),
	CONSTRAINT "daily_count_event" CHECK ("daily_count"."event" in ('visit', 'botVisit', 'calculation', 'batchRow', 'upload', 'registrationBegun', 'registrationConfirmed', 'registrationApproved', 'planRequest', 'planPayment', 'sharedAnswer')),
	CONSTRAINT "daily_count_language" CHECK ("daily_count"."language" in ('', 'ar', 'en')),
	CONSTRAINT "daily_count_total" CHECK ("daily_count"."total" > 0)
);
