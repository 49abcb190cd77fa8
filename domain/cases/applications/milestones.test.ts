import { expect, test } from "vitest";
import { startBackend } from "../../../tests/support/backend.ts";
import { staffOn } from "../../../tests/support/staff-callers.ts";
import { previewApplication } from "../../my/queries.ts";
import { listCaseApplications, listTimeline } from "./case-queries.ts";
import { removeMilestone, setMilestone } from "./milestone-commands.ts";
import { changeApplicationStatus } from "./status-commands.ts";

test("what is reached after the admission is seen by the applicant in its order, once each, and taken back", async () => {
	const backend = await startBackend({ jobs: { workers: 0 } });
	await backend.apply();
	const { caller } = await staffOn(backend.url);
	const [{ id, applicant_id: person }] = (await backend.sql("select id, applicant_id from applications")) as [
		{ id: string; applicant_id: string },
	];
	await setMilestone(caller, id, { milestone: "visa_filed", on: "2027-01-20" });
	await setMilestone(caller, id, { milestone: "invoice_paid", on: "2027-01-10" });
	await setMilestone(caller, id, { milestone: "visa_filed", on: "2027-01-21" });
	const seen = async () => (await previewApplication(caller, id)).milestones;
	expect(await seen()).toEqual([
		{ milestone: "invoice_paid", on: "2027-01-10" },
		{ milestone: "visa_filed", on: "2027-01-21" },
	]);
	expect((await listCaseApplications(caller, person))[0]?.milestones).toEqual(await seen());
	await removeMilestone(caller, id, "invoice_paid");
	expect(await seen()).toEqual([{ milestone: "visa_filed", on: "2027-01-21" }]);
	expect((await listTimeline(caller, person)).filter(({ undoneAt }) => undoneAt)).toHaveLength(2);
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
