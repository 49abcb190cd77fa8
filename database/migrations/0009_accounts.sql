CREATE TABLE "credentials" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text DEFAULT 'credential' NOT NULL,
	"password" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credentials_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "credentials_account" CHECK ("credentials"."account_id" = "credentials"."user_id"::text and "credentials"."provider_id" = 'credential'),
	CONSTRAINT "credentials_password_hashed" CHECK ("credentials"."password" ~ '^[0-9a-f]{32}:[0-9a-f]{128}$')
);
--> statement-breakpoint
CREATE TABLE "letters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"about" text,
	"language" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "letters_kind_known" CHECK ("letters"."kind" in ('recovery', 'confirmation', 'known-address', 'owner-given', 'owner-taken')),
	CONSTRAINT "letters_state_known" CHECK ("letters"."state" in ('waiting', 'sent', 'failed')),
	CONSTRAINT "letters_language_known" CHECK ("letters"."language" in ('en', 'ru', 'uz')),
	CONSTRAINT "letters_last_error_length" CHECK (char_length("letters"."last_error") <= 300),
	CONSTRAINT "letters_about_length" CHECK (char_length("letters"."about") <= 500)
);
--> statement-breakpoint
CREATE TABLE "policies" (
	"name" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	CONSTRAINT "policies_name_known" CHECK ("policies"."name" in ('staff-second-factor'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ip_address" text,
	"user_agent" text,
	CONSTRAINT "sessions_token_unique" UNIQUE("token"),
	CONSTRAINT "sessions_without_address" CHECK (coalesce("sessions"."ip_address", '') = '' and coalesce("sessions"."user_agent", '') = '')
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	CONSTRAINT "two_factors_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_verified" boolean GENERATED ALWAYS AS (email_confirmed_at is not null) STORED;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "two_factor_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_fold(search_join(display_name, email))) STORED;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letters_of_user" ON "letters" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "letters_by_age" ON "letters" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sessions_of_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_by_end" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verifications_by_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verifications_by_value" ON "verifications" USING btree ("value");--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint

-- Blog pages show authors' names and nothing else of an account: signing in or up is no reason to make them anew.
DROP TRIGGER users_told ON users;
--> statement-breakpoint
DROP TRIGGER profiles_told ON profiles;
--> statement-breakpoint
CREATE TRIGGER users_told AFTER UPDATE OF display_name OR DELETE OR TRUNCATE ON users
	FOR EACH STATEMENT EXECUTE FUNCTION tell_change();
--> statement-breakpoint
CREATE TRIGGER profiles_told AFTER UPDATE OF user_id OR DELETE OR TRUNCATE ON profiles
	FOR EACH STATEMENT EXECUTE FUNCTION tell_change();
--> statement-breakpoint

-- There is always an owner once there was one. Whoever takes the role away waits for whoever else does.
CREATE FUNCTION keep_an_owner() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND NEW.role = 'owner' AND NEW.id = OLD.id AND NEW.user_id = OLD.user_id THEN
		RETURN NEW;
	END IF;
	PERFORM pg_advisory_xact_lock(hashtextextended('owners', 0));
	IF NOT EXISTS (SELECT FROM profiles WHERE role = 'owner' AND id <> OLD.id) THEN
		RAISE EXCEPTION 'the last owner stays' USING ERRCODE = 'check_violation', CONSTRAINT = 'last_owner';
	END IF;
	RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END
$$;
--> statement-breakpoint
CREATE TRIGGER profiles_keep_an_owner BEFORE UPDATE OR DELETE ON profiles
	FOR EACH ROW WHEN (OLD.role = 'owner') EXECUTE FUNCTION keep_an_owner();
--> statement-breakpoint
CREATE FUNCTION refuse_emptying() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
	IF EXISTS (SELECT FROM profiles WHERE role = 'owner') THEN
		RAISE EXCEPTION 'the last owner stays' USING ERRCODE = 'check_violation', CONSTRAINT = 'last_owner';
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER profiles_not_emptied BEFORE TRUNCATE ON profiles FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying();
