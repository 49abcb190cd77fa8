import { useLocation } from "react-router";
import { enterContact } from "../../../domain/cases/contacts/enter-commands.ts";
import { enteredSources } from "../../../domain/cases/contacts/schema.ts";
import { languages } from "../../../domain/shared/language.ts";
import { languageNames } from "../../../domain/shared/locales.ts";
import { Dialog } from "../../admin/dialog.tsx";
import type { Field } from "../../admin/fields.ts";
import { useAdminTexts } from "../../admin/frame.ts";
import { adminAction } from "../../admin/page-handlers.ts";
import { RecordForm } from "../../admin/record-form.tsx";
import type { Route } from "./+types/contact-new";

/** A person whom staff enter. */
const enteredFields: Field[] = [
	{ name: "name", kind: "line", required: true },
	{ name: "phone", kind: "line" },
	{ name: "email", kind: "email" },
	{ name: "message", kind: "line", rows: 4, required: true },
	{ name: "language", kind: "choice", options: languages, required: true },
	{ name: "source", kind: "choice", options: enteredSources, required: true },
	{ name: "termsTold", kind: "boolean" },
];

export const loader = () => null;

export const action = adminAction(({ caller }, { url }: Route.ActionArgs) => ({
	done: "saved",
	back: `/admin/contact${url.search}`,
	submit: ({ name, phone, email, message, language, source, termsTold }) =>
		enterContact(caller, {
			...{ name, phone, email, message, language, source },
			termsTold: termsTold === "yes",
		}),
}));

/** A person who called, came by, or wrote elsewhere. */
export default function ContactNew({ actionData }: Route.ComponentProps) {
	const t = useAdminTexts().contact;
	const back = `/admin/contact${useLocation().search}`;
	const { source, termsTold, fields, wish, personLanguage, sources } = t;
	return (
		<Dialog title={t.enter} back={back}>
			<p className="mb-3 text-muted">{t.enterHint}</p>
			<RecordForm
				fields={enteredFields}
				labels={{ ...fields, message: wish, language: personLanguage, source, termsTold }}
				values={{ language: "uz" }}
				again={actionData}
				back={back}
				names={{ ...sources, ...languageNames }}
			/>
		</Dialog>
	);
}
