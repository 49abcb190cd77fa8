/** The page that tells whether a number, link, name or code is ours. */
export const official = {
	title: "Is it really us?",
	description:
		"Check a phone number, link, email address, name or code before you answer or pay. Our official contacts and how we accept payments.",
	intro: "Check before you answer, send documents or pay.",
	formTitle: "Check a number, link, name or code",
	label: "Phone number, link, email address, name or code",
	hint: "For example: +998 71 000 00 00, @example, t.me/example or 7K3P",
	submit: "Check",
	dataNote: "We do not store what you check.",
	nothing: "Enter a phone number, link, email address, name or code.",
	limited: (minutes: number) => `You have checked too often. Please try again in ${minutes} min.`,
	unavailable: "We cannot check this right now. Call one of the phone numbers below before you pay.",
	yes: "Yes, this is ours",
	yesCode: "We have this code",
	what: {
		phone: (office: string) => `The phone number of our office: ${office}.`,
		email: (office: string) => `The email address of our office: ${office}.`,
		messenger: (platform: string) => `Our official contact on ${platform}.`,
		site: "A page of this website.",
		bot: "Our bot on Telegram.",
		mail: "Our emails come from this address. A sender’s address can be forged: if an email asks for money, call us to check the account details.",
		person: (name: string) => `The published contact of a member of our team: ${name}.`,
		code: (name: string) =>
			`It belongs to ${name}. Anyone can copy a code, a name and a photo. Before you pay, call us on a number from this page and ask about this person.`,
	},
	published: "Published here:",
	no: "Not ours. Do not pay, and tell us.",
	noText: "We do not use this contact. Do not send documents or money there.",
	lookAlike: "It only looks like ours: some letters or the address are different.",
	tellUs: "Tell us",
	/** Titles and texts of answers that are neither yes nor no. */
	unsure: {
		name: {
			title: "A name alone proves nothing",
			text: "We know this name, but anyone can use it. Ask for the code on the team member’s card, and check the phone number or link too.",
		},
		unreadable: {
			title: "We cannot read this",
			text: "This is not a phone number, link, email address or code, so we cannot say whose it is. Ask for the number or the link and check that before you pay.",
		},
	},
	channels: "Our official contacts",
	website: "Website",
	bot: "Telegram bot",
	mail: "Our emails come from",
	team: "The contacts and codes of our team members are on their cards:",
	money: "How we accept payments",
	moneyRules: [
		"We agree on our fees with you in writing before you pay anything.",
		"Sending an application is free. You never pay for our answer.",
		"Universities and embassies charge their own fees. We tell you the ones we know.",
	],
	never: "What we never do",
	neverRules: [
		"We never promise a visa or a place at a university.",
		"We never ask for money without a written agreement.",
		"We never ask for your password or for codes that are sent to your phone.",
	],
	cardCode: (code: string) => `Is it really us? Check code ${code}`,
};
