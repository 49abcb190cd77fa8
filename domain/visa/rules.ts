import type { VisaGroup } from "./schema.ts";

/** The portal's known status words in Korean and English, without spaces (integrations.md §1.6). */
const vocabulary: Record<VisaGroup, string[]> = {
	submitted: ["접수", "상세정보접수", "신청", "applicationreceived", "received"],
	under_review: ["심사중", "추가심사중", "처리중", "발급준비중", "보완완료", "보완제출", "보완접수", "underreview"],
	additional_info: ["보완요청", "보완요구", "보완대기", "보완중", "supplementneeded"],
	approved: ["허가", "발급", "발급완료", "사증발급", "여권교부", "approved", "issued"],
	used: ["사용완료", "used", "visaused"],
	refused: ["불허", "불허가", "거절", "거부", "denied", "rejected", "refused"],
	returned: ["반려", "returned"],
	withdrawn: ["취하", "철회", "접수철회", "withdrawn"],
	cancelled: ["취소", "신청취소", "cancelled", "canceled"],
	expired: ["기한만료", "expired"],
};
/** Longest word first: 불허가 contains 허가, 접수철회 contains 접수, 신청취소 contains 신청. */
const words = (Object.entries(vocabulary) as [VisaGroup, string[]][])
	.flatMap(([group, list]) => list.map((word) => ({ group, word })))
	.sort((one, other) => other.word.length - one.word.length);

/** What the free text of a reason is about. Officers write it in their own words, so a topic is all that is certain. */
const topics = {
	money: /재정|잔고|잔액|경비|자금/,
	forged: /허위|위조|변조/,
	documents: /서류.*(?:미비|미제출|누락|부족|불충분|보완)|(?:미비|미제출|누락)/s,
	purpose: /목적/,
	study: /수학능력|학업|학력|성적|어학|한국어/,
	overstay: /불법체류|불법취업|이탈/,
};
export type VisaReasonTopic = keyof typeof topics;

/** The topics of a reason for a refusal; none if it is not known. */
export const visaReasonTopics = (reason: string): VisaReasonTopic[] =>
	(Object.keys(topics) as VisaReasonTopic[]).filter((topic) => topics[topic].test(reason));

/** The meaning of a status word of the portal; undefined for unknown words. */
export function visaGroup(status: string): VisaGroup | undefined {
	const text = status
		.replace(/\(.*?\)/g, "")
		.replace(/\s+/g, "")
		.toLowerCase();
	// Positive results match only the whole word: a longer word may be the opposite, such as 허가취소, a revoked visa.
	const isMeant = (group: VisaGroup, word: string) =>
		group === "approved" || group === "used" ? text === word : text.includes(word);
	return words.find(({ group, word }) => isMeant(group, word))?.group;
}
