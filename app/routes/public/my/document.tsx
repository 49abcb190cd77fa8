import { data } from "react-router";
import { addPages, removePage } from "../../../../domain/documents/my-commands.ts";
import { getMyDocuments } from "../../../../domain/documents/my-queries.ts";
import { handleForm, readFields } from "../../../forms.ts";
import { useMyTexts } from "../../../i18n/my/texts.ts";
import { loadRequired } from "../../../load.ts";
import { requestContextKey } from "../../../request-context.ts";
import { redirectTo } from "../../../require-account.ts";
import { requireApplicant } from "../../../require-applicant.ts";
import { Paper } from "../../../ui/my/document.tsx";
import { MyLayout } from "../../../ui/my/layout.tsx";
import type { Route } from "./+types/document";

/** One paper: what it must be, what has been sent, and the form that sends it. */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const caller = requireApplicant(requestContext);
	const papers = await loadRequired(requestContext, "personal page", () => getMyDocuments(caller));
	const document = papers.documents.find((one) => one.id === id.toLowerCase());
	if (!document) throw data(null, { status: 404 });
	return { document, isAgreed: papers.isAgreed };
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	const caller = requireApplicant(requestContext);
	const fields = await readFields(request);
	const back = `${requestContext.prefix}/my/documents/${id}`;
	const files = fields.getAll("files").filter((file) => file instanceof File && (file.name || file.size > 0)) as File[];
	const names = files.map(({ name }) => name.slice(-60));
	const submit = async () => {
		if (fields.get("intent") === "remove") {
			await removePage(caller, String(fields.get("file")));
			return redirectTo(back, "page_removed");
		}
		const sent = files.map(async (file) => new Uint8Array(await file.arrayBuffer()));
		await addPages(caller, id, await Promise.all(sent));
		return redirectTo(back, "paper_sent");
	};
	return handleForm(requestContext, fields, submit, { show: (state) => ({ state, names }) });
}

export default function Document({ loaderData, actionData }: Route.ComponentProps) {
	const t = useMyTexts().documents;
	const { document } = loaderData;
	return (
		<MyLayout title={t.names[document.code]}>
			<div className="max-w-[46rem]">
				<Paper {...loaderData} again={actionData ?? null} />
			</div>
		</MyLayout>
	);
}
