import { and, desc, eq, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { applicantPairs, applicants, merges } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";
import { notFound } from "../../shared/errors.ts";
import { matchesInLatin } from "../../shared/search.ts";
import { asId, requireId } from "../../shared/validation.ts";
import { compare, differences, spellingsOf } from "./compare.ts";
import { findBoth, idsOf } from "./find-both.ts";
import { undoableSince } from "./schema.ts";

const person = {
	id: applicants.id,
	fullName: applicants.fullName,
	passportName: applicants.passportName,
	birthDate: applicants.birthDate,
	phoneE164: applicants.phoneE164,
	email: applicants.email,
	birthYear: sql<number | null>`coalesce(extract(year from applicants.birth_date), (
		select max(extract(year from applications.submitted_at) - applications.age) from applications
		where applications.applicant_id = applicants.id))::int`,
};

/** People who are compared, at most: a family shares a phone number, an agency may share one with hundreds. */
const mostCompared = 200;
const mostShown = 5;

const pairOf = (id: string): SQL =>
	sql`${applicantPairs.oneId} = least(${applicants.id}, ${id}::uuid) and ${applicantPairs.otherId} = greatest(${applicants.id}, ${id}::uuid)`;

/**
 * Who may be the same person as an applicant and why, those first who more probably are; whose family it is; and what was
 * merged into the case.
 * @throws ProblemError: refused; not-found.
 */
export async function listLookalikes(caller: Caller, id: string) {
	const { database, now } = caller.permit("applicant:read");
	const known = requireId(id, "applicant");
	const [own] = await database
		.select({ ...person, isExample: applicants.isExample })
		.from(applicants)
		.where(eq(applicants.id, known));
	if (!own) throw notFound("applicant");
	const names = [own.fullName, own.passportName ?? ""].flatMap(spellingsOf);
	const isReachedAlike = or(
		own.phoneE164 ? eq(applicants.phoneE164, own.phoneE164) : undefined,
		own.email ? eq(applicants.email, own.email) : undefined,
	);
	const isNamesake = or(
		own.birthDate ? eq(applicants.birthDate, own.birthDate) : undefined,
		...names.map((name) => matchesInLatin(applicants.searchText, name)),
	);
	// Namesakes of another age are not compared: there are many.
	const isOfAge = sql`abs(${person.birthYear} - ${own.birthYear}) <= 1`;
	const isAlike = and(or(isReachedAlike, isNamesake), or(isReachedAlike, isOfAge));
	const isOther = and(isAlike, ne(applicants.id, known), eq(applicants.isExample, own.isExample));
	const [candidates, family, merged] = await Promise.all([
		database
			.select(person)
			.from(applicants)
			.leftJoin(applicantPairs, pairOf(known))
			.where(and(isOther, sql`${applicantPairs.verdict} is null`))
			// A common name must not hide who has the same phone number.
			.orderBy(sql`(${isReachedAlike ?? sql`false`}) is true desc`, desc(applicants.createdAt), applicants.id)
			.limit(mostCompared),
		readFamily(database, known),
		database
			.select({
				id: merges.id,
				name: sql<string>`coalesce(${merges.undo} -> 'loser' ->> 'full_name', ${merges.formerName})`,
				mergedAt: merges.mergedAt,
				canTakeBack: sql<boolean>`${merges.undo} is not null and ${merges.mergedAt} >= ${undoableSince(now())}`,
			})
			.from(merges)
			.where(eq(merges.winnerId, known))
			.orderBy(desc(merges.mergedAt), desc(merges.id)),
	]);
	const suggestions = candidates
		.flatMap(({ id: applicantId, fullName, ...rest }) => {
			const found = compare(own, { fullName, ...rest });
			return found ? [{ applicantId, fullName, ...found }] : [];
		})
		.sort((one, other) => Number(one.isFamily) - Number(other.isFamily))
		.slice(0, mostShown);
	return { suggestions, family, merged };
}
export type Lookalikes = Awaited<ReturnType<typeof listLookalikes>>;

const readFamily = (database: Database, id: string) =>
	database
		.select({ applicantId: applicants.id, fullName: applicants.fullName })
		.from(applicantPairs)
		.innerJoin(
			applicants,
			sql`${applicants.id} in (${applicantPairs.oneId}, ${applicantPairs.otherId}) and ${applicants.id} <> ${id}`,
		)
		.where(
			and(
				eq(applicantPairs.verdict, "family"),
				sql`${id}::uuid in (${applicantPairs.oneId}, ${applicantPairs.otherId})`,
			),
		)
		.orderBy(applicants.fullName, applicants.id);

/** Where a case went that was merged into another one. @returns null if it was not. */
export async function findWinner(caller: Caller, id: string): Promise<string | null> {
	const { database } = caller.permit("applicant:read");
	const known = asId(id);
	const [found] = known
		? await database.select({ id: merges.winnerId }).from(merges).where(eq(merges.loserId, known))
		: [];
	return found?.id ?? null;
}

/**
 * Two cases side by side before they are merged: the fields that differ, and how much moves.
 * @throws ProblemError: refused; not-found; invalid 'same_case'; conflict 'merged_already'.
 */
export async function compareCases(caller: Caller, id: string, otherId: string) {
	const { database } = caller.permit("applicant:read");
	const ids = idsOf(id, otherId);
	const [one, other] = await findBoth(database, ids);
	const count = (what: SQL) => sql<number>`(select count(*)::int from ${what})`;
	const [moves] = await database
		.select({
			applications: count(sql`applications where applicant_id = ${other.id}`),
			messages: count(sql`entries where applicant_id = ${other.id} and kind in ('message_in', 'message_out')`),
			papers: count(sql`documents where applicant_id = ${other.id}`),
			inquiries: count(sql`contact_submissions where applicant_id = ${other.id}`),
		})
		.from(sql`(values (1)) as one_row`);
	return { one, other, differences: differences(one, other), moves: moves as Record<MovedNoun, number> };
}
export type MovedNoun = "applications" | "messages" | "papers" | "inquiries";
