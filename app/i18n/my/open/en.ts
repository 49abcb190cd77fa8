/** Opening one's own application: by its reference and phone number, by an emailed link, by a code from staff. */
export const open = {
	intro: "See which step your application is at, whose turn it is, and what to do next. You do not need a password.",
	referenceHint:
		"For example HM-7K3P-Q9TD. It was on the page after you applied and, if you gave an address, in our email.",
	phoneHint: "The number you gave in your application.",
	ownPhone: "This is my own phone: remember it for 30 days",
	send: "Open",
	labels: { reference: "Reference number", phone: "Phone number", email: "Email", code: "Code" },
	ended: "Your session has ended. Please open your application again.",
	ways: "Other ways",
	waysNeeded: "How to open your application",
	byEmail: {
		title: "Get a link by email",
		text: "We send a link to the email address in your application. It opens your details, too.",
		send: "Send the link",
		off: "We cannot send emails at the moment.",
	},
	byTelegram: {
		title: "Open it in Telegram",
		text: "Share your phone number with our bot. If it is the one in your application, the bot sends a button that opens it.",
	},
	byCode: {
		title: "Enter a code from our staff",
		text: "Call one of our offices. We will call you back on the number in your application and read out a six-digit code.",
		hint: "Six digits. The code works for 10 minutes.",
		open: "Enter the code",
		lost: "Lost the reference number? Call us: when we call you back, we tell you the number and a code.",
	},
	link: {
		title: "Open your application",
		text: "Press the button to open your application in this browser. The link works once.",
	},
	everywhere: {
		title: "Sign out on all devices",
		text: "You will be signed out of your application on all devices. Telegram chats that were connected with only the reference number and phone number are disconnected. To see it again, open it with your reference number and phone number, or ask for a new link.",
		send: "Sign out on all devices",
	},
	failures: {
		pair_unknown: "We found no application with this reference and phone number.",
		needs_link: "You can open an application only with a link that we email to you or with a code from our staff.",
		link_unusable: "This link has been used or is too old. Ask for a new one.",
	},
	limited: (minutes: number) =>
		minutes > 90
			? `Too many wrong attempts today. Open your application with an emailed link or a code from our staff, or try again in ${Math.ceil(minutes / 60)} hours.`
			: `Too many wrong attempts. Please wait ${minutes} min and try again, or get a link by email.`,
	failed:
		"We could not open your application: our system is unavailable right now. What you entered is still here. Try again in a few minutes, or call us.",
	unavailable: {
		title: "We cannot show your application right now",
		text: "Our system is unavailable for a short time. Nothing is lost. Try again in a few minutes, or call us:",
	},
};

export type OpenTexts = typeof open;
