ALTER TABLE "credentials" DROP CONSTRAINT "credentials_password_hashed";--> statement-breakpoint
ALTER TABLE "letters" DROP CONSTRAINT "letters_kind_known";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "platform" text;--> statement-breakpoint
ALTER TABLE "two_factors" ADD COLUMN "last_time_step" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_password_hashed" CHECK ("credentials"."password" ~ '^([0-9a-f]{32}:[0-9a-f]{128}|[$]argon2id[$]v=19[$]m=[0-9]+,t=[0-9]+,p=[0-9]+[$][A-Za-z0-9+/]+[$][A-Za-z0-9+/]+)$');--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_kind_known" CHECK ("letters"."kind" in ('recovery', 'confirmation', 'known-address', 'owner-given', 'owner-taken', 'cleanup-stopped', 'backup-failed', 'password-changed', 'two-factor-on', 'two-factor-off', 'recovery-code-used', 'new-device'));--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_network_length" CHECK (char_length("sessions"."network") <= 50);--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_browser_known" CHECK ("sessions"."browser" in ('Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet', 'Yandex Browser', 'API'));--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_platform_known" CHECK ("sessions"."platform" in ('Android', 'ChromeOS', 'iPad', 'iPhone', 'Linux', 'macOS', 'Windows'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_language_known" CHECK ("users"."language" in ('en', 'ru', 'uz'));