-- Of a product or a history row that is written, PostgreSQL looks up each key it refers to, row by row. These two triggers look up the keys of
-- a whole statement at once, with the same lock and the same error. Everything else of the foreign keys stays PostgreSQL's own: what
-- happens where a row that is referred to is deleted or gets another key, and the check where a reference is changed.
-- docs/decisions/0030-references-are-checked-once-a-statement.md
CREATE FUNCTION refuse_reference(child text, constraint_name text, child_column text, parent text, missing integer) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
	RAISE foreign_key_violation USING
		MESSAGE = format('insert or update on table "%s" violates foreign key constraint "%s"', child, constraint_name),
		DETAIL = format('Key (%s)=(%s) is not present in table "%s".', child_column, missing, parent),
		SCHEMA = 'public', TABLE = child, CONSTRAINT = constraint_name;
END $$;
--> statement-breakpoint
CREATE FUNCTION product_references() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	owners integer[];
	stores integer[];
	sub_families integer[];
	types integer[];
	fee_tables integer[];
	found integer[];
BEGIN
	SELECT array_agg(DISTINCT owner_id), array_agg(DISTINCT store_id), array_agg(DISTINCT sub_family_id),
		coalesce(array_agg(DISTINCT type_id) FILTER (WHERE type_id IS NOT NULL), '{}'), array_agg(DISTINCT fee_table_id)
	INTO owners, stores, sub_families, types, fee_tables
	FROM added;
	-- In the order of their keys, so that two statements do not wait for each other.
	found := ARRAY(SELECT id FROM public.account WHERE id = ANY (owners) ORDER BY id FOR KEY SHARE);
	IF NOT owners <@ found THEN
		PERFORM public.refuse_reference('product', 'product_owner_id_account_id_fk', 'owner_id', 'account', each)
		FROM unnest(owners) AS each WHERE each <> ALL (found);
	END IF;
	found := ARRAY(SELECT id FROM public.store WHERE id = ANY (stores) ORDER BY id FOR KEY SHARE);
	IF NOT stores <@ found THEN
		PERFORM public.refuse_reference('product', 'product_store_id_store_id_fk', 'store_id', 'store', each)
		FROM unnest(stores) AS each WHERE each <> ALL (found);
	END IF;
	found := ARRAY(SELECT id FROM public.product_sub_family WHERE id = ANY (sub_families) ORDER BY id FOR KEY SHARE);
	IF NOT sub_families <@ found THEN
		PERFORM public.refuse_reference('product', 'product_sub_family_id_product_sub_family_id_fk', 'sub_family_id', 'product_sub_family', each)
		FROM unnest(sub_families) AS each WHERE each <> ALL (found);
	END IF;
	found := ARRAY(SELECT id FROM public.product_type WHERE id = ANY (types) ORDER BY id FOR KEY SHARE);
	IF NOT types <@ found THEN
		PERFORM public.refuse_reference('product', 'product_type_id_product_type_id_fk', 'type_id', 'product_type', each)
		FROM unnest(types) AS each WHERE each <> ALL (found);
	END IF;
	found := ARRAY(SELECT id FROM public.fee_table WHERE id = ANY (fee_tables) ORDER BY id FOR KEY SHARE);
	IF NOT fee_tables <@ found THEN
		PERFORM public.refuse_reference('product', 'product_fee_table_id_fee_table_id_fk', 'fee_table_id', 'fee_table', each)
		FROM unnest(fee_tables) AS each WHERE each <> ALL (found);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION history_references() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	actors integer[];
	owners integer[];
	found integer[];
BEGIN
	SELECT coalesce(array_agg(DISTINCT actor_id) FILTER (WHERE actor_id IS NOT NULL), '{}'),
		coalesce(array_agg(DISTINCT owner_id) FILTER (WHERE owner_id IS NOT NULL), '{}')
	INTO actors, owners
	FROM added;
	found := ARRAY(SELECT id FROM public.account WHERE id = ANY (actors || owners) ORDER BY id FOR KEY SHARE);
	IF NOT actors <@ found THEN
		PERFORM public.refuse_reference('history', 'history_actor_id_account_id_fk', 'actor_id', 'account', each)
		FROM unnest(actors) AS each WHERE each <> ALL (found);
	END IF;
	IF NOT owners <@ found THEN
		PERFORM public.refuse_reference('history', 'history_owner_id_account_id_fk', 'owner_id', 'account', each)
		FROM unnest(owners) AS each WHERE each <> ALL (found);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Only a superuser may switch off a trigger of a foreign key. Where the server is none, all stays as it was: right, and slower.
DO $$
DECLARE
	each record;
BEGIN
	CREATE TRIGGER product_references AFTER INSERT ON product
		REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION product_references();
	CREATE TRIGGER history_references AFTER INSERT ON history
		REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION history_references();
	FOR each IN
		SELECT tgrelid::regclass AS child, tgname
		FROM pg_trigger INNER JOIN pg_constraint ON pg_constraint.oid = tgconstraint
		WHERE conrelid IN ('product'::regclass, 'history'::regclass) AND tgrelid = conrelid
			AND tgfoid = '"RI_FKey_check_ins"'::regproc AND conname IN (
				'product_owner_id_account_id_fk', 'product_store_id_store_id_fk', 'product_sub_family_id_product_sub_family_id_fk',
				'product_type_id_product_type_id_fk', 'product_fee_table_id_fee_table_id_fk',
				'history_actor_id_account_id_fk', 'history_owner_id_account_id_fk'
			)
	LOOP
		EXECUTE format('ALTER TABLE %s DISABLE TRIGGER %I', each.child, each.tgname);
	END LOOP;
EXCEPTION WHEN insufficient_privilege THEN
	RAISE NOTICE 'References are checked row by row: switching that off needs a superuser.';
END $$;
