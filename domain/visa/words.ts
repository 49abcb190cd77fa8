import type { VisaWords } from "./result.ts";

/** English: what the JSON door answers in, and what the page's other languages translate. */
export const visaWords: VisaWords = {
	none: {
		status: "No visa found",
		message:
			"The portal knows no application with these data. Compare the name, the number and the date with the passport, letter by letter. An application may also appear only when it has been decided.",
	},
	off: {
		status: "Demo Data",
		message:
			"This site is not connected to the visa portal yet, so this is no answer about your visa. Nothing was sent.",
	},
	groups: {
		submitted: "Application Submitted",
		under_review: "Under Review",
		additional_info: "Additional Info Required",
		approved: "Approved",
		used: "Used",
		refused: "Refused",
		returned: "Returned",
		withdrawn: "Withdrawn",
		cancelled: "Cancelled",
		expired: "Expired",
	},
	meanings: {
		submitted: "Your application was received. Nothing is asked of you now.",
		under_review: "Your application is being examined. This usually takes 2-4 weeks.",
		additional_info:
			"More documents are asked for. Find out which ones where you applied, or ask us, as soon as you can.",
		approved: "Your visa was approved. Collect it where you applied, and check the name and the dates on it.",
		used: "This visa was approved and has been used to enter Korea.",
		refused: "The visa was refused. Write to us: we go through the reason with you and say what can be done next.",
		returned: "The application was sent back without a decision. Ask where you applied what has to be put right.",
		withdrawn: "The application was withdrawn. No visa will be issued on it.",
		cancelled: "The application or the visa was cancelled. Ask where you applied why.",
		expired: "The time of this application or visa is over. To travel you need a new one.",
	},
	unknownMeaning: "This is the portal's own word, and we do not know it yet. Ask us what it means for you.",
	singleEntry: "Single entry",
	multipleEntry: "Multiple entry",
	used: "This visa has been used. If it was for a single entry, it does not allow another one.",
	expired: "This visa has expired. It is not valid for travel.",
	expiring: (days) =>
		days === 0 ? "This visa expires today." : `This visa expires in ${days} ${days === 1 ? "day" : "days"}.`,
	reason: "Reason given by the portal:",
};
