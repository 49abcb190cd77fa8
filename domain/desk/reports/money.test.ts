import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { amountCurrencies, type ContactSource } from "../../../database/values.ts";
import { random } from "../../../tests/support/random.ts";
import { callerOf, databaseOn, freshDatabase, sqlOn } from "../../../tests/support/site.ts";
import { staffOn } from "../../../tests/support/staff-callers.ts";
import { foldMoney, type MoneyEntry, storedMoney } from "../../cases/money/rules.ts";
import { getWorkReport } from "./queries.ts";
import { reportPeriods } from "./schema.ts";

type Row = MoneyEntry & { applicationId: string; data: Record<string, string> };

const hour = 3_600_000;
/** Tashkent is five hours ahead of UTC, all year. */
const localDay = (time: number) => new Date(time + 5 * hour).toISOString().slice(0, 10);

test("N3-1: the report and the balances are what a recount of 2,000 entries of 300 applicants says, to the hour in Tashkent", async () => {
	const url = await freshDatabase();
	const sql = sqlOn(url);
	const staff = [await staffOn(url, { name: "Aziza" }), await staffOn(url, { name: "Bobur" })].map((one) => one.userId);
	const next = random(300_2000);
	const pick = <One>(list: readonly One[]) => list[Math.floor(next() * list.length)] as One;
	const people = Array.from({ length: 300 }, (_, index) => ({
		...{
			id: randomUUID(),
			application: randomUUID(),
			reference: `HM-${index}`,
			source: pick(["site", "fair", "call"]),
		},
		...{ assignee: pick([...staff, null]), isExample: next() < 0.1 },
	}));
	const rows: Row[] = [];
	/** Half of the times are within six hours of the beginning of a month. */
	const time = () => {
		const month = Date.UTC(2026, Math.floor(next() * 6), 1);
		return month + Math.floor(next() < 0.5 ? (next() * 12 - 6) * hour : next() * 720 * hour);
	};
	const amount = () => String(1 + Math.floor(next() ** 4 * 1_000_000_000));
	const add = (applicationId: string, kind: string, at: number, data: Row["data"]) => {
		const row = { id: randomUUID(), kind, at: new Date(at), authorId: null, text: kind, data, applicationId };
		rows.push(row);
		return row.id;
	};
	const currencyOf = new Map<string, string>();
	const agreements = people.flatMap(({ application }) =>
		Array.from({ length: 1 + Math.floor(next() * 3) }, () => {
			const [currency, on] = [pick(amountCurrencies), "2026-01-10"];
			const data = { payee: "consultancy", amount: "1000000000", currency, back: "100" };
			const id = add(application, "agreement", Date.UTC(2025, 11, 1), { ...data, instalments: `${on}:1000000000` });
			currencyOf.set(id, currency);
			return { application, id };
		}),
	);
	while (rows.length < 2_000) {
		const { application, id: agreement } = pick(agreements);
		const [at, sum, method] = [time(), amount(), pick(["cash", "bank"])];
		const on = localDay(at - (next() < 0.7 ? 0 : Math.floor(next() * 960) * hour));
		const currency = currencyOf.get(agreement) as string;
		const type = pick(["paid", "paid", "refunded", "waived"]);
		const data = { agreement, type, amount: sum, currency, on, ...(type !== "waived" && { method }) };
		const payment = add(application, "payment", at, data);
		if (next() < 0.2) {
			const part = String(1 + Math.floor(next() * Number(sum)));
			add(application, "payment_corrected", at + hour, { payment, amount: part, currency });
		}
		if (data.method === "cash" && next() < 0.5) add(application, "payment_confirmed", at + hour, { payment });
	}
	const given = [JSON.stringify(people), JSON.stringify(rows)];
	await sql(
		`insert into applicants (id, full_name, phone_number, language, assignee_id, is_example)
		select id, 'Example', '+998 90 000 00 00', 'en', assignee, "isExample" from jsonb_to_recordset($1::jsonb)
			as given (id uuid, assignee uuid, "isExample" boolean)`,
		[given[0]],
	);
	await sql(
		`insert into applications (id, applicant_id, reference, source, full_name, phone_number, location, age, language, terms_agreed, terms_version)
		select application, id, reference, source, 'Example', '+998 90 000 00 00', 'Tashkent', 19, 'en', true, '2026-01-01' from jsonb_to_recordset($1::jsonb)
			as given (id uuid, application uuid, reference text, source text)`,
		[given[0]],
	);
	await sql(
		`insert into entries (id, applicant_id, application_id, kind, at, text, data)
		select given.id, applicant_id, "applicationId", kind, at, text, data from jsonb_to_recordset($1::jsonb)
			as given (id uuid, "applicationId" uuid, kind text, at timestamptz, text text, data jsonb)
		join applications on applications.id = "applicationId"`,
		[given[1]],
	);

	const payments = rows
		.filter(({ kind }) => kind === "payment")
		.map(({ id, applicationId, data }) => {
			const counters = rows.filter((row) => row.data.payment === id);
			const corrected = counters.find(({ kind }) => kind === "payment_corrected");
			const isSure = data.method !== "cash" || counters.some(({ kind }) => kind === "payment_confirmed");
			const net = Number(data.amount) - Number(corrected?.data.amount ?? 0);
			const person = people.find(({ application }) => application === applicationId) as (typeof people)[number];
			return {
				...person,
				net,
				as: isSure ? data.type : "unconfirmed",
				currency: data.currency ?? "",
				on: data.on ?? "",
			};
		});
	const sumUp = (some: typeof payments) => {
		const sums = { paid: 0, refunded: 0, waived: 0, unconfirmed: 0 };
		for (const { net, as } of some) sums[as as keyof typeof sums] += net;
		return sums;
	};
	for (const { application } of people) {
		const { balances } = storedMoney(foldMoney(rows.filter((row) => row.applicationId === application))) ?? {};
		for (const [currency, balance] of Object.entries(balances ?? {})) {
			const own = payments.filter((one) => one.application === application && one.currency === currency);
			expect(balance).toMatchObject(sumUp(own));
		}
	}
	for (const now of ["2026-03-31T18:59:59Z", "2026-03-31T19:00:00Z", "2026-04-27T03:00:00Z", "2026-07-02T07:00:00Z"])
		for (const weeks of reportPeriods) {
			const system = callerOf("system", url, () => new Date(now), databaseOn(url));
			const { money } = await getWorkReport(system, { weeks, isOwn: false });
			const local = new Date(Date.parse(now) + 5 * hour);
			const monday = local.getTime() - ((local.getUTCDay() + 6) % 7) * 24 * hour;
			const first = new Date(monday - (weeks - 1) * 7 * 24 * hour).toISOString().slice(0, 7);
			const counted = payments.filter(({ on, isExample, as }) => on >= first && !isExample && as !== "waived");
			const expected = new Map<string, unknown>();
			const keys: ((one: (typeof payments)[number]) => string)[] = [
				({ on }) => `month ${on.slice(0, 7)}-01`,
				({ source }) => `source ${source as ContactSource}`,
				({ assignee }) => `consultant ${assignee}`,
			];
			for (const keyOf of keys)
				for (const [name, some] of Map.groupBy(counted, (one) => `${keyOf(one)} ${one.currency}`)) {
					const { waived: _, ...sums } = sumUp(some);
					expected.set(name, sums);
				}
			const shown = money.map(({ by, key, currency, paid, refunded, unconfirmed }) => [
				`${by} ${key} ${currency}`,
				{ paid, refunded, unconfirmed },
			]);
			expect(Object.fromEntries(shown), `${weeks} weeks at ${now}`).toEqual(Object.fromEntries(expected));
		}
});
