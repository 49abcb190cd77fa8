import { type ReactNode, useEffect, useRef } from "react";

/** Says why a form was not taken, and takes the focus whenever it says something new (give it a key for that). */
export function Alert({ title, children }: { title: string; children: ReactNode }) {
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => place.current?.focus(), []);
	return (
		<div
			ref={place}
			className="notice mb-4 border-brick bg-brick-wash text-brick"
			role="alert"
			tabIndex={-1}
			data-focus
		>
			<p className="font-semibold">{title}</p>
			<div className="mt-1">{children}</div>
		</div>
	);
}
