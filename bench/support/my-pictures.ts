import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { ApplicationStatus } from "../../domain/my/steps.ts";
import { mySession, signed, statuses } from "../../tests/support/my-case.ts";
import { benchSecret } from "./database.ts";
import type { PicturePage } from "./picture-pages.ts";

/** The pages about an application, in the states that look different, and the form that opens one. */
export async function myPictures(client: pg.Client): Promise<PicturePage[]> {
	const example = exampleCases(async (text, values) => (await client.query(text, values)).rows);
	const fresh = await example(["pending"]);
	const turn = await example(["pending", "contacted", "documents_requested"]);
	const rejected = await example(["pending", "contacted", "in_review", "rejected"]);
	const several = await example(["pending", "contacted", "accepted"]);
	await example(["pending", "interview_scheduled"], several.applicantId);
	return [
		at("my-open", "/my"),
		at("my-received", "/my", fresh.known),
		at("my-turn", "/my", turn.proven),
		at("my-rejected", "/my", rejected.known),
		at("my-several", "/my", several.proven),
		at("my-messages", "/my/messages", turn.known),
		at("my-details", "/my/details", turn.proven),
		at("my-family", "/my/family", turn.proven),
		at("family", turn.family),
	];
}

const at = (name: string, path: string, session?: string): PicturePage => ({
	name,
	async open(page) {
		if (session) {
			await page.goto("/robots.txt");
			await page.context().addCookies([{ name: "my", value: session.slice("my=".length), url: page.url() }]);
		}
		await page.goto(path);
	},
});

export type Sql = (text: string, values?: unknown[]) => Promise<Record<string, string>[]>;

/** Stores applications with the longest names, and with what staff and the applicant wrote. */
export function exampleCases(sql: Sql) {
	return async (history: ApplicationStatus[], applicantId?: string) => {
		const [application] = await sql(
			`insert into applications (full_name, location, phone_number, age, email, terms_agreed, terms_version, content_hash,
				reference, submitted_at, program_id, university_id)
			select 'Example Applicant', 'Namangan', '+998 71 000 00 00', 19, 'applicant@example.com', true, '2026-11-22', $1,
				'HM-' || upper(translate(substr($1, 1, 4) || '-' || substr($1, 5, 4), '01', '23')), now() - interval '2 days', id, university_id
			from programs order by length(title) desc limit 1 returning id, applicant_id`,
			[randomUUID()],
		);
		const { id = "", applicant_id: own = "" } = application ?? {};
		const owner = applicantId ?? own;
		if (applicantId) await sql("update applications set applicant_id = $1 where id = $2", [applicantId, id]);
		await statuses(sql, id, history, "The university has filled its places for this intake.");
		if (history.at(-1) === "documents_requested") await addConversation(sql, owner, id);
		const [link] = await sql(
			`insert into family_links (applicant_id, label, language, expires_at)
			values ($1, 'Onam', 'uz', now() + interval '180 days') returning id`,
			[owner],
		);
		return {
			id,
			applicantId: owner,
			known: await mySession(sql, owner, id, benchSecret),
			proven: await mySession(sql, owner, null, benchSecret),
			family: `/family/${signed("family", link?.id ?? "", benchSecret).replace(".", "-")}`,
		};
	};
}

async function addConversation(sql: Sql, applicantId: string, applicationId: string): Promise<void> {
	await sql(
		`update applications set next_step_for = 'applicant', next_step_due_on = current_date + 11,
			next_step_text = 'Attestatning apostil qoʻyilgan nusxasini va uning inglizcha tarjimasini yuboring.'
		where id = $1`,
		[applicationId],
	);
	await sql(
		`insert into messages (applicant_id, application_id, direction, channel, author_id, text, sent_at) values
			($1, $2, 'in', 'web', null, 'Assalomu alaykum! Attestat apostilsiz yetarlimi?', now() - interval '30 hours'),
			($1, $2, 'out', 'web', (select id from users limit 1), 'Assalomu alaykum! Yoʻq, universitet apostil soʻraydi.', now() - interval '5 hours')`,
		[applicantId, applicationId],
	);
}
