import { getPostForStaff } from "../../../domain/blog/queries.ts";
import { localized } from "../../../domain/language.ts";
import { valuesOf } from "../../admin/fields.ts";
import { useAdminTexts } from "../../admin/frame.ts";
import { load } from "../../admin/load.ts";
import { postFields } from "../../admin/post-fields.ts";
import { RecordDialog } from "../../admin/record-dialog.tsx";
import { requestContext } from "../../request-context.ts";
import type { Route } from "./+types/post";

export function loader({ context, params }: Route.LoaderArgs) {
	const visit = context.get(requestContext);
	return load(visit, "post", async () => {
		const post = await getPostForStaff(visit.caller, params.id);
		return { name: localized(post, "title", visit.language), values: valuesOf(post, postFields) };
	});
}

export default function Post({ loaderData, params }: Route.ComponentProps) {
	const { fields: labels } = useAdminTexts().blog;
	return (
		<RecordDialog
			loaded={loaderData}
			fields={postFields}
			labels={labels}
			address={`/admin/blog/${params.id}`}
			home="/admin/blog"
		/>
	);
}
