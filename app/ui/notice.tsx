import type { ReactNode } from "react";

/** A message instead of content: an empty result, an error, a missing record. */
export function Notice({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
	return (
		<div className="notice mt-6">
			<p className="text-lg font-semibold">{title}</p>
			{text && <p className="mt-2 text-muted">{text}</p>}
			{children && <p className="mt-4 flex flex-wrap gap-3">{children}</p>}
		</div>
	);
}

/** The call to action at the end of a page. */
export function CallToAction({ title, text, children }: { title: string; text: string; children: ReactNode }) {
	return (
		<section className="wrap section">
			<div className="call">
				<h2>{title}</h2>
				<p className="mt-2 max-w-[60ch]">{text}</p>
				<p className="mt-5 flex flex-wrap gap-3">{children}</p>
			</div>
		</section>
	);
}
