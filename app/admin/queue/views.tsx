import { Form } from "react-router";
import type { SavedView } from "../../../domain/desk/queue/view-queries.ts";
import { Icon } from "../../ui/icons.tsx";
import { FormField } from "../form-field.tsx";
import { useAdminTexts } from "../frame.ts";
import type { FormResult } from "../handle-form.ts";
import { Link } from "../link.tsx";
import { FormFault } from "../post-form.tsx";

type SavedViewsProps = {
	views: SavedView[];
	/** The query of the filters that are chosen now. */
	query: string;
	again: FormResult | undefined;
};

/** The reader's own views of the queue, and the form that saves the chosen filters as another one. */
export function SavedViews({ views, query, again }: SavedViewsProps) {
	const texts = useAdminTexts();
	const t = texts.desk.views;
	if (views.length === 0 && !query) return null;
	return (
		<section aria-label={t.title} className="views">
			<FormFault again={again} title={texts.notSaved} />
			{views.map((view) => (
				<span key={view.name} className="view-chip" data-current={view.query === query || undefined}>
					<Link to={`/admin/queue${view.query && `?${view.query}`}`} aria-current={view.query === query || undefined}>
						{view.name}
					</Link>
					<Form method="post" preventScrollReset>
						<input type="hidden" name="intent" value="delete" />
						<input type="hidden" name="view" value={view.name} />
						<button type="submit" aria-label={t.delete(view.name)}>
							<Icon name="Close" size={14} />
						</button>
					</Form>
				</span>
			))}
			{query && !views.some((view) => view.query === query) && (
				<details>
					<summary className="btn btn-small">{t.save}</summary>
					<Form method="post" preventScrollReset className="mt-2 grid max-w-104 justify-items-start gap-1.5">
						<input type="hidden" name="intent" value="save" />
						<FormField
							name="name"
							label={t.name}
							hint={t.hint}
							required
							maxLength={50}
							autoComplete="off"
							again={again}
						/>
						<button type="submit" className="btn btn-small btn-primary">
							{texts.save}
						</button>
					</Form>
				</details>
			)}
		</section>
	);
}
