import { useAdminTexts } from "./frame.ts";

/** Says of an invented person of the sample data what it is. */
export function ExampleMark({ isExample }: { isExample: boolean }) {
	const t = useAdminTexts().examples;
	return isExample && <span className="badge border-edge text-muted">{t.mark}</span>;
}

/** Removes all examples with one press. */
export function ExamplesNotice() {
	const t = useAdminTexts().examples;
	return (
		<aside className="bg-celadon-wash">
			<form method="post" action="/admin/examples" className="wrap flex flex-wrap items-center gap-x-4 py-0.5 text-sm">
				<span>{t.line}</span>
				<button type="submit" className="link py-1">
					{t.remove}
				</button>
			</form>
		</aside>
	);
}
