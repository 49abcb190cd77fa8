import { useFrame } from "./frame.ts";

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
