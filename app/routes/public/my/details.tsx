import { updateMyDetails } from "../../../../domain/my/commands.ts";
import { getMyDetails } from "../../../../domain/my/queries.ts";
import { invalid } from "../../../../domain/shared/errors.ts";
import { handleForm, readFields } from "../../../forms.ts";
import { useMyTexts } from "../../../i18n/my/texts.ts";
import { loadRequired } from "../../../load.ts";
import { requestContextKey } from "../../../request-context.ts";
import { redirectTo } from "../../../require-account.ts";
import { requireApplicant } from "../../../require-applicant.ts";
import { DetailsForm, OwnFacts } from "../../../ui/my/details.tsx";
import { MyLayout } from "../../../ui/my/layout.tsx";
import type { Route } from "./+types/details";

/** The applicant's own details, for sessions of level "proven". */
export async function loader({ context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const caller = requireApplicant(requestContext, "proven");
	const details = await loadRequired(requestContext, "personal page", () => getMyDetails(caller));
	return { details, version: `${details.version} ${requestContext.formKeys.make("details", requestContext.my.scope)}` };
}

export async function action({ request, context }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	const caller = requireApplicant(requestContext, "proven");
	const fields = await readFields(request);
	const text = (name: string) => String(fields.get(name) ?? "");
	return handleForm(requestContext, fields, async () => {
		const input = {
			phoneNumber: text("phone_number"),
			phoneOwner: text("phone_owner"),
			email: text("email"),
			language: text("language"),
		};
		const [version, key] = text("version").split(" ");
		// The form may show somebody else's details, whose application was open in this browser before.
		const shown = requestContext.formKeys.read("details", key, { scope: requestContext.my.scope });
		if ("fault" in shown) throw invalid([{ field: "", code: "changed" }]);
		const isOpen = await updateMyDetails(caller, input, Number(version));
		return isOpen
			? redirectTo(`${requestContext.prefix}/my/details`, "my_details_saved")
			: redirectTo(`${requestContext.prefix}/my`, "my_details_saved_signed_out");
	});
}

export default function Details({ loaderData, actionData }: Route.ComponentProps) {
	const t = useMyTexts().details;
	const { details, version } = loaderData;
	return (
		<MyLayout title={t.title}>
			<div className="max-w-[46rem]">
				<OwnFacts details={details} />
				<DetailsForm details={details} version={version} again={actionData?.state ?? null} />
			</div>
		</MyLayout>
	);
}
