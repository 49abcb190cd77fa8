import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { amountCurrencies } from "../../../database/values.ts";
import { agreementOf, moneyCase, paymentOf } from "../../../tests/support/money.ts";
import { random } from "../../../tests/support/random.ts";
import { Caller } from "../../access/caller.ts";
import { finishFollowUp } from "../../desk/queue/follow-up-commands.ts";
import { problemOf } from "../../shared/errors.ts";
import { eraseAsAsked } from "../applicants/erasure-commands.ts";
import { deleteApplication } from "../applications/commands.ts";
import { closeApplication, removeMilestone, setMilestone } from "../applications/status-commands.ts";
import { restoreFromTrash } from "../trash/commands.ts";
import { confirmPayment, correctPayment, endAgreement, recordAgreement, recordPayment } from "./commands.ts";
import { daysWaited, type Refund, storedMoney } from "./rules.ts";

const key = () => ({ submissionKey: randomUUID() });

const issuesOf = (work: Promise<unknown>) =>
	work.then(
		() => "stored",
		(error) => {
			const problem = problemOf(error);
			return problem?.kind === "invalid"
				? problem.issues.map(({ field, code }) => `${field} ${code}`).join()
				: problem?.kind;
		},
	);

test("N3-1: whatever staff enter, the balance of each currency is the sum of its entries, and what is stored is their fold", async () => {
	const { sql, read, on, aziza, bobur, applicationId } = await moneyCase();
	const next = random(20261128);
	const pick = <One>(list: readonly One[]) => list[Math.floor(next() * list.length)] as One;
	const sum = () => String(1 + Math.floor(next() * 900));
	let time = Date.parse("2026-03-28T07:00:00Z");
	/** The sums by SQL, which knows nothing of the fold. */
	const summed = async () => {
		const rows = await sql(`
			select payment.data ->> 'currency' as currency, payment.data ->> 'type' as type,
				payment.data ->> 'method' is distinct from 'cash' or exists (select from entries confirmation
					where confirmation.kind = 'payment_confirmed' and confirmation.data ->> 'payment' = payment.id::text) as sure,
				sum((payment.data ->> 'amount')::int - coalesce((select sum((correction.data ->> 'amount')::int) from entries correction
					where correction.kind = 'payment_corrected' and correction.data ->> 'payment' = payment.id::text), 0))::int as total
			from entries payment where payment.kind = 'payment' group by 1, 2, 3`);
		return (currency: string, type: string, sure: boolean) =>
			rows
				.filter((row) => row.currency === currency && row.sure === sure && (type === "" || row.type === type))
				.reduce((total, row) => total + row.total, 0);
	};
	const agreements = async () => (await read()).agreements;
	const payments = async () => (await agreements()).flatMap((one) => one.payments);
	const acts = [
		() => recordAgreement(aziza, applicationId, agreementOf({ amount: sum(), currency: pick(amountCurrencies) })),
		async () => {
			const [type, method] = [pick(["paid", "paid", "refunded", "waived"]), pick(["cash", "bank"])];
			const payment = paymentOf({ amount: sum(), type, method });
			return recordPayment(pick([aziza, bobur]), pick(await agreements()).id, payment);
		},
		async () => confirmPayment(pick([aziza, bobur]), pick(await payments()).id, key()),
		async () => correctPayment(aziza, pick(await payments()).id, { ...key(), amount: sum(), text: "Mistyped" }),
		async () => next() < 0.1 && endAgreement(aziza, pick(await agreements()).id, { ...key(), text: "Another program" }),
		() => setMilestone(aziza, applicationId, { milestone: "visa_refused", on: "2026-03-27" }),
	];
	let stored = 0;
	for (let step = 0; step < 80; step++) {
		time += 60_000;
		on(new Date(time).toISOString());
		await pick(acts)().then(
			() => stored++,
			() => undefined,
		);
		const { money, agreements: folded } = await read();
		expect(money, `step ${step}`).toEqual(storedMoney(folded));
		const sums = await summed();
		for (const currency of amountCurrencies) {
			const balance = money?.balances[currency];
			const { paid = 0, refunded = 0, waived = 0, unconfirmed = 0 } = balance ?? {};
			const expected = ["paid", "refunded", "waived"].map((type) => sums(currency, type, true));
			const shown = [paid, refunded, waived, unconfirmed];
			expect(shown, `step ${step}: ${currency}`).toEqual([...expected, sums(currency, "", false)]);
			expect(paid - refunded).toBeGreaterThanOrEqual(0);
		}
	}
	expect(stored).toBeGreaterThan(40);
});

