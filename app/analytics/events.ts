type Nothing = Record<never, never>;
export type RecordKind = "university" | "program" | "blog_post";
export type Level = "low" | "medium" | "high";

/**
 * Everything that the ad pixel receives: these events with these values (spec §7, LIMIT-14). Only Search contains user
 * input.
 */
export type AdEvents = {
	PageView: Nothing;
	ViewContent: { content_type: RecordKind; content_ids: [string]; content_name: string };
	Search: { search_string: string; content_category: string };
	AddToWishlist: { content_ids: [string]; content_name: string; content_category: "program" | "university" };
	Lead: { value: 100; currency: "USD" };
	ApplicationSubmitted: Nothing;
	Contact: Nothing;
	CompleteRegistration: { status: true };
	"visa-status-checked": Nothing;
	"page-engagement": { level: Level };
};
export type AdEvent = keyof AdEvents;

/** Custom event names; the others are Meta's standard events. */
export const isCustom = (name: AdEvent) => /^(ApplicationSubmitted|visa-status-checked|page-engagement)$/.test(name);

/** Events that the server detects and the browser reports. */
export type ServerEvent = "Lead" | "Contact" | "CompleteRegistration" | "visa-status-checked";
