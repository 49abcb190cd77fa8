import type { ReactNode } from "react";

/** A state instead of content: nothing found, an error, a record that is not there. */
export function Notice({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
	return (
		<div className="notice mt-6">
			<p className="text-lg font-semibold">{title}</p>
			{text && <p className="mt-2 text-muted">{text}</p>}
			{children && <p className="mt-4 flex flex-wrap gap-3">{children}</p>}
		</div>
	);
}

/** The block at a page's end that says what to do next. */
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
