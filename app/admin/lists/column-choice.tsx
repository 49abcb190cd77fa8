import { Form, useLocation } from "react-router";
import { useAdminTexts } from "../frame.ts";

type ColumnChoiceProps = { home: string; columns: { name: string; text: string; isShown: boolean }[] };

/** Which columns a list shows. A form, because the server renders the list with the columns of this browser. */
export function ColumnChoice({ home, columns }: ColumnChoiceProps) {
	const t = useAdminTexts().lists;
	const { search } = useLocation();
	return (
		<details className="column-choice">
			<summary className="btn btn-small">{t.columns}</summary>
			<Form method="post" action={home + search} preventScrollReset className="notice">
				<fieldset>
					<legend className="sr-only">{t.columns}</legend>
					{columns.map(({ name, text, isShown }) => (
						<label key={`${name} ${isShown}`} className="choice">
							<input type="checkbox" name="column" value={name} defaultChecked={isShown} />
							{text}
						</label>
					))}
				</fieldset>
				<p className="my-2 text-sm text-muted">{t.columnsHint}</p>
				<button type="submit" className="btn btn-small btn-primary">
					{t.saveColumns}
				</button>
			</Form>
		</details>
	);
}
