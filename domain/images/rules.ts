/** Spec §5 and §9: the largest file, in bytes (exactly so many pass, C-22), and the types that are taken. */
export const largestUpload = 5 * 1024 * 1024;
export const uploadTypes = ["image/jpeg", "image/jpg", "image/png", "image/webp"] as const;

/** The best one first. */
export const imageFormats = ["avif", "webp"] as const;

/** Widths in pixels that the pages use, for `srcset`. A picture is never made larger than it came. */
const widths = [320, 640, 1280, 1920] as const;

/** A picture's address says what a page must know of it: its content's hash and its size, upright. */
export type ImageAddress = { hash: string; width: number; height: number };

const pattern = /^\/images\/([0-9a-f]{32})-(\d{1,5})x(\d{1,5})$/;

/** Undefined for pictures that are not ours: lattices, addresses of other sites. */
export function readImageAddress(url: string | null | undefined): ImageAddress | undefined {
	const [, hash, width, height] = pattern.exec(url ?? "") ?? [];
	return hash ? { hash, width: Number(width), height: Number(height) } : undefined;
}

export function imageAddress({ hash, width, height }: ImageAddress): string {
	return `/images/${hash}-${width}x${height}`;
}

/** The widths in which a picture of this width is kept, the smallest first. */
export function widthsOf(width: number): number[] {
	const largest = widths.filter((each) => each <= width);
	return width > 1920 || largest.includes(width as 320) ? largest : [...largest, width];
}

/** For `srcset`; the server answers in the best format that the browser takes. */
export function srcset(address: ImageAddress): string {
	return widthsOf(address.width)
		.map((width) => `${imageAddress(address)}/${width} ${width}w`)
		.join(", ");
}

/** What an upload says it is: no more than a first look; its content decides. @returns the code of what is wrong. */
export function uploadFault(file: { type: string; size: number }): "bad_image_type" | "image_too_large" | undefined {
	if (!uploadTypes.some((type) => type === file.type)) return "bad_image_type";
	if (file.size > largestUpload) return "image_too_large";
	return undefined;
}
