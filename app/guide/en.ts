import type { Guide } from "./guide.ts";
import { sourcesWith } from "./sources.ts";

const sources = sourcesWith({
	studyInKorea: "studyinkorea.go.kr, admission requirements",
	visaTypes: "studyinkorea.go.kr, visa types",
	topikValidity: "topik-hk.org, validity of TOPIK",
	college: "wat.ac.kr, page in Uzbek",
	visaDoctors: "visadoctors.uz, guide for applicants from Uzbekistan, 21 January 2026",
	money: "world.kbs.co.kr, new amounts from 3 July 2023",
	moneyRegions: "walkintokorea.com, 24 July 2023",
	tuberculosis: "newlandchase.com, tuberculosis test, 2016 and 2020",
	tuberculosisNotice: "Ewha Womans University, notice on the tuberculosis certificate",
	certified: "go.seoul.co.kr, certification result, February 2026",
	skku: "Sungkyunkwan University, undergraduate admission",
	koreaUniversity: "Korea University graduate school, admission procedure",
	kangwon: "Kangwon National University, Korean course guide",
	kau: "KAU, language course",
	dongA: "Dong-A University, payment and refund",
	keimyung: "Keimyung University graduate school, tuition and reductions",
	workHours: "Kwangwoon University, notice of 21 February 2024",
	workHoursChange: "openvisakorea.com, part-time hours for international students",
	healthInsurance: "Seoul National University, national health insurance",
	livingLow: "studyoverseashub, living costs",
	livingHigh: "studylink.com, living costs",
	gks: "online.studyinkorea.go.kr, Global Korea Scholarship",
	gksAmounts: "eclatinstitute.sg, GKS undergraduate guideline for 2026",
	visaTime: "Embassy of the Republic of Korea in Finland, visa processing",
	screening: "swu-klc.mailplug.net, language centre notice, undated",
	apostille: "daryo.uz, electronic apostille, 4 August 2022",
});

