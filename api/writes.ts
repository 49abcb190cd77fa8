import { problemOf } from "../domain/shared/errors.ts";
import { toPascalCase } from "../domain/shared/naming.ts";
import { etagOf, matchesEtag } from "./etag.ts";
import { snakeCaseSchema, toInput, toRecord } from "./naming.ts";
import type { ApiRequest, ApiResponse, Operation } from "./operation.ts";
import { stop } from "./problem.ts";
import { namesFor, recordSchemaOf } from "./reads.ts";
import type { Table } from "./tables/table.ts";

/** How often a change without If-Match is retried after a concurrent save. */
const tries = 4;

/** Operations for staff: `POST /api/TABLE`, `PATCH` and `DELETE /api/TABLE/{id}`. */
export function writesOf(table: Table): Operation[] {
	const { name, one, input, example, create, update, remove } = table;
	const component = toPascalCase(name);
	const body = input && { schema: snakeCaseSchema(input), example, name: `${component}Input` };
	const record = { schema: recordSchemaOf(table), name: component };
	const common = { tag: name, access: table.staff, tagged: true } as const;
	const operations: Operation[] = [];
	if (create && body) {
		operations.push({
			...common,
			id: `create_${name}`,
			method: "post",
			path: `/api/${name}`,
			summary: `Add ${one}`,
			body,
			answers: { 201: { what: "It, as it is stored. `Location` says where.", ...record } },
			problems: [409],
			async run(request) {
				const id = await create(request.caller, toInput(body.schema, request.body));
				const headers = { location: `/api/${name}/${id}` };
				return { ...(await shown({ ...request, id }, table)), status: 201, headers };
			},
		});
	}
	if (update && body) {
		const changes = body.schema.partial();
		operations.push({
			...common,
			id: `update_${name}`,
			method: "patch",
			path: `/api/${name}/{id}`,
			summary: `Change ${one}`,
			details: "The fields that are named; all others stay as they are, whoever saves them meanwhile.",
			body: { schema: changes, example: lastOf(example), name: `${component}Changes` },
			answers: { 200: { what: "It, as it is stored now.", ...record } },
			problems: [409],
			async run(request) {
				const values = toInput(changes, request.body);
				await onceMoreWhenChanged(request, table, async (row) => {
					if (Object.keys(values).length === 0) return;
					const before = Object.fromEntries(Object.keys(input.shape).map((name) => [name, row[name]]));
					await update(request.caller, request.id, { ...before, ...values }, row.version as number | undefined, row);
				});
				return shown(request, table);
			},
		});
	}
	if (remove) {
		operations.push({
			...common,
			id: `delete_${name}`,
			method: "delete",
			path: `/api/${name}/{id}`,
			summary: `Delete ${one}`,
			answers: { 204: { what: "It is gone." } },
			problems: [409],
			async run(request) {
				if (request.ifMatch === undefined) await remove(request.caller, request.id);
				else
					await onceMoreWhenChanged(request, table, (row) =>
						remove(request.caller, request.id, row.version as number | undefined),
					);
				return { status: 204 };
			},
		});
	}
	return operations;
}

/**
 * Reads the record, compares it with If-Match, and changes it only in that state. Without If-Match, it reads the record
 * again after a concurrent save, so that other changed fields stay.
 * @throws 412, and the errors of the change.
 */
async function onceMoreWhenChanged(
	request: ApiRequest,
	table: Table,
	change: (row: Record<string, unknown>) => Promise<unknown>,
): Promise<void> {
	const { caller, id, ifMatch } = request;
	for (let left = tries; ; left--) {
		const row = await (table.current ?? table.get)(caller, id);
		const body = JSON.stringify(toRecord(row, namesFor(caller, table)));
		if (!matchesEtag(ifMatch, await etagOf(body, row.version), row.version)) throw stop(412, "changed");
		try {
			await change(row as Record<string, unknown> & typeof row);
			return;
		} catch (error) {
			const problem = problemOf(error);
			if (problem?.kind !== "conflict" || problem.code !== "changed") throw error;
			if (ifMatch !== undefined && ifMatch !== "*") throw stop(412, "changed");
			if (left <= 1) throw error;
		}
	}
}

async function shown({ caller, id }: ApiRequest, table: Table): Promise<ApiResponse> {
	const row = await table.get(caller, id);
	return { status: 200, body: toRecord(row, namesFor(caller, table)), version: row.version };
}

const lastOf = (example: Record<string, unknown> = {}) => Object.fromEntries(Object.entries(example).slice(-1));
