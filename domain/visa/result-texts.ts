import type { VisaResultTexts } from "./result.ts";

/** English: the language of the JSON API; the page's other languages translate it. */
export const visaResultTexts: VisaResultTexts = {
	none: {
		status: "No visa found",
		message:
			"The portal has no application with these details. Check the name, number and date against the passport, letter by letter. Some applications appear only after a decision.",
	},
	off: {
		status: "Demo Data",
		message:
			"This site is not connected to the visa portal yet, so this result is not about your visa. Your details were not sent anywhere.",
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
		cancelled: "Canceled",
		expired: "Expired",
	},
	meanings: {
		submitted: "The office has received your application. You do not need to do anything now.",
		under_review: "The office is examining your application. This usually takes 2–4 weeks.",
		additional_info:
			"More documents are needed. Ask the office where you applied which ones, or ask us, as soon as you can.",
		approved:
			"Your visa is approved. Print the visa grant notice from visa.go.kr, check the name and dates, and collect your passport where you applied.",
		used: "This visa was approved and has been used to enter Korea.",
		refused:
			"The visa was refused. Write to us: we will go through the reason with you and tell you what you can do next.",
		returned:
			"The application was sent back without a decision. Ask the office where you applied what needs to be corrected.",
		withdrawn: "The application was withdrawn, so no visa will be issued.",
		cancelled: "The application or visa was canceled. Ask the office where you applied for the reason.",
		expired: "This application or visa has expired. You need a new visa to travel.",
	},
	unknownMeaning: "We do not know this status yet: it is the portal’s own wording. Ask us what it means for you.",
	singleEntry: "Single entry",
	multipleEntry: "Multiple entry",
	used: "This visa has been used. If it was a single-entry visa, you cannot enter with it again.",
	expired: "This visa has expired. You cannot travel with it.",
	expiring: (days) =>
		days === 0 ? "This visa expires today." : `This visa expires in ${days} ${days === 1 ? "day" : "days"}.`,
	reason: "Reason given by the portal:",
};
