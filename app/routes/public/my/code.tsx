import { openByCallCode } from "../../../../domain/my/code-commands.ts";
import { emptyForm, readFields } from "../../../forms.ts";
import { useMyTexts } from "../../../i18n/my/texts.ts";
import { handleOpening, isRemembered, textOf } from "../../../opening-forms.ts";
import { requestContextKey, useHref } from "../../../request-context.ts";
import { Field } from "../../../ui/form.tsx";
import { OfficePhones } from "../../../ui/my/office-phones.tsx";
import { OwnPhone, ReferenceField } from "../../../ui/my/open-form.tsx";
import { OpeningPage } from "../../../ui/my/opening-page.tsx";
import type { Route } from "./+types/code";

export function loader() {
	return { state: emptyForm() };
}

/** Opens all applications of an applicant by the code that staff read out on the phone. */
export async function action({ request, context }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	const { my, client } = requestContext;
	const fields = await readFields(request);
	return handleOpening(requestContext, fields, () => {
		const input = {
			reference: textOf(fields, "reference"),
			code: textOf(fields, "code"),
			isRemembered: isRemembered(fields),
		};
		return openByCallCode(my.caller, input, { client, signed: my.signed });
	});
}

type ViewProps = Pick<Route.ComponentProps, "loaderData"> & Partial<Pick<Route.ComponentProps, "actionData">>;

export default function View({ loaderData, actionData }: ViewProps) {
	const { open } = useMyTexts();
	const href = useHref();
	const { state } = actionData ?? loaderData;
	return (
		<OpeningPage
			title={open.byCode.title}
			text={open.byCode.text}
			to="/my/code"
			state={state}
			send={open.send}
			first={
				<>
					<p className="text mt-3">{open.byCode.lost}</p>
					<OfficePhones />
				</>
			}
			links={
				<a className="link" href={href("/my")}>
					{open.link.title}
				</a>
			}
		>
			<ReferenceField state={state} />
			<Field
				state={state}
				name="code"
				label={open.labels.code}
				hint={open.byCode.hint}
				inputMode="numeric"
				autoComplete="one-time-code"
				maxLength={20}
				enterKeyHint="go"
			/>
			<OwnPhone state={state} />
		</OpeningPage>
	);
}
