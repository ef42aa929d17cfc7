CREATE TABLE "invoice" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"series" text NOT NULL,
	"sequence" integer NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"issued_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"account_id" integer,
	"subscription_id" integer,
	"order_reference" text NOT NULL,
	"transaction_reference" text NOT NULL,
	"corrects_id" integer,
	"total" integer NOT NULL,
	"vat" integer NOT NULL,
	"vat_rate" integer NOT NULL,
	"vat_category" text NOT NULL,
	"buyer_name" text NOT NULL,
	"content" jsonb NOT NULL,
	"is_sample" boolean NOT NULL,
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"icv" integer,
	"previous_hash" text,
	"type_code" text NOT NULL,
	"supply_from" timestamp(3) with time zone NOT NULL,
	"supply_to" timestamp(3) with time zone NOT NULL,
	"search" text GENERATED ALWAYS AS (fold_arabic(coalesce(number, '') || ' ' || coalesce(buyer_name, '') || ' ' || coalesce(order_reference, ''))) STORED NOT NULL,
	CONSTRAINT "invoice_number_unique" UNIQUE("number"),
	CONSTRAINT "invoice_transactionReference_unique" UNIQUE("transaction_reference"),
	CONSTRAINT "invoice_kind" CHECK ("invoice"."kind" in ('STANDARD', 'SIMPLIFIED', 'CREDIT_NOTE')),
	CONSTRAINT "invoice_series" CHECK ("invoice"."series" in ('INVOICE', 'CREDIT_NOTE')),
	CONSTRAINT "invoice_vat_category" CHECK ("invoice"."vat_category" in ('S', 'Z', 'E', 'O')),
	CONSTRAINT "invoice_figures" CHECK ("invoice"."total" > 0 and "invoice"."vat" between 0 and "invoice"."total" and "invoice"."sequence" > 0
        and ("invoice"."kind" = 'CREDIT_NOTE') = ("invoice"."series" = 'CREDIT_NOTE')
        and ("invoice"."corrects_id" is null) = ("invoice"."series" = 'INVOICE'))
);
--> statement-breakpoint
CREATE TABLE "invoice_counter" (
	"series" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gateway_notification" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gateway_notification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"received_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"reference" text NOT NULL,
	"command" text NOT NULL,
	"response_code" text NOT NULL,
	"gateway_id" text NOT NULL,
	"amount" integer
);
--> statement-breakpoint
CREATE TABLE "payment_order" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"reference" text NOT NULL,
	"customer_id" integer,
	"subscription_id" integer NOT NULL,
	"is_renewal" boolean NOT NULL,
	"plan_id" integer NOT NULL,
	"plan_name_en" text NOT NULL,
	"plan_name_ar" text NOT NULL,
	"period" text NOT NULL,
	"users" integer NOT NULL,
	"amount" integer NOT NULL,
	"vat" integer NOT NULL,
	"vat_rate" integer NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"billing" jsonb,
	"customer_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold_arabic(coalesce(reference, '') || ' ' || coalesce(customer_name, '') || ' ' || coalesce(customer_email, '') || ' ' || coalesce(plan_name_en, '') || ' ' || coalesce(plan_name_ar, ''))) STORED NOT NULL,
	CONSTRAINT "payment_order_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payment_order_status" CHECK ("payment_order"."status" in ('OPEN', 'PAID', 'CANCELLED')),
	CONSTRAINT "payment_order_period" CHECK ("payment_order"."period" in ('MONTHLY', 'YEARLY')),
	CONSTRAINT "payment_order_figures" CHECK ("payment_order"."amount" > 0 and "payment_order"."vat" between 0 and "payment_order"."amount" and "payment_order"."vat_rate" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "payment_request" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"account_id" integer NOT NULL,
	"key" uuid NOT NULL,
	"content" text NOT NULL,
	"transaction_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_task" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_task_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"transaction_id" integer NOT NULL,
	"done_at" timestamp(3) with time zone,
	"actor_id" integer,
	"note" text,
	CONSTRAINT "payment_task_kind" CHECK ("payment_task"."kind" in ('LATE_PAYMENT', 'UNRESOLVED', 'REFUND_FAILED'))
);
--> statement-breakpoint
CREATE TABLE "renewal" (
	"subscription_id" integer PRIMARY KEY NOT NULL,
	"card_id" integer NOT NULL,
	"ends_at" timestamp(3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"is_stopped" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_card" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_card_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"owner_id" integer,
	"token" text NOT NULL,
	"token_hash" text NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"expires" text NOT NULL,
	"agreement_id" text,
	"deleted_at" timestamp(3) with time zone,
	CONSTRAINT "saved_card_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "saved_card_brand" CHECK ("saved_card"."brand" in ('MADA', 'VISA', 'MASTERCARD', 'AMEX', 'OTHER'))
);
--> statement-breakpoint
CREATE TABLE "transaction" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transaction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"order_id" integer NOT NULL,
	"customer_id" integer,
	"payment_id" integer,
	"amount" integer NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"method" text,
	"saved_card_id" integer,
	"saves_card" boolean DEFAULT false NOT NULL,
	"language" text NOT NULL,
	"authentication_url" text,
	"failure" text,
	"used_for" text,
	"brand" text,
	"last_four" text,
	"gateway_id" text,
	"response_code" text,
	"finished_at" timestamp(3) with time zone,
	"next_check_at" timestamp(3) with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	"actor_id" integer,
	"note" text,
	"search" text GENERATED ALWAYS AS (fold_arabic(coalesce(reference, '') || ' ' || coalesce(gateway_id, '') || ' ' || coalesce(last_four, ''))) STORED NOT NULL,
	CONSTRAINT "transaction_reference_unique" UNIQUE("reference"),
	CONSTRAINT "transaction_kind" CHECK ("transaction"."kind" in ('PURCHASE', 'REFUND')),
	CONSTRAINT "transaction_status" CHECK ("transaction"."status" in ('PENDING', 'SUCCEEDED', 'FAILED')),
	CONSTRAINT "transaction_use" CHECK ("transaction"."used_for" in ('SUBSCRIPTION', 'CREDIT', 'CREDIT_APPLIED')),
	CONSTRAINT "transaction_failure" CHECK ("transaction"."failure" in ('declined', 'insufficientFunds', 'cardExpired', 'wrongCard', 'notAuthenticated', 'cancelled', 'notStarted')),
	CONSTRAINT "transaction_state" CHECK ("transaction"."amount" > 0 and ("transaction"."kind" = 'REFUND') = ("transaction"."payment_id" is not null)
        and ("transaction"."status" = 'PENDING') = ("transaction"."finished_at" is null)
        and ("transaction"."used_for" is null or ("transaction"."status" = 'SUCCEEDED' and "transaction"."kind" = 'PURCHASE')))
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "attachment" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "attachment_name" text;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_subscription_id_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscription"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_corrects_id_invoice_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_order" ADD CONSTRAINT "payment_order_customer_id_account_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_order" ADD CONSTRAINT "payment_order_subscription_id_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscription"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_order" ADD CONSTRAINT "payment_order_plan_id_price_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."price_plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_request" ADD CONSTRAINT "payment_request_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_request" ADD CONSTRAINT "payment_request_transaction_id_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_task" ADD CONSTRAINT "payment_task_transaction_id_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_task" ADD CONSTRAINT "payment_task_actor_id_account_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewal" ADD CONSTRAINT "renewal_subscription_id_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewal" ADD CONSTRAINT "renewal_card_id_saved_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."saved_card"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_card" ADD CONSTRAINT "saved_card_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction" ADD CONSTRAINT "transaction_order_id_payment_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction" ADD CONSTRAINT "transaction_customer_id_account_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction" ADD CONSTRAINT "transaction_payment_id_transaction_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction" ADD CONSTRAINT "transaction_saved_card_id_saved_card_id_fk" FOREIGN KEY ("saved_card_id") REFERENCES "public"."saved_card"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction" ADD CONSTRAINT "transaction_actor_id_account_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_sequence" ON "invoice" USING btree ("series","sequence");--> statement-breakpoint
CREATE INDEX "invoice_by_account" ON "invoice" USING btree ("account_id","issued_at","id");--> statement-breakpoint
CREATE INDEX "invoice_by_subscription" ON "invoice" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "invoice_by_corrected" ON "invoice" USING btree ("corrects_id");--> statement-breakpoint
CREATE INDEX "invoice_by_issue" ON "invoice" USING btree ("issued_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "gateway_notification_once" ON "gateway_notification" USING btree ("reference","command","gateway_id","response_code","amount");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_order_open" ON "payment_order" USING btree ("customer_id") WHERE status = 'OPEN';--> statement-breakpoint
CREATE INDEX "payment_order_by_customer" ON "payment_order" USING btree ("customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payment_order_by_subscription" ON "payment_order" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "payment_order_by_plan" ON "payment_order" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "payment_order_by_creation" ON "payment_order" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_request_key" ON "payment_request" USING btree ("account_id","key");--> statement-breakpoint
CREATE INDEX "payment_request_by_transaction" ON "payment_request" USING btree ("transaction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_task_open" ON "payment_task" USING btree ("transaction_id","kind") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "payment_task_by_transaction" ON "payment_task" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "payment_task_by_actor" ON "payment_task" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "payment_task_by_creation" ON "payment_task" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "renewal_by_card" ON "renewal" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "saved_card_by_owner" ON "saved_card" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "saved_card_by_creation" ON "saved_card" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "saved_card_deleted" ON "saved_card" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "transaction_payment_pending" ON "transaction" USING btree ("order_id") WHERE status = 'PENDING' and kind = 'PURCHASE';--> statement-breakpoint
CREATE UNIQUE INDEX "transaction_refund_pending" ON "transaction" USING btree ("payment_id") WHERE status = 'PENDING' and kind = 'REFUND';--> statement-breakpoint
CREATE UNIQUE INDEX "transaction_order_paid" ON "transaction" USING btree ("order_id") WHERE used_for = 'SUBSCRIPTION';--> statement-breakpoint
CREATE INDEX "transaction_by_order" ON "transaction" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "transaction_by_payment" ON "transaction" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "transaction_by_card" ON "transaction" USING btree ("saved_card_id");--> statement-breakpoint
CREATE INDEX "transaction_by_customer" ON "transaction" USING btree ("customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "transaction_by_actor" ON "transaction" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "transaction_by_creation" ON "transaction" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "transaction_by_check" ON "transaction" USING btree ("next_check_at") WHERE status = 'PENDING';