import { expect, test } from "vitest";
import type { EntryKind } from "../../../database/values.ts";
import { startBackend } from "../../../tests/support/backend.ts";
import { fakeMailServer } from "../../../tests/support/mail.ts";
import { random } from "../../../tests/support/random.ts";
import { staffOn } from "../../../tests/support/staff-callers.ts";
import { previewApplication } from "../../my/queries.ts";
import { deliverDue } from "../deliveries/commands.ts";
import { timeline } from "../entries/queries.ts";
import { type CaseState, changeOf, isStateKind, pickState } from "../entries/state.ts";
import { getApplication, listCaseApplications } from "./queries.ts";
import { applicationStatuses, type StoredStatus } from "./schema.ts";
import {
	changeApplicationStatus,
	closeApplication,
	removeMilestone,
	reopenApplication,
	setMilestone,
	setNextStep,
	undoStatusChange,
} from "./status-commands.ts";

const email = "bobur@example.com";
const reason = "Мест на этот семестр больше нет. Можно подать на осенний набор.";
/** A time of day in Tashkent, five hours before UTC. */
const tashkent = (time: string) => new Date(`${time}+05:00`);

type StatusEvent = {
	kind: EntryKind;
	undoneAt: Date | null;
	visibleAt: Date;
	data: Record<string, string>;
	before: Record<string, string | null>;
};

/** The state that entries make of an application, in the order of their time. */
function stateAfter(entries: StatusEvent[], initial: CaseState): CaseState {
	const state = { ...initial };
	for (const { kind, undoneAt, data } of entries)
		if (!undoneAt && isStateKind(kind)) Object.assign(state, changeOf(kind, data));
	return state;
}

/** An application, a member of staff and a clock that stands still until it is set. */
async function givenApplication(settings: { at: Date; mail?: Parameters<typeof startBackend>[0] }) {
	let time = settings.at;
	const now = () => time;
	const backend = await startBackend({ now, jobs: { workers: 0 }, ...settings.mail });
	/** Sends the emails that are due by the database's clock. */
	const deliver = async () => {
		while ((await deliverDue(backend.system, "email")) > 0);
	};
	await backend.apply({ email }, "ru");
	if (settings.mail) await deliver();
	const { caller } = await staffOn(backend.url, { context: { now } });
	const [{ id, reference }] = await backend.sql("select id, reference from applications");
	const all = (): Promise<StatusEvent[]> =>
		backend.sql(
			`select kind, undone_at as "undoneAt", visible_at as "visibleAt", data, before from entries
				where application_id is not null order by at`,
		);
	const counted = async () => (await all()).filter(({ kind, undoneAt }) => kind === "status_changed" && !undoneAt);
	const at = (next: Date) => {
		time = next;
	};
	return {
		...{ ...backend, deliver, caller, id, reference, all, counted, at },
		change: (status: StoredStatus, more: object = {}) => changeApplicationStatus(caller, id, { status, ...more }),
		/** What the applicant sees at the time of the clock. */
		seen: async () => (await previewApplication(caller, id)).status,
		statusEmails: () =>
			backend.sql("select state, next_attempt_at, language from deliveries where kind = 'status' order by created_at"),
	};
}

test("B2-6: a status set and taken back within two minutes is never shown, and no message goes out", async () => {
	const mail = await fakeMailServer();
	const hour = 3_600_000;
	const given = await givenApplication({ at: new Date(Date.now() - hour), mail: { mail: mail.settings } });
	await given.change("documents_requested");
	await given.deliver();
	const before = mail.received.length;
	// The channel waits by the database's clock, so the email of a mis-click in an hour is not sent during this test.
	const later = new Date(Date.now() + hour);
	given.at(later);
	expect(await given.seen()).toBe("documents_requested");
	await given.change("accepted");
	await given.deliver();
	expect(await given.statusEmails()).toMatchObject([{ state: "sent" }, { state: "waiting" }]);
	given.at(new Date(later.getTime() + 119_000));
	expect(await given.seen()).toBe("documents_requested");
	await given.change("documents_requested");
	expect(await given.statusEmails()).toMatchObject([{ state: "sent" }]);
	for (const seconds of [119, 121, 86_400]) {
		given.at(new Date(later.getTime() + seconds * 1_000));
		expect(await given.seen()).toBe("documents_requested");
		expect((await given.counted()).map(({ data }) => data?.to)).toEqual(["documents_requested"]);
	}
	expect(mail.received).toHaveLength(before);
});

