/** Who is responsible for the site, what the company charges and returns, and what came of its cases. */
export const company = {
	responsible: "Who is responsible",
	labels: {
		name: "Registered name",
		registration: "Registration or taxpayer number",
		address: "Registered address",
		director: "Director",
		license: "License",
	},
	photo: (name: string) => `The office of ${name}`,
	notPublished: "We have not published our registered name and number yet. Ask for them in writing before you pay.",
	example: "This is an example. Do not rely on it: the company has yet to enter its own details.",
	fees: "What we charge and what we return",
	columns: { service: "Service", price: "Price", due: "When you pay", refund: "What we return" },
	noFees: "We have not published our prices yet. Ask for them in writing before you pay.",
	results: "What came of our cases",
	resultsNote: "Counted by this site from its own cases. Years with fewer than 20 applications are not shown.",
	resultColumns: {
		year: "Year",
		applications: "Applications",
		admissions: "Admissions",
		enrolled: "Began their studies",
	},
	numbers: "The company in numbers",
};
