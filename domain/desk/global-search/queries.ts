import { asc, desc, eq, ilike, inArray, or, sql } from "drizzle-orm";
import {
	applicants,
	applications,
	contactSubmissions,
	programs,
	universities,
	users,
} from "../../../database/tables.ts";
import type { Caller, Context } from "../../access/caller.ts";
import { isOfApplicant } from "../../cases/applications/conditions.ts";
import { spellings } from "../../cases/applications/rules.ts";
import { matchesContact } from "../../cases/contacts/conditions.ts";
import { readPage, universityName } from "../../catalog/selection.ts";
import { listPostsForStaff } from "../../content/blog/queries.ts";
import type { StoredRecord } from "../../records/noun.ts";
import { limitConcurrency } from "../../shared/concurrency-limit.ts";
import { type Language, localized } from "../../shared/language.ts";
import { localizedColumn } from "../../shared/localized-column.ts";
import { hasTerms, literally, matches, nameOrder, searchTerms } from "../../shared/search.ts";
import { cleanQuery } from "../../shared/validation.ts";
import { nouns } from "../revisions/nouns.ts";
import type { RevisedNoun } from "../revisions/rules.ts";
import { type FoundGroup, type FoundItem, leastLetters, maxFound, type SearchGroup } from "./schema.ts";

type Database = Context["database"];

/**
 * Searches applicants, references, contact messages, universities, programs, posts and accounts, a few of each, newest
 * first where there is a time.
 * @param typed at least two letters, digits or signs; otherwise nothing is found
 * @returns the groups that the caller may read and that have results.
 * @throws ProblemError: refused.
 */
export async function searchEverything(caller: Caller, typed: string, language: Language): Promise<FoundGroup[]> {
	const { database } = caller.permit("application:read");
	const query = cleanQuery(typed);
	if (Array.from(query).length < leastLetters) return [];
	const searches: [SearchGroup, boolean, () => Promise<FoundItem[]>][] = [
		["applicants", caller.may("applicant:read"), () => findApplicants(database, query, language)],
		["applications", caller.may("application:read"), () => findApplications(database, query)],
		["contacts", caller.may("contact:read"), () => findContacts(database, query, language)],
		["universities", caller.may("catalog:write"), () => findUniversities(database, query, language)],
		["programs", caller.may("catalog:write"), () => findPrograms(database, query, language)],
		["posts", caller.may("blog:write"), () => findPosts(caller, query, language)],
		["users", caller.may("user:read"), () => findUsers(database, query)],
	];
	// Every pause in typing asks, so that all at once would take most of the database's connections.
	const twoAtOnce = limitConcurrency(2);
	const groups = await Promise.all(
		searches.filter(([, may]) => may).map(async ([name, , find]) => ({ name, items: await twoAtOnce(find)() })),
	);
	return groups.filter(({ items }) => items.length > 0);
}

/**
 * Searches the texts of the nouns whose short list is a page of its own, a few records of each.
 * @param typed as for `searchEverything`
 * @returns the records that the caller may read, by their nouns.
 * @throws ProblemError: refused.
 */
export async function searchRecords(
	caller: Caller,
	typed: string,
): Promise<{ noun: RevisedNoun; rows: StoredRecord[] }[]> {
	caller.permit("application:read");
	const query = cleanQuery(typed);
	if (Array.from(query).length < leastLetters) return [];
	const found: { noun: RevisedNoun; rows: StoredRecord[] }[] = [];
	for (const noun of Object.keys(nouns) as RevisedNoun[]) {
		const { isPage, permission, list } = nouns[noun];
		if (!isPage || !caller.may(permission)) continue;
		const rows = await list(caller, {}, query, maxFound);
		if (rows.length > 0) found.push({ noun, rows });
	}
	return found;
}

/** Says of an invented person what it is. */
const exampleMarks: Record<Language, string> = { en: "Example", ru: "Пример", uz: "Namuna" };

const details = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(" · ");