test("N3-2: no entry about money can be changed, undone or deleted, not even by SQL; a counter-entry shows both", async () => {
	const { sql, read, agree, pay, aziza, bobur } = await moneyCase();
	const payment = await pay(await agree());
	const changes = ["data = '{}'", "text = 'x'", "undone_at = now()"].map((change) => `update entries set ${change}`);
	for (const act of [...changes, "delete from entries"])
		for (const kind of ["payment", "agreement"])
			await expect(sql(`${act} where kind = $1`, [kind]), act).rejects.toThrow(/only ever added|entries_money_stays/);
	await correctPayment(bobur, payment, { ...key(), amount: "150", text: "Typed 400 instead of 250" });
	const [only] = (await read()).agreements;
	expect(only?.payments).toMatchObject([
		{ amount: 400, net: 250, corrections: [{ amount: 150, text: "Typed 400 instead of 250", author: "Bobur" }] },
	]);
	expect(only?.balance).toMatchObject({ paid: 250, owed: 750 });
	await correctPayment(aziza, payment, { ...key(), amount: "250", text: "It was somebody else's" });
	expect((await read()).money?.balances.USD).toMatchObject({ paid: 0, owed: 1000 });
	// With the application itself, they go: nothing about a person outlives the person.
	await sql("delete from applications");
	expect(await sql("select id from entries where kind = 'payment'")).toEqual([]);
});

test("N3-6: a double click is one entry, whatever it is, and the same key with another sum is none", async () => {
	const { read, aziza, bobur, applicationId } = await moneyCase();
	const agreement = agreementOf();
	await Promise.all([1, 2].map(() => recordAgreement(aziza, applicationId, agreement)));
	const [{ id = "" } = {}] = (await read()).agreements;
	const paid = paymentOf({ amount: "1000", method: "cash" });
	await Promise.all([1, 2].map(() => recordPayment(aziza, id, paid)));
	await expect(recordPayment(aziza, id, { ...paid, amount: "900" })).rejects.toMatchObject({
		problem: { kind: "conflict", code: "already_sent" },
	});
	const payment = (await read()).agreements[0]?.payments[0]?.id ?? "";
	const confirmed = key();
	await Promise.all([1, 2].map(() => confirmPayment(bobur, payment, confirmed)));
	const back = paymentOf({ type: "refunded", amount: "600" });
	await Promise.all([1, 2].map(() => recordPayment(aziza, id, back)));
	const taken = { ...key(), amount: "600", text: "Not sent yet" };
	const refunded = (await read()).agreements[0]?.payments[1]?.id ?? "";
	await Promise.all([1, 2].map(() => correctPayment(aziza, refunded, taken)));
	expect((await read()).agreements).toHaveLength(1);
	expect((await read()).money?.balances.USD).toMatchObject({ agreed: 1000, paid: 1000, refunded: 0, unconfirmed: 0 });
});

