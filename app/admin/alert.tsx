import { type ReactNode, useEffect, useRef } from "react";

/** Says why a form was rejected, and takes the focus for each new message (give it a key). */
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
