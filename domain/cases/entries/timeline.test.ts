import { expect, test } from "vitest";
import { startBackend } from "../../../tests/support/backend.ts";
import { staffOn } from "../../../tests/support/staff-callers.ts";
import { logCall } from "../../desk/queue/call-commands.ts";
import { changeApplicationStatus, undoStatusChange } from "../applications/status-commands.ts";
import { addNote, answerMessage } from "../conversations/commands.ts";
import { timeline } from "./queries.ts";
import { type Audience, readTimeline } from "./timeline.ts";

test("one read: staff see everything of a case, the applicant what is public and visible, the family no messages", async () => {
	let time = Date.parse("2026-11-25T08:00:00Z");
	const now = () => new Date(time);
	const backend = await startBackend({ now, jobs: { workers: 0 } });
	await backend.apply();
	const { caller, userId } = await staffOn(backend.url, { name: "Dilnoza", context: { now } });
	const [{ id, applicant_id: applicantId }] = (await backend.sql("select id, applicant_id from applications")) as [
		{ id: string; applicant_id: string },
	];
	const later = () => {
		time += 60_000;
	};
	later();
	await addNote(caller, applicantId, { text: "Her father pays." });
	later();
	await answerMessage(caller, applicantId, { text: "Hello", applicationId: id });
	later();
	await undoStatusChange(caller, (await changeApplicationStatus(caller, id, { status: "accepted" })) ?? "");
	later();
	await logCall(caller, applicantId, { result: "reached", applicationId: id });
	const kinds = async (audience: Audience, at: number, applicationId: string | null = null) => {
		const of = { applicantId, applicationId };
		const entries = await readTimeline(backend.context.database, of, audience, { now: new Date(at) });
		return entries.map(({ kind, undoneAt }) => (undoneAt ? `${kind}, undone` : kind));
	};
	const all = ["submitted", "note", "message_out", "status_changed, undone", "status_changed", "call"];
	expect(await kinds("staff", time)).toEqual(all);
	expect((await timeline(caller, { applicantId })).map(({ kind }) => kind)).toHaveLength(all.length);
	// The new status, which follows from the call, is visible after two minutes.
	expect(await kinds("applicant", time)).toEqual(["submitted", "message_out"]);
	expect(await kinds("applicant", time + 120_000, id)).toEqual(["submitted", "message_out", "status_changed"]);
	expect(await kinds("family", time + 120_000)).toEqual(["submitted", "status_changed"]);
	const seen = await readTimeline(backend.context.database, { applicantId, applicationId: id }, "applicant", {
		now: now(),
	});
	expect(seen.find(({ kind }) => kind === "message_out")).toMatchObject({ author: "Dilnoza", deliveries: [] });
	expect(JSON.stringify(seen)).not.toContain(userId);
});
