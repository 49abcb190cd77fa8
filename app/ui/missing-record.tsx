import { useHref } from "../request-context.ts";
import { plainCover } from "./cover-address.ts";
import { Head } from "./head.tsx";
import { Picture } from "./picture.tsx";

/** A message for a missing record, with a link to its list. */
export function MissingRecord({ title, text, back, to }: { title: string; text: string; back: string; to: string }) {
	const href = useHref();
	return (
		<div className="wrap section">
			<Head title={title} hidden />
			<Picture src={null} cover={plainCover} alt="" eager className="mb-8 h-auto w-full max-w-100 rounded-[10px]" />
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
