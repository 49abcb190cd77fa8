import type { ReactNode } from "react";
import { ReadFault } from "./fault.tsx";
import { useFrame } from "./frame.ts";
import type { FormResult } from "./handle-form.ts";
import { FormFault } from "./post-form.tsx";

/** The heading of a page of its own, which is also the title of the window. */
export function PageTitle({ title, className }: { title: string; className?: string }) {
	const { siteName } = useFrame();
	return (
		<>
			<title>{`${title} — ${siteName}`}</title>
			<h1 className={className}>{title}</h1>
		</>
	);
}

type PageProps<Value> = {
	title: string;
	/** What the page is for. */
	hint?: string;
	/** The buttons beside the title. */
	actions?: ReactNode;
	/** Why a form of the page was rejected. */
	again?: FormResult | undefined;
	/** The title of that; by default “Not done”. */
	failed?: string;
	/** What the loader has read. */
	loaded: { value: Value | null; fault?: string | null };
	children: (value: Value) => ReactNode;
};

/** A page of its own: the title, what it is for, and what was read, or why it could not be. */
export function Page<Value>({ title, hint, actions, again, failed, loaded, children }: PageProps<Value>) {
	return (
		<>
			<div className="mb-2 flex flex-wrap items-center gap-3">
				<PageTitle title={title} className="mr-auto" />
				{actions}
			</div>
			{hint && <p className="mb-4 max-w-[72ch] text-muted">{hint}</p>}
			<FormFault again={again} {...(failed && { title: failed })} />
			{loaded.value ? children(loaded.value) : <ReadFault fault={loaded.fault} />}
		</>
	);
}
