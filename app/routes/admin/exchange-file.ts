import { problemOf } from "../../../domain/errors.ts";
import { exportRecords, getTemplate } from "../../../domain/exchange/queries.ts";
import { selectionOf } from "../../admin/exchange.ts";
import { streamOf } from "../../admin/stream.ts";
import { visitContext } from "../../visit.ts";
import type { Route } from "./+types/exchange-file";

const types = {
	csv: "text/csv; charset=utf-8",
	xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** What a list shows, without its pages, as a file that can be imported again; with `template` its columns alone. */
export async function loader({ context, url }: Route.LoaderArgs) {
	const visit = context.get(visitContext);
	const format = url.searchParams.get("format") === "csv" ? "csv" : "xlsx";
	const selection = selectionOf(url.searchParams);
	const isTemplate = url.searchParams.has("template");
	const name = `${selection.kind}-${isTemplate ? "template" : visit.now.toISOString().slice(0, 10)}.${format}`;
	try {
		const file = isTemplate
			? await getTemplate(visit.caller, selection.kind, format)
			: await exportRecords(visit.caller, selection, format);
		return new Response(streamOf(file), {
			headers: { "content-type": types[format], "content-disposition": `attachment; filename="${name}"` },
		});
	} catch (error) {
		const problem = problemOf(error);
		if (problem?.kind === "refused") return new Response(null, { status: 403 });
		if (problem?.kind === "conflict") return new Response("Too many rows for XLSX", { status: 409 });
		visit.report("records could not be exported", error);
		return new Response("Failed to fetch data", { status: problem?.kind === "unavailable" ? 503 : 500 });
	}
}
