// Takes full-page pictures of the public pages, the pages about an application, the admin's tabs and its main dialogs on a
// fresh database: npm run pictures -- FOLDER [--page 'visa*,home'] [--width 360,1280] [--language uz] [--theme dark]
// With --screen, what fits a screen, as WebP: the pictures of the README.
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import sharp from "sharp";
import { run, temporaryFolder, whenDone } from "../bench/support/processes.ts";
import { benchSecret, query, signInOwner, startDatabase, startSite } from "../bench/support/site.ts";
import { languages } from "../domain/shared/language.ts";
import { freePort } from "./support/listen.ts";
import { tokenOf } from "./support/my.ts";
import { mySession, statuses } from "./support/my-case.ts";
import { startVisaPortal } from "./support/visa-portal.ts";

const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: {
		page: { type: "string", default: "*" },
		width: { type: "string", default: "360,768,1280" },
		language: { type: "string", default: languages.join() },
		theme: { type: "string", default: "light,dark" },
		screen: { type: "boolean", default: false },
	},
});
const wanted = values.page.split(",").map((name) => new RegExp(`^${name.replaceAll("*", ".*")}$`));

/** Fills in the form of a page and sends it without the browser's own checks. */
const sent =
	(path: string, fields: Record<string, string> = {}, agreed?: string) =>
	async (page: Page) => {
		await page.goto(path);
		for (const [name, value] of Object.entries(fields)) await page.locator(`main [name=${name}]`).fill(value);
		if (agreed) await page.locator(`main [name=${agreed}]`).check();
		const form = page.locator("main form[method=post]").first();
		await Promise.all([page.waitForNavigation(), form.evaluate((element) => (element as HTMLFormElement).submit())]);
	};
const message = { name: "Example Visitor", email: "visitor@example.com", message: "Which documents do I need?" };
const traveler = { fullName: "Example Applicant", dateOfBirth: "2007-05-14" };
const visa = (passportNumber: string) => sent("/visa-status", { ...traveler, passportNumber }, "consent");

/** Each with who looks at it, its name and its address; in braces, the record with the longest texts or the example. */
const addresses = readFileSync("tests/pictures.txt", "utf8").trim().split("\n");

/** States to which no address leads. For the visa: the passport numbers of the stand-in portal (tests/support/visa-portal.ts). */
const states: Record<string, (page: Page) => Promise<unknown>> = {
	"contact-faults": sent("/contact"),
	"contact-sent": sent("/contact", message),
	"apply-faults": sent("/apply"),
	"sign-in-faults": sent("/auth"),
	"visa-faults": sent("/visa-status"),
	"visa-submitted": visa("STATUS01"),
	"visa-approved": visa("STATUS19"),
	"visa-refused": visa("REASON01"),
	"visa-unknown": visa("NOBODY01"),
	"visa-down": visa("DOWN0001"),
};

/** A case with messages of both sides, and a contact message. @returns the ids that the pictures need. */
async function addExamples(databaseUrl: string): Promise<{ ids: Record<string, string>; session: string }> {
	const sql = (text: string, values: unknown[] = []) => query(databaseUrl, { text, values });
	const [row] = await sql(
		`with person as (
			insert into applications (full_name, location, phone_number, age, email, terms_agreed, comment, reference, submitted_at,
				program_id, university_id)
			select 'Example Applicant Gʻulnora', 'Namangan', '+998 71 000 00 00', 19, 'applicant@example.com', true,
				'Attestatim hali qoʻlimda emas. Vaqtinchalik maʼlumotnoma yetarlimi?', 'HM-2345-6789', now() - interval '2 days', id,
				university_id from programs order by length(title) desc limit 1 returning id, applicant_id),
		contact as (insert into contact_submissions (name, email, message) values ($1, $2, $3) returning id)
		select person.id as application, applicant_id as applicant, contact.id as contact,
			(select id from programs p order by length(p::text) desc limit 1) as program,
			(select id from universities u order by length(u::text) desc limit 1) as university,
			(select slug from blog_posts b order by length(b::text) desc limit 1) as post,
			(select document_id from document_files order by created_at desc limit 1) as paper from person, contact`,
		Object.values(message),
	);
	const ids = row ?? {};
	const [link] = await sql(
		`with said as (insert into entries (applicant_id, application_id, kind, channel, text, visible_at)
			select $1, $2, kind, 'web', text, now() - interval '5 hours' from (values
				('message_in', 'Assalomu alaykum! Attestat apostilsiz yetarlimi?'),
				('message_out', 'Assalomu alaykum! Yoʻq, universitet apostil soʻraydi.')) as both_sides (kind, text))
		insert into links (purpose, applicant_id, proven_by, label, language, expires_at)
			values ('family', $1, 'link', 'Onam', 'uz', now() + interval '180 days') returning id`,
		[ids.applicant, ids.application],
	);
	const [mine] = await sql(
		`insert into documents (applicant_id, application_id, code, stage, state, reason, due_on)
			select $1, $2, code, 'admission', state, reason, current_date + 9 from (values
				('transcript', 'returned', 'cut_off'), ('final_education', 'needed', null), ('photo', 'received', null),
				('study_plan', 'accepted', null)) as papers (code, state, reason) returning id`,
		[ids.applicant, ids.application],
	);
	const [twin] = await sql(
		`insert into applications (full_name, location, phone_number, age, email, terms_agreed, reference)
			values ('Гулнора Example Applicant', 'Наманган', '+998 90 000 00 00', 19, 'gulnora@example.com', true, 'HM-2345-6790')
			returning applicant_id as id`,
	);
	await sql(
		`update applicants set passport_name = 'GULNORA EXAMPLE APPLICANT', birth_date = '2007-05-14', nationality = 'UZ',
			residence_country = 'KZ', education_level = 'school', gpa_percent = 87.5, sponsor = 'parents' where id = $1`,
		[twin?.id],
	);
	await sql(
		`with agreed as (insert into entries (applicant_id, application_id, kind, text, data) values ($1, $2, 'agreement',
				'Viza hujjatlarini tayyorlash va universitetga topshirish', jsonb_build_object('payee', 'consultancy',
				'amount', '6000000', 'currency', 'UZS', 'back', '50', 'instalments',
				(current_date - 20) || ':3000000 ' || (current_date + 20) || ':3000000', 'terms',
				'Viza rad etilsa, toʻlangan pulning yarmi 20 kun ichida qaytadi. Rad javobi va hisob raqamingizni yuboring.'))
			returning id),
		paid as (insert into entries (applicant_id, application_id, kind, at, data) select $1, $2, 'payment', now() + '1 second',
				jsonb_build_object('agreement', id, 'type', 'paid', 'amount', amount, 'currency', 'UZS', 'on', current_date - 20,
					'method', method) from agreed, (values ('2500000', 'bank'), ('500000', 'cash')) as payments (amount, method)
			returning id, data)
		insert into entries (applicant_id, application_id, kind, at, data) select $1, $2, 'refund_opened', now() + '2 seconds',
			jsonb_build_object('agreement', data ->> 'agreement', 'payment', id, 'on', current_date - 12)
			from paid where data ->> 'method' = 'bank'`,
		[ids.applicant, ids.application],
	);
	await sql(
		`update applications set money = jsonb_build_object('balances', '{"UZS": {"agreed": 6000000, "paid": 2500000,
			"refunded": 0, "waived": 0, "unconfirmed": 500000, "owed": 3500000, "due": 1250000}}'::jsonb,
			'dueOn', (current_date - 20)::text, 'refundSince', (current_date - 12)::text) where id = $1`,
		[ids.application],
	);
	await statuses(sql, ids.application ?? "", ["pending", "contacted", "documents_requested"]);
	const family = tokenOf("family", link?.id ?? "", null, benchSecret);
	return {
		ids: { ...ids, family, mine: mine?.id ?? "", twin: twin?.id ?? "" },
		session: await mySession(sql, ids.applicant ?? "", null, benchSecret),
	};
}