test("B2-6, B2-7: after two minutes a change counts and is told once; a rejection set at 23:10 in Tashkent at 09:00, with the reason", async () => {
	const mail = await fakeMailServer();
	const given = await givenApplication({ at: tashkent("2026-01-15T12:00:00"), mail: { mail: mail.settings } });
	const confirmations = mail.received.length;
	await given.change("interview_scheduled");
	expect(await given.statusEmails()).toMatchObject([
		{ next_attempt_at: tashkent("2026-01-15T12:02:00"), language: "ru" },
	]);
	given.at(tashkent("2026-01-15T12:01:59"));
	expect(await given.seen()).toBe("pending");
	given.at(tashkent("2026-01-15T12:02:00"));
	expect(await given.seen()).toBe("interview_scheduled");
	await given.deliver();
	await given.change("contacted");
	given.at(tashkent("2026-01-15T23:10:00"));
	expect(await given.seen()).toBe("contacted");
	await given.deliver();
	// A step of our own work is not told.
	expect(mail.received).toHaveLength(confirmations + 1);
	await given.change("rejected", { reason });
	expect((await given.statusEmails()).at(-1)).toMatchObject({ next_attempt_at: tashkent("2026-01-16T09:00:00") });
	given.at(tashkent("2026-01-16T08:59:59"));
	expect(await given.seen()).toBe("contacted");
	given.at(tashkent("2026-01-16T09:00:00"));
	expect(await given.seen()).toBe("rejected");
	await given.deliver();
	const { to, headers, text } = mail.received.at(-1) as (typeof mail.received)[number];
	expect(to).toEqual([email]);
	expect(headers.get("subject")).toBe(`Новости по Вашей заявке ${given.reference}`);
	expect(text).toContain(reason);
	expect(text).toContain("http://localhost:3000/ru/my");
});

test("a last status closes an application, any other opens it again, and staff close it by hand with a reason", async () => {
	const given = await givenApplication({ at: tashkent("2026-01-15T12:00:00") });
	const closed = () => given.sql("select closed_at, close_reason from applications");
	await given.change("rejected", { reason });
	expect(await closed()).toEqual([{ closed_at: tashkent("2026-01-15T12:00:00"), close_reason: "rejected" }]);
	await given.change("in_review");
	expect(await closed()).toEqual([{ closed_at: null, close_reason: null }]);
	await given.change("enrolled");
	expect(await closed()).toMatchObject([{ close_reason: "enrolled" }]);
	await reopenApplication(given.caller, given.id);
	expect(await closed()).toEqual([{ closed_at: null, close_reason: null }]);
	await closeApplication(given.caller, given.id, { reason: "silent" });
	expect(await closed()).toMatchObject([{ close_reason: "silent" }]);
	await expect(closeApplication(given.caller, given.id, { reason: "bored" })).rejects.toMatchObject({
		problem: { kind: "invalid", issues: [{ field: "reason", code: "unknown_close_reason" }] },
	});
});

test("a change is undone until the applicant sees it: status, step and closing are as before, and no email goes out", async () => {
	const at = tashkent("2026-03-02T12:00:00");
	const given = await givenApplication({ at });
	await given.change("enrolled");
	given.at(tashkent("2026-03-02T13:00:00"));
	await setNextStep(given.caller, given.id, { nextStepText: "Bring the contract.", nextStepFor: "applicant" });
	const before = await getApplication(given.caller, given.id);
	const event = (await given.change("documents_requested", { nextStepText: "Send the diploma." })) as string;
	expect(await getApplication(given.caller, given.id)).toMatchObject({ closedAt: null, status: "documents_requested" });
	await undoStatusChange(given.caller, event);
	const { status, closedAt, closeReason, nextStepText } = before;
	expect(await getApplication(given.caller, given.id)).toMatchObject({ status, closedAt, closeReason, nextStepText });
	expect([status, nextStepText]).toEqual(["enrolled", "Bring the contract."]);
	expect(await given.statusEmails()).toHaveLength(1);
	const tooLate = { problem: { kind: "conflict", code: "undo_too_late" } };
	await expect(undoStatusChange(given.caller, event)).rejects.toMatchObject(tooLate);

	const seen = (await given.change("contacted")) as string;
	given.at(tashkent("2026-03-02T13:02:01"));
	await expect(undoStatusChange(given.caller, seen)).rejects.toMatchObject(tooLate);
	const first = (await given.change("in_review")) as string;
	await given.change("accepted");
	await expect(undoStatusChange(given.caller, first)).rejects.toMatchObject(tooLate);
	expect((await getApplication(given.caller, given.id)).status).toBe("accepted");
});

