import type { handChannels } from "../../../database/values.ts";

/** How an answer is stored that staff send in a messenger by hand, or else that the site sends. */
export const sentBy = (byHand: (typeof handChannels)[number] | undefined, usual: "web" | "email" = "web") =>
	byHand ? { channel: byHand, data: { byHand: "yes" } } : { channel: usual };
