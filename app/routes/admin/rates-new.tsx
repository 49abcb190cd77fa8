import { enterRates } from "../../../domain/money/rates/commands.ts";
import { Dialog } from "../../admin/dialog.tsx";
import { type Field, initialValues, inputOf } from "../../admin/fields.ts";
import { useManagementTexts } from "../../admin/frame.ts";
import { adminAction } from "../../admin/page-handlers.ts";
import { RecordForm } from "../../admin/record-form.tsx";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/rates-new";

const fields: Field[] = [
	{ name: "onDate", kind: "date", required: true },
	{ name: "usd", kind: "line", required: true },
	{ name: "krw", kind: "line", required: true },
];
/** Only for rates that differ much from the last ones. */
const checked: Field = { name: "isChecked", kind: "boolean" };

const back = "/admin/rates";

export function loader({ context }: Route.LoaderArgs) {
	return { today: context.get(requestContextKey).now.toISOString().slice(0, 10) };
}

export const action = adminAction(({ caller }) => ({
	done: "saved",
	back,
	submit: (values) => enterRates(caller, inputOf(values, [...fields, checked])),
}));

export default function RatesNew({ loaderData: { today }, actionData: again }: Route.ComponentProps) {
	const t = useManagementTexts().rates;
	const hasJumped = again?.issues.some(({ code }) => code === "rate_jump");
	return (
		<Dialog title={t.add} back={back}>
			<RecordForm
				fields={hasJumped ? [...fields, checked] : fields}
				labels={{ onDate: t.day, usd: t.usd, krw: t.krw, isChecked: t.isChecked }}
				values={{ ...initialValues(fields), onDate: today }}
				again={again}
				back={back}
			/>
		</Dialog>
	);
}
