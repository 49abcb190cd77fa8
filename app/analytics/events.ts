type Nothing = Record<never, never>;
export type RecordKind = "university" | "program" | "blog_post";
export type Level = "low" | "medium" | "high";

/**
 * Everything that the ad pixel is ever told, under these names and with these values alone (spec §7, LIMIT-14). What a visitor
 * types is in none of them but Search.
 */
export type AdEvents = {
	PageView: Nothing;
	ViewContent: { content_type: RecordKind; content_ids: [string]; content_name: string };
	Search: { search_string: string; content_category: string };
	AddToWishlist: { content_ids: [string]; content_name: string; content_category: "university" };
	Lead: { value: 100; currency: "USD" };
	ApplicationSubmitted: Nothing;
	Contact: Nothing;
	CompleteRegistration: { status: true };
	"visa-status-checked": Nothing;
	"page-engagement": { level: Level };
};
export type AdEvent = keyof AdEvents;

/** Names of our own; the others are Meta's standard ones. */
export const isCustom = (name: AdEvent) => /^(ApplicationSubmitted|visa-status-checked|page-engagement)$/.test(name);

/** What the server knows first, and has the browser tell. */
export type TellingEvent = "Lead" | "Contact" | "CompleteRegistration" | "visa-status-checked";
