/** Spec §5 and §9: the maximum size in bytes (inclusive, C-22), and the accepted types. */
export const maxUploadSize = 5 * 1024 * 1024;
export const uploadTypes = ["image/jpeg", "image/jpg", "image/png", "image/webp"] as const;

/** The best format first. */
export const imageFormats = ["avif", "webp"] as const;

/** Widths in pixels for `srcset`. Images are never enlarged. */
const widths = [320, 640, 1280, 1920] as const;

/** An image's URL contains the hash of its content and its upright size. */
export type ImageAddress = { hash: string; width: number; height: number };

const pattern = /^\/images\/([0-9a-f]{32})-(\d{1,5})x(\d{1,5})$/;

/** Undefined for other images: lattices and other sites' URLs. */
export function readImageAddress(url: string | null | undefined): ImageAddress | undefined {
	const [, hash, width, height] = pattern.exec(url ?? "") ?? [];
	return hash ? { hash, width: Number(width), height: Number(height) } : undefined;
}

export function imageAddress({ hash, width, height }: ImageAddress): string {
	return `/images/${hash}-${width}x${height}`;
}

/** The stored widths of an image of this width, smallest first. */
export function widthsOf(width: number): number[] {
	const largest = widths.filter((each) => each <= width);
	return width > 1920 || largest.includes(width as 320) ? largest : [...largest, width];
}

/** The `srcset` attribute; the server chooses the best format that the browser accepts. */
export function srcset(address: ImageAddress): string {
	return widthsOf(address.width)
		.map((width) => `${imageAddress(address)}/${width} ${width}w`)
		.join(", ");
}

/**
 * A first check of an upload's declared type and size; its content is checked later.
 * @returns an error code.
 */
export function uploadFault(file: { type: string; size: number }): "bad_image_type" | "image_too_large" | undefined {
	if (!uploadTypes.some((type) => type === file.type)) return "bad_image_type";
	if (file.size > maxUploadSize) return "image_too_large";
	return undefined;
}
