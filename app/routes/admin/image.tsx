import { useLocation } from "react-router";
import { updateImage } from "../../../domain/content/images/commands.ts";
import { imageFields } from "../../../domain/content/images/fields.ts";
import { getImageRecord } from "../../../domain/content/images/queries.ts";
import { imageAddress } from "../../../domain/content/images/rules.ts";
import { listStaleTranslations } from "../../../domain/desk/translation-review/queries.ts";
import { Dialog, MissingDialog } from "../../admin/dialog.tsx";
import { formOf, inputOf, valuesOf } from "../../admin/fields.ts";
import { useManagementTexts } from "../../admin/frame.ts";
import { versionOf } from "../../admin/handle-form.ts";
import { adminAction, adminLoader } from "../../admin/page-handlers.ts";
import { RecordForm } from "../../admin/record-form.tsx";
import { confirmTicked } from "../../admin/record-store.ts";
import { returnUrl } from "../../admin/return-url.ts";
import type { Route } from "./+types/image";

const fields = formOf(Object.entries(imageFields));

export const loader = adminLoader("image", async ({ caller }, { params: { hash } }: Route.LoaderArgs) => {
	const image = await getImageRecord(caller, hash);
	const older = await listStaleTranslations(caller, "image", image.id);
	return { values: valuesOf(image, fields), version: image.version, older, address: imageAddress(image) };
});

export const action = adminAction(({ caller }, { params: { hash }, url }: Route.ActionArgs) => ({
	done: "saved",
	back: url.searchParams.has("translations") ? returnUrl("", url.search) : url.pathname,
	submit: async (values) => {
		const { id } = await getImageRecord(caller, hash);
		await updateImage(caller, id, inputOf(values, fields), versionOf(values));
		await confirmTicked(caller, "image", id, values);
	},
	theirs: async () => valuesOf(await getImageRecord(caller, hash), fields),
}));

/** Opens in a new window, next to the form with the image. */
export default function Image({ loaderData, actionData }: Route.ComponentProps) {
	const t = useManagementTexts().upload;
	const { search } = useLocation();
	const back = returnUrl("/admin", search);
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
				back={back}
			/>
		</Dialog>
	);
}
