import { plural } from "../plural.ts";

/** The page with the promises and how they were kept. */
export const promises = {
	title: "Our promises",
	description: "What we promise, and how well we kept it in the last 90 days: counted by this site, not written by us.",
	intro: "Everyone makes promises. Here is what we promise, and what really happened in the last 90 days.",
	happened: "What really happened",
	countedOn: (day: string) => `Counted on ${day}`,
	list: {
		answer: {
			title: "We answer within 24 hours",
			text: "You write to us on this site, and we answer within 24 hours. Sundays and other days on which both offices are closed do not count.",
			how: "We count from the moment we receive your message until our email is delivered, you open our answer on your page, or we reach you by phone.",
		},
		contact: {
			title: "We contact you within 2-3 business days",
			text: "You send an application, and we call or write within 2-3 business days.",
			how: "We count from the moment we receive your application until we reach you. A call without an answer does not count. Business days are Monday to Friday.",
		},
		fees: {
			title: "We agree on fees in writing before you pay",
			text: "The agreement says what we do, what it costs, when you pay and what we refund. Without it you owe us nothing.",
			how: "Ask us for the agreement, and do not pay without it. We cannot show a figure for this promise.",
		},
		visa: {
			title: "We do not promise a visa",
			text: "Universities decide on admission, and the Korean authorities decide on the visa. Nobody can promise either.",
			how: "Did anyone promise you a visa in our name? Check whether it is really us.",
		},
	},
	kept: (kept: string, counted: string, half: string) =>
		`Kept ${kept} of ${counted} times in 90 days. Half took ${half} or less.`,
	slow: (duration: string) => `Nine out of ten took ${duration} or less.`,
	tooFew: "Too few cases so far: we show figures once there are at least 20.",
	unavailable: "We couldn’t load the figures. Please try again in a minute.",
	rules:
		"If the time is over and you still have no answer, we count it as late, even if your message is deleted later. Our staff cannot change the figures.",
	duration: {
		minutes: (count: number) => `${count} min`,
		hours: (count: number) => `${count} h`,
		days: (count: number) => `${count} ${plural("en", count, { one: "day", other: "days" })}`,
	},
};
