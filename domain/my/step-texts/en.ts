/** Whose turn it is, what, and until when, as the page and the bot tell it. */
export const stepTexts = {
	own: {
		turns: {
			applicant: "Your turn",
			consultancy: "Our turn",
			university: "The university decides",
			embassy: "The embassy decides",
		},
		by: (date: string) => `by ${date}`,
		byTime: (moment: string) => `by ${moment} (Tashkent time)`,
		on: (date: string) => `on ${date}`,
		nothing: "You don’t need to do anything now.",
		overdue: {
			applicant: "This date has passed. If something got in the way or you need more time, write to us.",
			others: "This date has passed. Write to us or call us, and we will tell you what is happening.",
		},
		next: {
			pending: "We are reading your application and will contact you by phone or messenger.",
			contacted: "We are putting together your list of universities and documents and will go through it with you.",
			in_review: "We are choosing the program with you and checking your documents.",
			documents_requested:
				"Get the documents ready that we asked you for. Write to us if you are not sure which ones or how to send them.",
			interview_scheduled: "Get ready for the interview. We will tell you the exact time in Tashkent and in Korea.",
			accepted: "The university has admitted you. Now get your visa documents ready.",
			enrolled: "You have arrived in Korea. Complete your alien registration within 90 days of your arrival.",
			rejected:
				"You can choose another program or wait for the next intake. Write to us, and we will tell you what is possible.",
		},
		closed: "This application is closed",
		reason: (text: string) => `Reason: ${text}`,
		steps: {
			pending: "Application received",
			contacted: "First conversation",
			in_review: "Choosing a program, checking documents",
			documents_requested: "Documents",
			interview_scheduled: "Interview",
			accepted: "Visa",
			enrolled: "Studies",
		},
	},
	/** For the family, whose child reads "you". */
	family: {
		turns: {
			applicant: "The applicant’s turn",
			consultancy: "Our turn",
			university: "The university decides",
			embassy: "The embassy decides",
		},
		asSeen: "What we wrote to the applicant about the next step:",
		nothing: "Your family doesn’t need to do anything now.",
	},
};

export type StepTexts = typeof stepTexts;
