import { useLocation } from "react-router";
import { enterContact } from "../../../domain/cases/contacts/enter-commands.ts";
import { languageNames } from "../../../domain/shared/locales.ts";
import { enteredFields } from "../../admin/contact-fields.ts";
import { Dialog } from "../../admin/dialog.tsx";
import { useAdminTexts } from "../../admin/frame.ts";
import { adminAction } from "../../admin/page-handlers.ts";
import { RecordForm } from "../../admin/record-form.tsx";
import type { Route } from "./+types/contact-new";

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
