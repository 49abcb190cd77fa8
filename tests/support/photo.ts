import sharp, { type Sharp } from "sharp";

/** Sizes of the noise in pixels and their shares: as in photos, finer noise is weaker. */
const grains = { 256: 0.8, 64: 0.48, 16: 0.32, 4: 0.16, 1: 0.06 };

/**
 * An image that encodes like a photo: noise of all sizes in luminance and color. `detail` 1 corresponds to a street
 * with trees.
 */
export async function photo(width: number, height: number, detail = 1): Promise<Sharp> {
	const sum = new Float32Array(width * height * 3).fill(128);
	for (const [size, share] of Object.entries(grains)) {
		const grain = Number(size);
		const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
		const [across, down] = [Math.max(4, Math.round(width / grain)), Math.max(4, Math.round(height / grain))];
		const pixels = await sharp({ create: { width: across, height: down, channels: 3, background: "#777", noise } })
			.resize(width, height, { kernel: "cubic", fit: "fill" })
			.removeAlpha()
			.raw()
			.toBuffer();
		const weight = grain > 4 ? share : share * detail;
		for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] as number) + ((pixels[at] as number) - 128) * weight;
	}
	return sharp(Buffer.from(Uint8ClampedArray.from(sum)), { raw: { width, height, channels: 3 } });
}
