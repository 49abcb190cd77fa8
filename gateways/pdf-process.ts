import { answerTask } from "./child-task.ts";
import { joinFiles, type PdfAnswer, type PdfTask, rebuildPdf } from "./pdf-files.ts";

answerTask<PdfTask, PdfAnswer>((task) => ("pdf" in task ? rebuildPdf(task.pdf) : joinFiles(task.files)));
