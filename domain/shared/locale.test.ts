import { expect, test } from "vitest";
import { migrate } from "../../database/migrate.ts";
import { applicationRows } from "../../tests/support/application-rows.ts";
import { post, program, university } from "../../tests/support/factories.ts";
import { bareDatabase, callerOf } from "../../tests/support/site.ts";
import { staffOn } from "../../tests/support/staff-callers.ts";
import { listUsers } from "../accounts/users/queries.ts";
import { listApplications } from "../cases/applications/queries.ts";
import { applicationFilter } from "../cases/applications/rules.ts";
import { listPrograms } from "../catalog/program-queries.ts";
import * as catalog from "../catalog/university-queries.ts";
import { listPosts, listPostsForStaff } from "../content/blog/queries.ts";

/** The C locale folds only ASCII letters; Turkish lowercases "I" to "ı". All other tests run with C.UTF-8. */
const locales = [
	["C", "locale 'C'"],
	["tr-TR of ICU", "locale_provider icu icu_locale 'tr-TR' locale 'C'"],
] as const;

/** In the order in which every list shows them. */
const names = ["İzmir", "ikki", "IKKI bir", "Oʻzbek", "OZOD", "zebra", "ÖZET", "ЁЛКА", "Ўзбек", "қўқон"];
const sorted = ["ikki", "IKKI bir", "İzmir", "OZOD", "Oʻzbek", "zebra", "ÖZET", "ЁЛКА", "Ўзбек", "қўқон"];

test.each(locales)(
	"data faults 2, UNIV-05, BLOG-03, O-14, CALL-11, CALL-14, CALL-21, DASH-13: on a database with the locale %s names have the same order, search ignores the case of Cyrillic and Uzbek letters, and case folding equals JavaScript's",
	async (_, locale) => {
		const url = await bareDatabase(locale);
		await migrate(url);
		const { caller, sql } = await staffOn(url, { role: "owner", name: "Ўткир Ёқубов" });
		for (const name of names) await university(caller, { name, ranking: 1 });
		const anonymous = callerOf("anonymous", url);
		const ofRows = (rows: { name: unknown }[]) => rows.map(({ name }) => name);
		const byName = await catalog.listUniversities(anonymous, { query: "", sort: "name", page: 1 }, "en");
		expect(ofRows(byName.items)).toEqual(sorted);
		expect(ofRows(await catalog.listUniversityNames(anonymous, "ru"))).toEqual(sorted);
		expect(ofRows((await catalog.listUniversityRecords(caller, { query: "", page: 1 }, "uz")).items)).toEqual(sorted);
		const byRanking = await catalog.listUniversities(anonymous, { query: "", sort: "ranking", page: 1 }, "en");
		expect(ofRows(byRanking.items)).toEqual([...names].sort((a, b) => (a < b ? -1 : 1)));

		await sql("delete from universities");
		const texts = ["Новогодняя ЁЛКА", "Ўзбек тили", "OʻZBEK TILI", "IRMOQ oqimi"];
		for (const title of texts) {
			const universityId = await university(caller, { name: title, location: "СЕУЛ" });
			await program(caller, { universityId, title });
			await post(caller, { title, content: title });
		}
		const applicants = texts.map((full_name) => ({ full_name }));
		await applicationRows(sql, applicants);
		// Either script finds the other.
		const counts = {
			ёЛКА: 1,
			елка: 0,
			ЎЗБЕК: 2,
			"ўзбек тили": 2,
			"O'ZBEK": 2,
			"o‘zbek": 2,
			ozbek: 2,
			IRMOQ: 1,
			yolka: 1,
		};
		for (const [query, count] of Object.entries(counts)) {
			const totals = await Promise.all([
				listPrograms(caller, { query, page: 1 }),
				catalog.listUniversities(caller, { query, sort: "name", page: 1 }, "en"),
				catalog.listUniversityRecords(caller, { query, page: 1 }, "en"),
				listPostsForStaff(caller, { query, page: 1 }),
				listApplications(caller, applicationFilter(new URLSearchParams({ q: query }))),
			]);
			expect([query, ...totals.map(({ total }) => total)]).toEqual([query, ...Array(5).fill(count)]);
		}
		expect((await listPosts(caller, { query: "ўзБЕК" }, "ru")).items).toHaveLength(2);
		expect((await listUsers(caller, { query: "ЎТКИР ёқубов", page: 1 })).total).toBe(1);
		expect(await catalog.findUniversity(caller, "ўЗБЕК ТИЛИ", "")).toBeDefined();
		expect((await listPrograms(caller, { query: "", city: "сеул", page: 1 })).total).toBe(4);
		const inSeoul = { query: "", city: "Сеул", sort: "name", page: 1 } as const;
		expect((await catalog.listUniversities(caller, inSeoul, "en")).total).toBe(4);

		const scripts = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]$/u;
		const characters = Array.from({ length: 0xd7ff }, (_, code) => String.fromCodePoint(code + 1));
		const stored = characters.filter((one) => scripts.test(one) || one.toLowerCase() === one);
		// JavaScript keeps the dot of the Turkish letter as a separate character.
		const lower = (text: string) => text.replaceAll("İ", "i").toLowerCase();
		const folding =
			"select fold_case(each) as folded from unnest($1::text[]) with ordinality as e (each, n) order by n";
		const rows = await sql(folding, [stored]);
		expect(stored.filter((character, at) => rows[at]?.folded !== lower(character))).toEqual([]);
	},
);