async function findApplicants(database: Database, query: string, language: Language): Promise<FoundItem[]> {
	const rows = await database
		.select({
			id: applicants.id,
			name: applicants.fullName,
			phone: sql<string | null>`coalesce(${applicants.phoneE164}, ${applicants.phoneNumber})`,
			email: applicants.email,
			isExample: applicants.isExample,
		})
		.from(applicants)
		.where(or(...spellings(query).map((text) => matches(sql`${applicants.searchText}`, text))))
		.orderBy(desc(applicants.createdAt), desc(applicants.id))
		.limit(maxFound);
	const found = rows.map(({ id, name, phone, email, isExample }) => ({
		...{ id, title: name, detail: details(isExample ? exampleMarks[language] : null, phone, email) },
	}));
	if (found.length === maxFound) return found;
	const all = [...found, ...(await findByCity(database, query))];
	return all.filter((item, at) => all.findIndex(({ id }) => id === item.id) === at).slice(0, maxFound);
}

/** Applicants by the city that they named in an application, the newest application first. */
async function findByCity(database: Database, query: string): Promise<FoundItem[]> {
	const rows = await database
		.select({ id: applicants.id, name: applicants.fullName, city: applications.location })
		.from(applications)
		.innerJoin(applicants, isOfApplicant)
		.where(matches(applications.placeText, query))
		.orderBy(desc(applications.submittedAt), desc(applications.id))
		.limit(2 * maxFound);
	return rows.map(({ id, name, city }) => ({ id, title: name, detail: city }));
}

/** By their references: a name or phone number finds the applicant. */
async function findApplications(database: Database, query: string): Promise<FoundItem[]> {
	const rows = await database
		.select({ id: applications.id, reference: applications.reference, name: applicants.fullName })
		.from(applications)
		.innerJoin(applicants, isOfApplicant)
		.where(or(...spellings(query).map((text) => ilike(applications.reference, `%${literally(text)}%`))))
		.orderBy(desc(applications.submittedAt), desc(applications.id))
		.limit(maxFound);
	return rows.map(({ id, reference, name }) => ({ id, title: reference, detail: name }));
}

async function findContacts(database: Database, query: string, language: Language): Promise<FoundItem[]> {
	const { id, name, email, phone, message, isExample, submittedAt } = contactSubmissions;
	const rows = await database
		.select({ id, name, email, phone, message, isExample })
		.from(contactSubmissions)
		.where(matchesContact(query))
		.orderBy(desc(submittedAt), desc(id))
		.limit(maxFound);
	return rows.map((row) => ({
		id: row.id,
		title: row.name,
		detail: details(
			row.isExample ? exampleMarks[language] : null,
			row.email ?? row.phone,
			Array.from(row.message).slice(0, 100).join(""),
		),
	}));
}

async function findUniversities(database: Database, query: string, language: Language): Promise<FoundItem[]> {
	const name = universityName(language);
	return database
		.select({ id: universities.id, title: name, detail: universities.location })
		.from(universities)
		.where(matches(universities.placeText, query))
		.orderBy(nameOrder(name), asc(universities.id))
		.limit(maxFound);
}

async function findPrograms(database: Database, query: string, language: Language): Promise<FoundItem[]> {
	const newest = [desc(programs.createdAt), desc(programs.id)];
	const page = await readPage(
		database,
		programs,
		undefined,
		hasTerms(programs, searchTerms(query, [])),
		newest,
		1,
		maxFound,
	);
	return database
		.select({
			id: programs.id,
			title: sql<string>`${localizedColumn("programs", "title", language)}`,
			detail: universityName(language),
		})
		.from(programs)
		.innerJoin(universities, eq(universities.id, programs.universityId))
		.where(inArray(programs.id, page.items))
		.orderBy(...newest);
}

async function findPosts(caller: Caller, query: string, language: Language): Promise<FoundItem[]> {
	const { items } = await listPostsForStaff(caller, { query, page: 1 });
	return items
		.slice(0, maxFound)
		.map((post) => ({ id: post.id, title: localized(post, "title", language) ?? "", detail: post.slug }));
}

async function findUsers(database: Database, query: string): Promise<FoundItem[]> {
	const { id, displayName, email, createdAt } = users;
	return database
		.select({ id, title: displayName, detail: email })
		.from(users)
		.where(matches(sql`${users.searchText}`, query))
		.orderBy(desc(createdAt), desc(id))
		.limit(maxFound);
}
