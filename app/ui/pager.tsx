import { type Page, pageWindow } from "../../domain/shared/paging.ts";
import { useTexts } from "../i18n/texts.ts";

/** Spec §9: all pages up to five, else a window with gaps. Renders nothing for one page. */
export function Pager({ page, pages, href }: Pick<Page<never>, "page" | "pages"> & { href: (page: number) => string }) {
	const t = useTexts();
	if (pages <= 1) return null;
	return (
		<nav aria-label={t.pager.label} className="mt-8">
			<ul className="flex flex-wrap items-center justify-center gap-2">
				{page > 1 && (
					<li>
						<a className="btn" href={href(page - 1)} rel="prev">
							{t.pager.previous}
						</a>
					</li>
				)}
				{pageWindow(page, pages).map((number, index) =>
					number === null ? (
						// biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other identity.
						<li key={`gap ${index}`} aria-hidden="true">
							…
						</li>
					) : (
						<li key={number}>
							<a
								className={number === page ? "btn btn-primary" : "btn"}
								href={href(number)}
								aria-label={t.pager.page(number)}
								aria-current={number === page ? "page" : undefined}
							>
								{number}
							</a>
						</li>
					),
				)}
				{page < pages && (
					<li>
						<a className="btn" href={href(page + 1)} rel="next">
							{t.pager.next}
						</a>
					</li>
				)}
			</ul>
		</nav>
	);
}
