import { type ComponentProps, lazy, Suspense, useDeferredValue, useEffect, useRef, useState } from "react";
import { originalLanguage, variantOf } from "../../domain/shared/language.ts";
import { useAdminTexts, useHydrated } from "./frame.ts";

const Markdown = lazy(() => import("./markdown.ts"));

type MarkdownPreviewProps = ComponentProps<"div"> & {
	/** The localized field that contains Markdown. */
	field: string;
	/** The initial texts of the boxes. */
	values: Record<string, string>;
};

/** Shows next to a form how visitors will see its Markdown, in the language that is being edited. */
export function MarkdownPreview({ field, values, children }: MarkdownPreviewProps) {
	const t = useAdminTexts().blog;
	const hydrated = useHydrated();
	const [box, setBox] = useState<string>(variantOf(field, originalLanguage));
	const [texts, setTexts] = useState(values);
	// Deferred, so that the preview never delays typing.
	const text = useDeferredValue(texts[box] ?? "");
	const form = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const place = form.current;
		const follow = ({ target }: Event) => {
			if (!(target instanceof HTMLTextAreaElement) || !target.name.startsWith(field)) return;
			const { name, value } = target;
			setBox(name);
			setTexts((before) => (before[name] === value ? before : { ...before, [name]: value }));
		};
		place?.addEventListener("input", follow);
		place?.addEventListener("focusin", follow);
		return () => {
			place?.removeEventListener("input", follow);
			place?.removeEventListener("focusin", follow);
		};
	}, [field]);
	return (
		<div className="editor">
			<div ref={form}>{children}</div>
			{hydrated && (
				<section className="preview" aria-label={t.preview}>
					<h3>
						{t.preview} <span className="language">{box.slice(field.length).toUpperCase()}</span>
					</h3>
					<Suspense>
						{text.trim() ? (
							<div className="prose mt-3" lang={box.slice(field.length).toLowerCase()} data-preview>
								<Markdown text={text} />
							</div>
						) : (
							<p className="mt-3 text-muted">{t.previewEmpty}</p>
						)}
					</Suspense>
				</section>
			)}
		</div>
	);
}
