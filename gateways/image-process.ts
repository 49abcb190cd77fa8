import { InvalidImageError } from "../domain/shared/ports.ts";
import { answerTask } from "./child-task.ts";
import { convertImage, type ImageAnswer, type ImageTask, renderPng } from "./image-files.ts";

answerTask<ImageTask, ImageAnswer>(async (task) => {
	try {
		return "svg" in task ? { png: await renderPng(task) } : { made: await convertImage(task.original) };
	} catch (error) {
		if (error instanceof InvalidImageError) return { fault: error.message };
		throw error;
	}
});
