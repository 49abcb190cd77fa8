import { type ImageProcessor, InvalidImageError } from "../domain/shared/ports.ts";
import { ChildKilled, childProcess } from "./child-process.ts";
import type { Drawing, ImageAnswer, ImageTask } from "./image-files.ts";

/** One at a time: processing a large image takes a hundred megabytes, most of it in the encoders. */
const limits = { atOnce: 1, timeout: 60_000, heapMegabytes: 64, residentMegabytes: 400 };

/**
 * Processes images, each in its own child process (image-files.ts). An image that crashes its child or exceeds the
 * limits is rejected; nothing else is affected.
 */
export function createImageProcessor(options: Partial<typeof limits> = {}): ImageProcessor {
	const inProcess = childProcess<ImageTask, ImageAnswer>("image-process", { ...limits, ...options });
	return {
		async process(original) {
			const answer = await inProcess({ original }).catch((error) => {
				throw error instanceof ChildKilled ? new InvalidImageError(error.message, "image_too_complex") : error;
			});
			if ("made" in answer) return answer.made;
			throw new InvalidImageError("fault" in answer ? answer.fault : "no answer");
		},
	};
}

/** Renders our own drawings as PNG in a child process, one at a time. */
export function createDrawingRenderer(): (drawing: Drawing) => Promise<Uint8Array> {
	const inProcess = childProcess<ImageTask, ImageAnswer>("image-process", { ...limits, timeout: 20_000 });
	return async (drawing) => {
		const answer = await inProcess(drawing);
		if ("png" in answer) return answer.png;
		throw new Error("fault" in answer ? answer.fault : "The drawing was not answered.");
	};
}