test("an amount may be typed with spaces and with a word or sign of its currency, and of no other", async () => {
	const { read, agree, pay, aziza, bobur, applicationId } = await moneyCase();
	const typed = {
		UZS: ["1 500 000 сум", "1\u00a0500\u00a0000 soʻm", "1500000 so'm", "UZS 1,500,000"],
		KRW: ["₩1 500 000", "1,500,000₩", "1 500 000 вон"],
		USD: ["$1 500 000", "1500000 USD", "1 500 000 долларов"],
	};
	for (const [currency, amounts] of Object.entries(typed))
		for (const amount of amounts) await agree({ currency, amount });
	const { agreements } = await read();
	expect(agreements.map(({ amount }) => amount)).toEqual(Array(10).fill(1_500_000));
	const parts = { currency: "UZS", amount: "3 000 сум", amount1: "1 000 сум", on2: "2026-05-10", amount2: "2 000 сум" };
	const agreement = await agree(parts);
	const payment = await pay(agreement, { amount: "3 000 soʻm" });
	await correctPayment(bobur, payment, { ...key(), amount: "500 сум", text: "Mistyped" });
	expect((await read()).agreements.at(-1)?.payments[0]).toMatchObject({ amount: 3_000, net: 2_500 });
	for (const amount of ["$500", "500 сум soʻm", "сум"]) {
		const refused = recordAgreement(aziza, applicationId, agreementOf({ currency: "UZS", amount }));
		expect(await issuesOf(refused), amount).toMatch(/^amount (bad_amount|required)/);
	}
});

test("bad input: each mistake has its own reason, and nothing is stored", async () => {
	const { read, agree, pay, aziza, bobur, applicationId } = await moneyCase();
	const agreement = (values: Record<string, string>) =>
		issuesOf(recordAgreement(aziza, applicationId, agreementOf(values)));
	expect(await agreement({ amount: "0" })).toBe("amount too_small");
	expect(await agreement({ amount: "-5" })).toBe("amount too_small");
	expect(await agreement({ amount: "12.5" })).toBe("amount bad_amount");
	expect(await agreement({ currency: "EUR" })).toBe("currency unknown_currency");
	expect(await agreement({ on1: "2026-02-30" })).toBe("on1 bad_date");
	expect(await agreement({ amount1: "300", on2: "2026-05-10", amount2: "600" })).toBe("amount1 instalments_differ");
	expect(await agreement({ on2: "2026-05-10" })).toBe("amount2 required");
	for (const amount2 of ["1000", "1500"])
		expect(await agreement({ on2: "2026-05-10", amount2 })).toBe("amount1 instalments_differ");
	expect(await agreement({ back: "part" })).toBe("percent required");
	const id = await agree({ on2: "2026-05-10", amount2: "600" });
	const payment = (values: Record<string, string>) => issuesOf(recordPayment(aziza, id, paymentOf(values)));
	expect(await payment({ amount: "0" })).toBe("amount too_small");
	expect(await payment({ on: "2026-03-29" })).toBe("on in_the_future");
	expect(await payment({ type: "refunded" })).toBe("amount refund_too_large");
	expect(await payment({ type: "waived", amount: "1001" })).toBe("amount waived_too_large");
	const cash = await pay(id, { method: "cash" });
	expect(await payment({ type: "refunded", amount: "1" })).toBe("amount refund_too_large");
	expect(await issuesOf(confirmPayment(aziza, cash, key()))).toBe(" second_person");
	expect(await issuesOf(confirmPayment(bobur, cash, key()))).toBe("stored");
	expect(await issuesOf(confirmPayment(bobur, cash, key()))).toBe(" confirmed_already");
	const correct = (amount: string) => issuesOf(correctPayment(aziza, cash, { ...key(), amount, text: "Mistyped" }));
	expect(await correct("401")).toBe("amount correction_too_large");
	expect(await issuesOf(correctPayment(aziza, cash, { ...key(), amount: "1", text: " " }))).toBe("text required");
	await pay(id, { type: "refunded", amount: "300" });
	expect(await correct("200")).toBe("amount refunded_already");
	expect((await read()).agreements[0]).toMatchObject({ dueOn: "2026-05-10", balance: { owed: 600, refunded: 300 } });
	await endAgreement(aziza, id, { ...key(), text: "Another program" });
	expect(await payment({})).toBe(" agreement_over");
	expect(await issuesOf(endAgreement(aziza, id, { ...key(), text: "Again" }))).toBe(" agreement_over");
	expect((await read()).money).toMatchObject({ dueOn: null, balances: { USD: { agreed: 400, owed: 0 } } });
	expect(await issuesOf(recordPayment(aziza, randomUUID(), paymentOf()))).toBe("not-found");
});