export const guide: Guide = {
	title: "Admissions guide",
	description:
		"How to get into a university in South Korea: five steps, documents for the visa, scholarships and answers on language, dates, work and living costs.",
	intro:
		"From the first search to the visa, in the order in which things happen. Rules and amounts change, so each one that matters has a source and the date on which we last checked it. Your university and the Korean embassy have the last word.",
	stepsTitle: "Five steps",
	steps: [
		{
			title: "Research programs",
			text: "Choose the field, the level and the language of teaching first, then compare tuition, city and closing date. Look whether the university is certified for foreign students: in February 2026 there were 181 certified for degree programs and 123 for language courses. At schools under strict visa screening, visas are in principle not issued for a year from the second semester of 2026. Keep several programs on your list, not one.",
			sources: [sources.certified],
		},
		{
			title: "Prepare documents",
			text: "Start with what takes longest: the language certificate, the apostille on your school certificate or diploma, and the translations. In Uzbekistan an electronic apostille for education documents took 2 working days, or 10 where more time was needed (2022). Write your name on every paper exactly as it stands in your passport.",
			sources: [sources.apostille],
		},
		{
			title: "Submit applications",
			text: "Send us your application on this site: we contact you within 2-3 business days, go through your choice with you and tell you what is missing. Applications to universities are made in their own windows, usually October to November for March and April to May for September. A late application waits for the next intake.",
			sources: [sources.skku],
		},
		{
			title: "Interview",
			text: "Some programs invite applicants to an interview, others decide on the documents. Be ready to say in your own words why you chose this field and this university, how you will pay for your studies and what you plan to do afterwards. Answers learnt by heart are easy to hear.",
			sources: [],
		},
		{
			title: "Visa application",
			text: "With the certificate of admission you apply for a visa at the Korean embassy: D-2 for degree study and exchange, D-4 for language training. Check the embassy’s current list before you apply. After arrival in Korea, register as a foreign resident within 90 days.",
			sources: [sources.visaTypes, sources.koreaUniversity],
		},
	],
	documentsTitle: "Documents for the visa",
	documentsIntro:
		"These five are the core of the file. The embassy and your university may ask for more, so compare with their current lists before you apply.",
	documents: [
		{
			title: "Passport valid at least 6 months",
			text: "More is safer: at least one Korean college wants a passport valid for 1 year or longer from the start of the course. If yours ends sooner, renew it before you apply, so that one passport number stands in all papers.",
			sources: [sources.college],
		},
		{
			title: "Certificate of admission",
			text: "The university issues it after you are admitted. Korea University’s graduate school, for example, issues it in the last week of January for March and in the last week of July for September.",
			sources: [sources.koreaUniversity],
		},
		{
			title: "Financial proof",
			text: "Since 3 July 2023 the sum has been set in won: 20,000,000 for D-2 and 10,000,000 for D-4, or 16,000,000 and 8,000,000 for a university in the provinces. Applicants in Uzbekistan were told in January 2026 to bring a KDB Bank certificate: for a language course $6,500 in the provinces or $8,000 in Seoul, held for 3 months; for a degree $12,500 or $15,500, held for 1 month. The dollar figures describe practice, not a rule: ask your university which sum applies to you.",
			sources: [sources.money, sources.moneyRegions, sources.visaDoctors],
		},
		{
			title: "Transcripts",
			text: "School certificate or diploma with all marks, with an apostille or consular confirmation. Documents in languages other than English or Korean need a notarised translation.",
			sources: [sources.visaDoctors, sources.kau, sources.dongA],
		},
		{
			title: "Health certificate",
			text: "Today this means a tuberculosis certificate. Korea has asked for it with long-term visas from Uzbekistan, Kyrgyzstan and Russia since 2 March 2016, and from Kazakhstan and Tajikistan since 1 April 2020. It has to come from a hospital named by the embassy and, by the text of 2020, be no older than 3 months.",
			sources: [sources.tuberculosisNotice, sources.tuberculosis],
		},
	],
	moreDocuments: {
		title: "Often asked for as well",
		text: "Applicants from Uzbekistan are often asked for a language certificate (TOPIK 2 or IELTS 5.5 and higher), the parents’ passports, their income certificate and work record from my.gov.uz, a birth certificate with translation, a study plan, a 3.5 × 4.5 cm photo on white and, over the age of 18, a certificate of marital status.",
		sources: [sources.visaDoctors],
	},
	notesTitle: "Before you apply for the visa",
	notes: [
		{
			title: "Processing takes 2-4 weeks",
			text: "That is the usual time, not a promise: we have found no published figure for Tashkent. Leave a margin, and book flights only when the visa is granted.",
			sources: [sources.visaTime],
		},
		{
			title: "The fee varies",
			text: "That is why no amount stands here. Ask the embassy how much it is for your visa today and how to pay.",
			sources: [],
		},
		{
			title: "Some countries need an interview",
			text: "The embassy tells you whether you are invited. By an older notice of a Korean language centre, Uzbekistan, Kazakhstan and Kyrgyzstan are on the Justice Ministry’s list of countries with many overstays, and a guarantor or further documents may be asked for. Leave time for this.",
			sources: [sources.screening],
		},
	],
	scholarshipsTitle: "Scholarships",
	scholarshipsIntro: "Three ways to pay less. None of them is certain, so plan a budget that works without.",
	scholarships: [
		{
			title: "Global Korea Scholarship",
			text: "The Korean government’s scholarship. The undergraduate call opens in September, with results in January and arrival in February; the graduate call opens in February, with results in June and arrival in August. For undergraduates of 2026 it covers tuition up to 5,000,000 won a semester (the university adds the rest), a year of Korean, an allowance of 12,840,000 won in the language year and 13,680,000 won a year after it, and the flights. Undergraduates must be under 25 with marks of at least 80%; with TOPIK 5 or higher there is no language year.",
			sources: [sources.gks, sources.gksAmounts],
		},
		{
			title: "University scholarships",
			text: "Universities set their own: who can have one, how much it covers and for how long. What we know of each stands on the university’s page in our catalogue. Ask whether it counts from the first semester and which marks keep it.",
			sources: [],
		},
		{
			title: "Reductions for TOPIK or merit",
			text: "Some universities take a part off tuition for a high TOPIK level or good marks. At Keimyung University’s graduate school the reductions run from 20 to 100%. Ask each university on your list what it offers.",
			sources: [sources.keimyung],
		},
	],
	faqTitle: "Frequently asked questions",
	faq: [
		{
			question: "Which language level do I need?",
			answer:
				"TOPIK 3-4 or IELTS 6.0+/TOEFL 80+, depending on the language of the program. As a rule, programs taught in Korean take TOPIK 3 or higher to enter and TOPIK 4 or higher to graduate; programs taught in English take IELTS or TOEFL instead. Some colleges accept TOPIK 2. A TOPIK result counts for two years from its announcement. The program’s own page decides.",
			sources: [sources.studyInKorea, sources.college, sources.topikValidity],
		},
		{
			question: "When should I start preparing?",
			answer:
				"6-8 months ahead of the start of studies: from July to September for March, from January to March for September. Applications close months before classes begin, and in 2021 Kangwon National University asked applicants from Uzbekistan for their documents four months ahead. If you still need a language certificate, start earlier.",
			sources: [sources.skku, sources.kangwon],
		},
		{
			question: "When do studies begin?",
			answer:
				"Language courses run four terms a year, of 10 weeks each: spring, summer, fall and winter. Degree programs have two intakes, March and September.",
			sources: [sources.kau, sources.kangwon, sources.koreaUniversity],
		},
		{
			question: "May I work while I study?",
			answer:
				"Yes, with permission obtained beforehand. Since 3 July 2023 college and bachelor students may work 25 hours on weekdays; until July 2023 it was up to 20 hours a week. A good language level or a certified university adds 5 hours; below the required language level it is 10 hours. Graduate students may work up to 35 hours, or 15 below the language level. Weekends and vacations are not limited once the level is met. Language students (D-4) may work only after six months. Do not plan to pay tuition from this.",
			sources: [sources.workHours, sources.workHoursChange],
		},
		{
			question: "What does living in Korea cost?",
			answer:
				"Plan 800-1,500 USD a month besides tuition. Guides differ: one gives 800 to 1,300, another 1,200 or more, and the city and the housing make the difference. National health insurance is compulsory: for D-2 from alien registration, for D-4 from six months after entry.",
			sources: [sources.livingLow, sources.livingHigh, sources.healthInsurance],
		},
		{
			question: "How long does the visa take?",
			answer:
				"2-4 weeks as a rule. We have found no published figure for Tashkent; the Korean embassy in Finland gives 3 to 4 weeks. Apply as soon as you have the certificate of admission. If a visa is refused, language schools such as those of KAU and Dong-A return the tuition in full, without the application fee: look for that line in your school’s rules before you pay.",
			sources: [sources.visaTime, sources.kau, sources.dongA],
		},
	],
	sourcesLabel: "Sources",
	checkedOn: (date) => `checked on ${date}`,
	moreTitle: "Where to go next",
	more: [
		{ to: "/programs", label: "See the programs" },
		{
			to: "/universities",
			label: "See the universities",
		},
		{ to: "/apply", label: "Apply" },
		{ to: "/visa-status", label: "Check a visa" },
		{ to: "/contact", label: "Ask a question" },
	],
};
