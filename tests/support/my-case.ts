import type { ApplicationStatus } from "../../domain/my/steps.ts";
import { application, signed, tokenOf } from "./my.ts";
import { secret, type TestSite } from "./site.ts";
import { applicantSession } from "./staff-callers.ts";

type Sql = TestSite["sql"];
type Site = Pick<TestSite, "system" | "sql">;

/**
 * Opens a session of an applicant without its form.
 * @param applicationId the only application that the session sees; without it, the session is "proven"
 * @param key the site's secret
 * @returns the value for `cookie`.
 */
export async function mySession(
	sql: Sql,
	applicantId: string,
	applicationId: string | null = null,
	key = secret,
	openedBy: "link" | "call" = "link",
): Promise<string> {
	const by = applicationId ? "pair" : openedBy;
	return `my=${signed("my", await applicantSession(sql, applicantId, applicationId, by), key)}`;
}

/** Records that an application had these statuses, one a day, and that the applicant has been shown all of them. */
export async function statuses(sql: Sql, applicationId: string, history: ApplicationStatus[], reason?: string) {
	for (const [index, to] of history.entries()) {
		const from = history[index - 1];
		if (!from) continue;
		await sql(
			`insert into entries (applicant_id, application_id, at, kind, visible_at, data)
			select applicant_id, id, submitted_at + make_interval(mins => $2::int), 'status_changed',
				submitted_at + make_interval(mins => $2::int), $3 from applications where id = $1`,
			[applicationId, index, JSON.stringify({ from, to, ...(to === "rejected" && { reason }) })],
		);
	}
	await sql("update applications set status = $2 where id = $1", [applicationId, history.at(-1)]);
}

/** Makes a link for parents. @returns the path of its page. */
export async function familyPage(sql: Sql, applicantId: string): Promise<string> {
	const [link] = await sql(
		"insert into links (purpose, applicant_id, proven_by, label, language, expires_at) values ('family', $1, 'link', 'Onam', 'uz', now() + interval '180 days') returning id",
		[applicantId],
	);
	return `/family/${tokenOf("family", link?.id)}`;
}

/** An applicant with an application that has had these statuses, with a session of each level and a link for parents. */
export async function aCase(site: Site, history: ApplicationStatus[] = ["pending"]) {
	const own = await application(site);
	// Every status was set in the past.
	await site.sql("update applications set submitted_at = submitted_at - interval '1 hour' where id = $1", [own.id]);
	await statuses(site.sql, own.id, history, "All places are taken.");
	return {
		...own,
		known: await mySession(site.sql, own.applicantId, own.id),
		proven: await mySession(site.sql, own.applicantId),
		family: await familyPage(site.sql, own.applicantId),
	};
}

/** The code of a link that was mailed to the applicant and is not used yet. */
export async function mailedCode(site: Site, own?: { applicantId: string }): Promise<string> {
	const email = "applicant@example.com";
	await site.sql("update applicants set email = $2 where id = $1", [own?.applicantId, email]);
	const [link] = await site.sql(
		"insert into links (applicant_id, purpose, expires_at) values ($1, 'my', now() + interval '30 minutes') returning id",
		[own?.applicantId],
	);
	return tokenOf("my", link?.id, email);
}

/** The pages about an application, with the session that sees each. */
export const myPages = ({ id, known, proven, family }: Awaited<ReturnType<typeof aCase>>) => [
	...["/my", "/my/messages", "/my/plan", "/my/telegram", "/my/privacy"].map((path) => [path, known] as const),
	...["/my", `/my/applications/${id}`, "/my/messages", "/my/details"].map((path) => [path, proven] as const),
	...["/my/family", "/my/telegram", "/my/privacy"].map((path) => [path, proven] as const),
	[family, ""] as const,
];
