import { useTexts } from "../i18n/texts.ts";
import { useHref, useRequestContext } from "../request-context.ts";

/** Where families decide whether to trust us: the check of contacts, and the promises unless owners hide them. */
export function TrustLinks({ className = "" }: { className?: string }) {
	const { content } = useRequestContext();
	const t = useTexts();
	const href = useHref();
	return (
		<p className={`flex flex-wrap gap-x-6 ${className}`} data-trust>
			<a className="link py-2.5" href={href("/is-it-us")}>
				{t.official.title}
			</a>
			{!content?.arePromisesHidden && (
				<a className="link py-2.5" href={href("/promises")}>
					{t.promises.title}
				</a>
			)}
		</p>
	);
}
