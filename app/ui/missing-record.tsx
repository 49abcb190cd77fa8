import { useHref } from "../request-context.ts";
import { Head } from "./head.tsx";

/** A message for a missing record, with a link to its list. */
export function MissingRecord({ title, text, back, to }: { title: string; text: string; back: string; to: string }) {
	const href = useHref();
	return (
		<div className="wrap section">
			<Head title={title} hidden />
			<h1>{title}</h1>
			<p className="mt-4 text-muted">{text}</p>
			<p className="mt-6">
				<a className="btn" href={href(to)}>
					{back}
				</a>
			</p>
		</div>
	);
}
