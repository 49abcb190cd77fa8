import { updateImage } from "../../../domain/images/commands.ts";
import { getImageRecord } from "../../../domain/images/queries.ts";
import { imageAddress, imageFocuses } from "../../../domain/images/rules.ts";
import { Dialog } from "../../admin/dialog.tsx";
import { type Field, inputOf, valuesOf } from "../../admin/fields.ts";
import { useAdminTexts } from "../../admin/frame.ts";
import { load } from "../../admin/load.ts";
import { receive, versionOf } from "../../admin/receive.ts";
import { MissingDialog } from "../../admin/record-dialog.tsx";
import { RecordForm } from "../../admin/record-form.tsx";
import { visitContext } from "../../visit.ts";
import type { Route } from "./+types/image";

export { sendKept as clientAction } from "../../admin/send-kept.ts";

const fields: Field[] = [
	{ name: "alt", kind: "localized" },
	{ name: "focus", kind: "choice", required: true, options: imageFocuses },
];

export function loader({ context, params: { hash } }: Route.LoaderArgs) {
	const visit = context.get(visitContext);
	return load(visit, "image", async () => {
		const image = await getImageRecord(visit.caller, hash);
		return { values: valuesOf(image, fields), version: image.version, address: imageAddress(image) };
	});
}

export function action({ context, params: { hash }, request, url }: Route.ActionArgs) {
	const visit = context.get(visitContext);
	const { caller } = visit;
	return receive(visit, request, {
		done: "image_described",
		back: url.pathname,
		submit: async (values) => {
			const { id } = await getImageRecord(caller, hash);
			await updateImage(caller, id, inputOf(values, fields), versionOf(values));
		},
		theirs: async () => valuesOf(await getImageRecord(caller, hash), fields),
	});
}

/** In a window of its own, beside the form that shows the picture. */
export default function Image({ loaderData, actionData }: Route.ComponentProps) {
	const t = useAdminTexts().upload;
	if (!loaderData.value) return <MissingDialog fault={loaderData.fault} back="/admin" />;
	const { values, version, address } = loaderData.value;
	return (
		<Dialog title={t.describe} back="/admin">
			<img src={`${address}/320`} alt="" width={320} className="mb-4" />
			<RecordForm
				key={version}
				fields={fields}
				labels={t.fields}
				values={values}
				version={version}
				again={actionData}
				failed={t.describeFailed}
				back="/admin"
			/>
		</Dialog>
	);
}
