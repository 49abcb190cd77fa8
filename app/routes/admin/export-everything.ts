import { exportEverything } from "../../../domain/desk/import-export/everything-queries.ts";
import { datedName, sendFile } from "../../admin/csv.ts";
import { zip } from "../../admin/zip.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/export-everything";

/** For owners: all data in one ZIP archive. */
export function loader({ context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const file = { name: datedName(requestContext, "everything", "zip"), type: "application/zip" };
	return sendFile(requestContext, file, async () => zip(await exportEverything(requestContext.caller)));
}
