import { InvalidImageError } from "../domain/shared/ports.ts";
import { answerTask } from "./child-task.ts";
import { convertImage, convertPaper, type ImageAnswer, type ImageTask, renderPng } from "./image-files.ts";

answerTask<ImageTask, ImageAnswer>(async (task) => {
	try {
		if ("svg" in task) return { png: await renderPng(task) };
		return "paper" in task ? { jpeg: await convertPaper(task.paper) } : { made: await convertImage(task.original) };
	} catch (error) {
		if (error instanceof InvalidImageError) return { fault: error.message };
		throw error;
	}
});
