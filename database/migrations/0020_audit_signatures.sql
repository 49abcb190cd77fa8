CREATE TABLE "audit_signatures" (
	"through_id" bigint NOT NULL,
	"key_id" text NOT NULL,
	"signature" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_signatures_through_id_key_id_pk" PRIMARY KEY("through_id","key_id"),
	CONSTRAINT "audit_signatures_key_id_length" CHECK (char_length("audit_signatures"."key_id") <= 16),
	CONSTRAINT "audit_signatures_signature_length" CHECK (char_length("audit_signatures"."signature") <= 300)
);
--> statement-breakpoint
CREATE TRIGGER audit_signatures_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_signatures
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