test("N3-4: a refused visa opens a refund for exactly the payments that come back, once, and taking it back closes them", async () => {
	const { sql, read, agree, pay, refuse, on, aziza, bobur, applicationId } = await moneyCase({
		configured: { chat: false, mail: true, bot: true, visaPortal: false },
	});
	await sql("update applications set email = 'her@example.com'");
	const all = await agree({ what: "All", currency: "UZS", amount: "900" });
	const half = await agree({ what: "Half", back: "part", percent: "50" });
	const nothing = await agree({ what: "Nothing", back: "nothing" });
	const whole = await pay(all, { amount: "500" });
	const part = await pay(half, { amount: "301" });
	await pay(nothing);
	await pay(all, { type: "waived", amount: "100" });
	const cash = await pay(half, { amount: "100", method: "cash" });
	const mistaken = await pay(all, { amount: "200" });
	await correctPayment(bobur, mistaken, { ...key(), amount: "200", text: "Somebody else's" });
	await sql("delete from deliveries");
	const refunds = async () =>
		(await read()).agreements.flatMap((one) =>
			one.refunds.map(({ payment, amount, due, on: day, isClosed }) => ({ payment, amount, due, on: day, isClosed })),
		);
	const tasks = () =>
		sql("select done_at is null as open, outcome, due_at from tasks where kind = 'refund' order by opened_at");
	await refuse();
	const opened = [
		{ payment: whole, amount: 500, due: 500, on: "2026-03-27", isClosed: false },
		{ payment: part, amount: 150, due: 150, on: "2026-03-27", isClosed: false },
	];
	expect(await refunds()).toEqual(opened);
	expect(await tasks()).toMatchObject([{ open: true }]);
	expect(await sql("select channel from deliveries where kind = 'money'")).toEqual([{ channel: "email" }]);
	// Told twice, and with another day.
	await refuse();
	await refuse("2026-03-28");
	expect(await refunds()).toEqual(opened);
	expect(await tasks()).toHaveLength(1);
	// Cash counts from when it is confirmed, and what is paid after the refusal comes back, too.
	await confirmPayment(bobur, cash, key());
	const later = { payment: cash, amount: 50, due: 50, on: "2026-03-28", isClosed: false };
	expect((await refunds()).slice(2)).toEqual([later]);
	const balances = { UZS: { due: 500 }, USD: { due: 200 } };
	expect((await read()).money).toMatchObject({ refundSince: "2026-03-27", balances });
	// The refusal was a mistake: what was opened is closed, and a later one opens it again.
	on("2026-03-28T08:00:00Z");
	await removeMilestone(aziza, applicationId, "visa_refused");
	expect(await refunds()).toMatchObject(Array(3).fill({ due: 0, isClosed: true }));
	expect((await read()).money?.refundSince).toBeNull();
	expect(await tasks()).toMatchObject([{ open: false, outcome: "closed" }]);
	on("2026-03-28T09:00:00Z");
	await refuse("2026-03-28");
	expect((await refunds()).filter(({ isClosed }) => !isClosed)).toHaveLength(3);
	// Closing the application does not end what we owe.
	await closeApplication(aziza, applicationId, { reason: "withdrawn" });
	expect((await tasks()).at(-1)).toMatchObject({ open: true });
});

