import { useLocation } from "react-router";
import { updateImage } from "../../../domain/images/commands.ts";
import { getImageRecord } from "../../../domain/images/queries.ts";
import { imageAddress, imageFocuses } from "../../../domain/images/rules.ts";
import { listOlderTexts } from "../../../domain/site-content/translation-review/queries.ts";
import { confirmTicked } from "../../admin/confirm-translations.ts";
import { Dialog } from "../../admin/dialog.tsx";
import { type Field, inputOf, valuesOf } from "../../admin/fields.ts";
import { useAdminTexts } from "../../admin/frame.ts";
import { receive, versionOf } from "../../admin/handle-form.ts";
import { load } from "../../admin/load.ts";
import { MissingDialog } from "../../admin/record-dialog.tsx";
import { RecordForm } from "../../admin/record-form.tsx";
import { wayBack } from "../../admin/return-url.ts";
import { visitContext } from "../../request-context.ts";
import type { Route } from "./+types/image";

export { sendKept as clientAction } from "../../admin/resilient-submit.ts";

const fields: Field[] = [
	{ name: "alt", kind: "localized" },
	{ name: "focus", kind: "choice", required: true, options: imageFocuses },
];

export function loader({ context, params: { hash } }: Route.LoaderArgs) {
	const visit = context.get(visitContext);
	return load(visit, "image", async () => {
		const image = await getImageRecord(visit.caller, hash);
		const older = await listOlderTexts(visit.caller, "image", image.id);
		return { values: valuesOf(image, fields), version: image.version, older, address: imageAddress(image) };
	});
}

export function action({ context, params: { hash }, request, url }: Route.ActionArgs) {
	const visit = context.get(visitContext);
	const { caller } = visit;
	return receive(visit, request, {
		done: "image_described",
		back: url.searchParams.has("translations") ? wayBack("", url.search) : url.pathname,
		submit: async (values) => {
			const { id } = await getImageRecord(caller, hash);
			await updateImage(caller, id, inputOf(values, fields), versionOf(values));
			await confirmTicked(caller, "image", id, values);
		},
		theirs: async () => valuesOf(await getImageRecord(caller, hash), fields),
	});
}

/** In a window of its own, beside the form that shows the picture. */
export default function Image({ loaderData, actionData }: Route.ComponentProps) {
	const t = useAdminTexts().upload;
	const { search } = useLocation();
	const back = wayBack("/admin", search);
	if (!loaderData.value) return <MissingDialog fault={loaderData.fault} back={back} />;
	const { values, version, older, address } = loaderData.value;
	return (
		<Dialog title={t.describe} back={back}>
			<img src={`${address}/320`} alt="" width={320} className="mb-4" />
			<RecordForm
				key={version}
				fields={fields}
				labels={t.fields}
				values={values}
				version={version}
				older={older}
				again={actionData}
				failed={t.describeFailed}
				back={back}
			/>
		</Dialog>
	);
}
