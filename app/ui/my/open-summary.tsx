import type { FormResult } from "../../forms.ts";
import { useMyTexts } from "../../i18n/my/texts.ts";
import { useTexts } from "../../i18n/texts.ts";
import { FormSummary } from "../form.tsx";

/** The errors of a form that opens an application. */
export function OpenSummary({ state }: { state: FormResult }) {
	const t = useTexts();
	const { open } = useMyTexts();
	const failures: Record<string, string> = open.failures;
	const isFailure = (code: string) => Object.hasOwn(failures, code);
	const lines = state.issues.flatMap(({ code }) => (isFailure(code) ? [failures[code] as string] : []));
	if (state.fault === "limited") lines.push(open.limited(state.minutes));
	else if (state.fault) lines.push(open.failed);
	const issues = state.issues.filter(({ code }) => !isFailure(code));
	if (lines.length === 0 && issues.length > 0) lines.push(t.form.correct);
	return <FormSummary state={{ ...state, issues }} title={t.form.error} lines={lines} labels={open.labels} />;
}
