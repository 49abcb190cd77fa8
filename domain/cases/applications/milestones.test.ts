import { expect, test } from "vitest";
import { startBackend } from "../../../tests/support/backend.ts";
import { staffOn } from "../../../tests/support/staff-callers.ts";
import { previewApplication } from "../../my/queries.ts";
import { timeline } from "../entries/queries.ts";
import { listCaseApplications } from "./queries.ts";
import { changeApplicationStatus, removeMilestone, setMilestone } from "./status-commands.ts";

test("what happens besides the status is seen by the applicant in its order, once each, and taken back", async () => {
	const backend = await startBackend({ jobs: { workers: 0 } });
	await backend.apply();
	const { caller } = await staffOn(backend.url);
	const [{ id, applicant_id: person }] = (await backend.sql("select id, applicant_id from applications")) as [
		{ id: string; applicant_id: string },
	];
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
	await backend.sql("update entries set visible_at = at");
	expect(await isSeen()).toBe(true);
	for (const [input, field] of [
		[{ milestone: "graduation", on: "2027-01-10" }, "milestone"],
		[{ milestone: "flight", on: "soon" }, "on"],
	] as const)
		await expect(setMilestone(caller, id, input)).rejects.toMatchObject({
			problem: { kind: "invalid", issues: [{ field }] },
		});
});