test("N3-7: the days of a refund count until all of it is paid, and every seven days there is a task for it", async () => {
	const { sql, read, agree, pay, refuse, on, aziza, bobur } = await moneyCase();
	const agreement = await agree();
	await pay(agreement);
	await refuse("2026-03-20");
	const refund = async () => (await read()).agreements[0]?.refunds[0] as Refund;
	const waited = async (today: string) => daysWaited(await refund(), today);
	expect(await waited("2026-03-28")).toBe(8);
	const task = async () => (await sql("select id, due_at from tasks where kind = 'refund' and done_at is null"))[0];
	expect(await task()).toMatchObject({ due_at: new Date("2026-04-04T11:00:00Z") });
	on("2026-04-04T07:00:00Z");
	await finishFollowUp(aziza, (await task())?.id as string);
	expect(await task()).toMatchObject({ due_at: new Date("2026-04-11T11:00:00Z") });
	// A part, and cash that nobody has confirmed, stop nothing.
	const { id } = await refund();
	const back = { type: "refunded", refund: id, on: "2026-04-03" };
	expect(await issuesOf(pay(agreement, { ...back, amount: "401" }))).toBe("amount refund_too_large");
	await pay(agreement, { ...back, amount: "100" });
	const cash = await pay(agreement, { ...back, amount: "300", method: "cash", on: "2026-04-04" });
	expect(await refund()).toMatchObject({ due: 300, paidOn: null });
	expect(await waited("2026-04-29")).toBe(40);
	await confirmPayment(bobur, cash, key());
	expect(await refund()).toMatchObject({ due: 0, paidOn: "2026-04-04" });
	expect(await waited("2026-04-29")).toBe(15);
	expect(await task()).toBeUndefined();
	// What was paid back by mistake is owed again.
	await correctPayment(aziza, cash, { ...key(), amount: "300", text: "Another student" });
	expect(await refund()).toMatchObject({ due: 300, paidOn: null });
	expect(await task()).toBeDefined();
});

test("no more comes back than a refund owes, whoever hands it over, and what came back before the refusal lowers it", async () => {
	const { read, agree, pay, refuse, aziza, bobur, applicationId } = await moneyCase();
	const half = await agree({ back: "part", percent: "50" });
	await pay(half, { amount: "1000" });
	await pay(half, { amount: "1000" });
	// The second was paid by mistake and came back.
	await pay(half, { type: "refunded", amount: "1000" });
	await refuse();
	const refunds = async () => (await read()).agreements[0]?.refunds ?? [];
	expect((await refunds()).map(({ due }) => due)).toEqual([500, 0]);
	const [{ id = "" } = {}] = await refunds();
	const back = { type: "refunded", on: "2026-03-27" };
	const attempt = (values: Record<string, string>) => issuesOf(pay(half, { ...back, ...values }));
	expect(await attempt({ amount: "500" })).toBe(" refund_open");
	const cash = await pay(half, { ...back, refund: id, amount: "400", method: "cash" });
	expect(await attempt({ refund: id, amount: "101" })).toBe("amount refund_too_large");
	expect(await attempt({ refund: id, amount: "100" })).not.toMatch(/ /);
	// The refusal was a mistake: the refund is closed, and was not paid.
	await removeMilestone(aziza, applicationId, "visa_refused");
	expect((await refunds())[0]).toMatchObject({ due: 0, paidOn: null, isClosed: true });
	await refuse();
	await confirmPayment(bobur, cash, key());
	expect((await read()).money?.balances.USD).toMatchObject({ paid: 2000, refunded: 1500, due: 0 });
	expect((await refunds()).at(-1)).toMatchObject({ due: 0, paidOn: "2026-03-27" });
});

test("N3-2: an application in the trash comes back with its money as it was, and an erased person leaves none", async () => {
	const { sql, read, agree, pay, refuse, aziza, own, applicantId, applicationId } = await moneyCase();
	const agreement = await agree();
	await pay(agreement, { method: "cash" });
	await pay(agreement);
	await refuse();
	const rows = () =>
		sql(`select to_jsonb(entries)::text as row from entries union all select to_jsonb(applications)::text from applications
			union all select to_jsonb(tasks)::text from tasks where kind = 'refund' order by 1`);
	const before = [await read(), await rows()];
	const id = await deleteApplication(aziza, applicationId);
	expect(await sql("select id from entries")).toEqual([]);
	await restoreFromTrash(aziza, id);
	expect([await read(), await rows()]).toEqual(before);
	await sql("update applicants set erase_on = '2026-03-28' where id = $1", [applicantId]);
	const later = new Caller({ role: "system" }, { ...own.context, now: () => new Date("2026-03-30T07:00:00Z") });
	expect(await eraseAsAsked(later)).toBe(1);
	expect(await sql("select id from entries union all select id from trash")).toEqual([]);
});
