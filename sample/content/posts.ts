import { certifiedUniversityAndVisaStatus } from "./posts/certified-university-and-visa-status.ts";
import { documentsForStudyInKorea } from "./posts/documents-for-study-in-korea.ts";
import { gksScholarshipCalendarAndAmounts } from "./posts/gks-scholarship-calendar-and-amounts.ts";
import { moneyToShowForAStudentVisa } from "./posts/money-to-show-for-a-student-visa.ts";
import { partTimeWorkHours } from "./posts/part-time-work-hours.ts";
import type { Post } from "./posts/post.ts";
import { topikOrIelts } from "./posts/topik-or-ielts.ts";

export type { Post } from "./posts/post.ts";

export const posts: Post[] = [
	documentsForStudyInKorea,
	moneyToShowForAStudentVisa,
	partTimeWorkHours,
	certifiedUniversityAndVisaStatus,
	topikOrIelts,
	gksScholarshipCalendarAndAmounts,
];
