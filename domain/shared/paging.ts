/**
 * One page of a list: `total` counts all matches, `page` is the shown page (a page beyond the end shows the last one,
 * O-13).
 */
export type Page<T> = { items: T[]; total: number; page: number; pages: number };

/** Spec §9 and O-35: rows per page of staff lists. */
export const recordsPerPage = 10;

/** The page sizes that long lists offer. */
export const pageSizes = [recordsPerPage, 50, 100] as const;

/** The page size of a URL; undefined for the usual one. */
export function pageSizeOf(params: URLSearchParams): number | undefined {
	const size = pageSizes.find((one) => String(one) === params.get("size"));
	return size === recordsPerPage ? undefined : size;
}

/** The position of the requested page among `total` rows. */
export function placePage(asked: number, size: number, total: number): { page: number; pages: number; offset: number } {
	const pages = Math.max(1, Math.ceil(total / size));
	const page = Math.min(Math.max(1, asked), pages);
	return { page, pages, offset: (page - 1) * size };
}

type Paged<T> = { limit(count: number): { offset(count: number): PromiseLike<T[]> } };

/** Reads the requested page of the rows that a statement selects. @param counted how many rows it selects in all */
export async function selectPage<T>(
	{ page: asked, size = recordsPerPage }: { page: number; size?: number },
	counted: PromiseLike<number>,
	rows: Paged<T>,
): Promise<Page<T>> {
	const total = await counted;
	const { page, pages, offset } = placePage(asked, size, total);
	return { items: await rows.limit(size).offset(offset), total, page, pages };
}

/**
 * The page numbers to show: all up to 5 (spec §9), else the first, the last, the current one and its neighbors; null is
 * a gap (O-12).
 */
export function pageWindow(page: number, pages: number): (number | null)[] {
	if (pages <= 5) return Array.from({ length: pages }, (_, index) => index + 1);
	const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter((n) => n >= 1 && n <= pages);
	return shown.flatMap((n, index) => (index > 0 && n - (shown[index - 1] ?? 0) > 1 ? [null, n] : [n]));
}

/** The page number of a URL; 1 if it has none. */
export function pageNumber(params: URLSearchParams): number {
	const typed = params.get("page") ?? "";
	return /^[1-9]\d{0,6}$/.test(typed) ? Number(typed) : 1;
}

/** "?q=design&page=2": the set values in their order, so that each page has one address; "" without any. */
export function queryString(values: Record<string, string | number | null | undefined>): string {
	const set = Object.entries(values).filter(([, value]) => value);
	const text = new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString();
	return text && `?${text}`;
}

/** The first page has no parameter. */
export const pageParam = (page: number): number | undefined => (page > 1 ? page : undefined);
