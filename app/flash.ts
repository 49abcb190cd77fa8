import type { Promised } from "../domain/cases/tasks/promised.ts";
import { writeCookie } from "./cookies.ts";
import type { Flash } from "./request-context.ts";

export const flashCodes = [
	"contact_sent",
	"application_sent",
	"reminder_mailed",
	"reminder_confirmed",
	"reminders_stopped",
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
	"records_hidden",
	"records_shown",
	"none_selected",
	"not_hidden",
	"user_created",
	"user_invited",
	"sessions_of_colleague_ended",
	"two_factor_of_colleague_off",
	"backup_requested",
	"user_role_updated",
	"user_deleted",
	"reset_email_sent",
	"content_added",
	"content_updated",
	"content_deleted",
	"people_taken_back",
	"task_taken",
	"examples_removed",
	"saved",
	"intakes_rolled",
	"intakes_same",
	"sent",
	"stored_not_mailed",
	"discarded",
	"signed_in",
	"signed_up",
	"signed_out",
	"recovery_sent",
	"password_set",
	"email_confirmed",
	"two_factor_on",
	"two_factor_off",
	"password_changed",
	"address_mailed",
	"address_changed",
	"session_ended",
	"sessions_ended",
	"my_link_sent",
	"my_signed_out",
	"my_signed_out_everywhere",
	"message_sent",
	"paper_sent",
	"page_removed",
	"consent_given",
	"consent_withdrawn",
	"other_application",
	"pack_agreed",
	"pack_withdrawn",
	"erasure_asked",
	"erasure_canceled",
	"copy_limited",
	"my_details_saved",
	"my_details_saved_signed_out",
	"family_link_made",
	"family_link_withdrawn",
	"telegram_disconnected",
	"item_restored",
	"marked_spam",
	"rows_closed",
	"rows_deleted",
	"rows_not_changed",
	"change_undone",
	"undo_too_late",
] as const;

/**
 * Sets a message for the page after a redirect: never text (`Flash`). Shown once, within a minute.
 */
export function flashCookie({ code, reference = "", promise, phone = "" }: Flash): string {
	const parts = [code, reference, promise ? writePromise(promise) : "", phone];
	return writeCookie("flash", parts.join(".").replace(/\.+$/, ""), 60);
}

/** A promise as part of a cookie: seconds since 1970, and the days that do not count. */
const writePromise = ({ at, skipped }: Promised) => [Math.floor(at.getTime() / 1_000), ...skipped].join("_");

/** @param text of `writePromise` */
export function readPromise(text: string): Promised {
	const [seconds, ...skipped] = text.split("_");
	return { at: new Date(Number(seconds) * 1_000), skipped };
}