test("the state of an application is what its entries make of it, whatever staff did and took back", async () => {
	const given = await givenApplication({ at: tashkent("2026-03-02T12:00:00") });
	const initial = pickState(await getApplication(given.caller, given.id));
	const before = await getApplication(given.caller, given.id);
	const next = random(20261127);
	const pick = <One>(list: readonly One[]) => list[Math.floor(next() * list.length)] as One;
	const undoable: string[] = [];
	let time = tashkent("2026-03-02T12:00:00").getTime();
	const acts = [
		async () => {
			const status = pick(applicationStatuses);
			const id = await given.change(status, { reason, nextStepText: pick(["Send the diploma.", null]) });
			if (id) undoable.push(id);
		},
		() => setNextStep(given.caller, given.id, { nextStepText: `Step ${time}`, nextStepFor: "applicant" }),
		() => closeApplication(given.caller, given.id, { reason: "silent" }),
		() => reopenApplication(given.caller, given.id),
		() => undoStatusChange(given.caller, undoable.at(-1) ?? before.id).catch(() => undefined),
	];
	for (let step = 0; step < 40; step++) {
		time += Math.floor(next() * 4 * 60_000);
		given.at(new Date(time));
		await pick(acts)();
		const stored = pickState(await getApplication(given.caller, given.id));
		expect(stateAfter(await given.all(), initial), `step ${step}`).toEqual(stored);
	}
	expect((await given.all()).filter(({ undoneAt }) => undoneAt).length).toBeGreaterThan(2);
});

test("STATE-01, STATE-03, CALL-51: each status may follow pending and the last one, and the history says who changed it", async () => {
	const given = await givenApplication({ at: tashkent("2026-03-02T12:00:00") });
	const others = applicationStatuses.filter((status) => status !== "pending");
	const walk = [...others.flatMap((status) => [status, "pending" as const]), ...others, ...others.toReversed()];
	for (const status of walk) await given.change(status, { reason });
	const { history, status } = await getApplication(given.caller, given.id);
	expect(status).toBe(walk.at(-1));
	expect(history).toHaveLength(walk.length - 1);
	expect(history[0]).toMatchObject({ by: "Dilnoza", detail: { to: walk.at(-1) } });
	expect(history.at(-1)).toMatchObject({ by: "Dilnoza", detail: { from: "pending", to: walk[0] } });
});

test("what happens besides the status is seen by the applicant in its order, once each, and taken back", async () => {
	const { caller, id, sql, at } = await givenApplication({ at: tashkent("2026-03-02T12:00:00") });
	const [{ applicant_id: person }] = (await sql("select applicant_id from applications")) as [{ applicant_id: string }];
	await setMilestone(caller, id, { milestone: "visa_filed", on: "2027-01-20" });
	await setMilestone(caller, id, { milestone: "invoice_paid", on: "2027-01-10" });
	await setMilestone(caller, id, { milestone: "papers_sent", on: "2026-12-03", text: "DHL 1234567890" });
	await setMilestone(caller, id, { milestone: "visa_filed", on: "2027-01-21" });
	const seen = async () => (await previewApplication(caller, id)).milestones;
	const sent = { milestone: "papers_sent", on: "2026-12-03", text: "DHL 1234567890" };
	const filed = { milestone: "visa_filed", on: "2027-01-21", text: null };
	expect(await seen()).toEqual([sent, { milestone: "invoice_paid", on: "2027-01-10", text: null }, filed]);
	expect((await listCaseApplications(caller, person))[0]?.milestones).toEqual(await seen());
	await removeMilestone(caller, id, "invoice_paid");
	expect(await seen()).toEqual([sent, filed]);
	expect((await timeline(caller, { applicantId: person })).filter(({ undoneAt }) => undoneAt)).toHaveLength(2);
	await expect(removeMilestone(caller, id, "invoice_paid")).rejects.toMatchObject({ problem: { kind: "not-found" } });
	const isSeen = async () => (await seen()).some(({ milestone }) => milestone === "flight");
	await changeApplicationStatus(caller, id, { status: "accepted" });
	await setMilestone(caller, id, { milestone: "flight", on: "2027-02-25" });
	expect(await isSeen()).toBe(false);
	at(tashkent("2026-03-02T12:05:00"));
	expect(await isSeen()).toBe(true);
	for (const [input, field] of [
		[{ milestone: "graduation", on: "2027-01-10" }, "milestone"],
		[{ milestone: "flight", on: "soon" }, "on"],
	] as const)
		await expect(setMilestone(caller, id, input)).rejects.toMatchObject({
			problem: { kind: "invalid", issues: [{ field }] },
		});
});
