import { writeCookie } from "./cookies.ts";
import type { Flash } from "./request-context.ts";

export const flashCodes = [
	"contact_sent",
	"application_sent",
	"access_denied",
	"content_access_denied",
	"university_added",
	"university_updated",
	"program_added",
	"program_updated",
	"application_updated",
	"post_added",
	"post_updated",
	"notification_resent",
	"item_deleted",
	"user_created",
	"user_role_updated",
	"user_deleted",
	"reset_email_sent",
	"policy_updated",
	"sample_hidden",
	"content_added",
	"content_updated",
	"content_deleted",
	"version_restored",
	"image_described",
	"translation_confirmed",
	"import_discarded",
	"signed_in",
	"signed_up",
	"signed_out",
	"recovery_sent",
	"password_set",
	"email_confirmed",
	"two_factor_on",
	"two_factor_off",
	"password_changed",
	"session_ended",
	"sessions_ended",
	"my_link_sent",
	"my_signed_out",
	"my_signed_out_everywhere",
	"message_sent",
	"my_details_saved",
	"family_link_made",
	"family_link_withdrawn",
] as const;

/** Sets a message for the page after a redirect: only its code, never text. Shown once, within a minute. */
export function flashCookie({ code, reference }: Flash): string {
	return writeCookie("flash", code + (reference ? `.${reference}` : ""), 60);
}
