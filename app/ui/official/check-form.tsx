import type { FormResult } from "../../forms.ts";
import { useTexts } from "../../i18n/texts.ts";
import { useHref } from "../../request-context.ts";
import { Field, FormSummary } from "../form.tsx";

/** Posts, so that what is checked gets into no address and no log. */
export function CheckForm({ state }: { state: FormResult }) {
	const texts = useTexts();
	const t = texts.official;
	const href = useHref();
	const lines = [
		...(state.issues.length > 0 ? [t.nothing] : []),
		...(state.fault === "limited" ? [t.limited(state.minutes)] : []),
		...(state.fault === "unavailable" ? [t.unavailable] : []),
	];
	return (
		<form method="post" action={href("/is-it-us")} noValidate className="notice grid gap-4">
			<h2>{t.formTitle}</h2>
			<FormSummary state={state} title={texts.form.error} lines={lines} labels={{}} />
			<Field
				state={{ ...state, issues: [] }}
				name="q"
				label={t.label}
				hint={t.hint}
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				enterKeyHint="go"
			/>
			<div>
				<button type="submit" className="btn btn-action">
					{t.submit}
				</button>
				<p className="mt-3 text-sm text-muted">{t.dataNote}</p>
			</div>
		</form>
	);
}
