import { InvalidImageError } from "../domain/ports.ts";
import { answerTask } from "./child-task.ts";
import { drawPng, type ImageAnswer, type ImageTask, makeImage } from "./image-files.ts";

answerTask<ImageTask, ImageAnswer>(async (task) => {
	try {
		return "svg" in task ? { png: await drawPng(task.svg) } : { made: await makeImage(task.original) };
	} catch (error) {
		if (error instanceof InvalidImageError) return { fault: error.message };
		throw error;
	}
});