async function takePictures(): Promise<void> {
	const [folder] = positionals;
	if (!folder) throw new Error("Name a folder for the pictures: npm run pictures -- FOLDER");
	mkdirSync(folder, { recursive: true });
	const portal = await startVisaPortal();
	whenDone(() => portal.close());
	const data = temporaryFolder();
	const databaseUrl = await startDatabase(data, { withPeople: true });
	const port = await freePort();
	const settings = {
		DATABASE_URL: databaseUrl,
		DATA_DIR: `${data}/data`,
		SITE_URL: `http://127.0.0.1:${port}`,
		VISA_PORTAL_URL: portal.url,
	};
	const { url } = await startSite({ settings: { ...settings, TRUST_PROXY: "1" }, port });
	const args = [
		"--no-sandbox",
		"--disable-background-networking",
		"--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
	];
	const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args });
	whenDone(() => browser.close());
	const { ids, session } = await addExamples(databaseUrl);
	const cookies: Record<string, string> = { applicant: session, staff: await signInOwner(url) };
	const pictures = [
		...addresses.map((line) => {
			const [who = "", name = "", path = ""] = line.split(" ");
			const address = path.replace(/\{(\w+)\}/g, (_, id: string) => ids[id] ?? "");
			return { who, name, lead: (page: Page) => page.goto(address) };
		}),
		...Object.entries(states).map(([name, lead]) => ({ who: "visitor", name, lead })),
	].filter(({ name }) => wanted.some((pattern) => pattern.test(name)));
	let visitors = 0;

	async function newContext(language: string, cookie = ""): Promise<BrowserContext> {
		// An address of its own, so that no form reaches its limit.
		const extraHTTPHeaders = { "x-forwarded-for": `192.0.2.${++visitors % 250}` };
		const context = await browser.newContext({ baseURL: url, reducedMotion: "reduce", extraHTTPHeaders });
		await context.addCookies([{ name: "preferred-language", value: language, url }]);
		const [name = "", value = ""] = cookie.split(/=(.*)/);
		if (name) await context.addCookies([{ name, value, url }]);
		return context;
	}

	for (const language of values.language.split(",")) {
		for (const { who, name, lead } of pictures) {
			const context = await newContext(language, cookies[who]);
			const page = await context.newPage();
			try {
				for (const width of values.width.split(",").map(Number)) {
					await page.setViewportSize({ width, height: 900 });
					await lead(page);
					for (const colorScheme of values.theme.split(",") as ("light" | "dark")[]) {
						await page.emulateMedia({ colorScheme });
						// Images further down load only when they come near.
						await page.evaluate(() => {
							for (const image of document.images) image.loading = "eager";
						});
						await page.waitForLoadState("networkidle");
						const path = join(folder, `${name}-${width}-${language}-${colorScheme}`);
						if (values.screen)
							await sharp(await page.screenshot())
								.webp({ quality: 82 })
								.toFile(`${path}.webp`);
						else await page.screenshot({ path: `${path}.png`, fullPage: true });
					}
				}
			} catch (error) {
				console.error(`${name} in ${language}: ${(error as Error).message}`);
				process.exitCode = 1;
			}
			await context.close();
		}
	}
	console.log(`Pictures in ${folder}`);
}

await run({ pictures: takePictures }, 240);
