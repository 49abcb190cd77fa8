import type { Localized, LocalizedText } from "../../domain/shared/dictionary.ts";
import type { Source } from "./guide.ts";

/** Complete URLs if available. A source without one is named in words only. */
const addresses = {
	studyInKorea: "https://studyinkorea.go.kr/en/overseas_info/allnew_admissionQualilfication.do",
	visaTypes: undefined,
	topikValidity: "https://topik-hk.org/eng/aboutus.asp",
	college: "https://wat.ac.kr/edulang/uz/depart/depart1",
	visaDoctors: "https://visadoctors.uz/en/news/oquvchi-vizalariga-kerakli-hujjatlar-royhati",
	tuberculosis: "https://newlandchase.com/south-korea-tuberculosis-test-for-long-term-visa-or-residence/",
	tuberculosisNotice: undefined,
	certified: "https://go.seoul.co.kr/news/prnewsView.php?id=410017",
	skku: "https://skb.skku.edu/eng_liberal/admnissions/undergraduate.do",
	kongju: undefined,
	gist: "https://admis.gist.ac.kr/e_schedule",
	koreaUniversity: "https://graduate2.korea.ac.kr/gradeng/admission/procedure.do",
	kangwon: "https://oiaknu.kangwon.ac.kr/oiaknu/language/korean/guide-samcheok01.do",
	kau: "https://en.kauinternational.com",
	dongA: "https://dongaoia.org/payment-and-refund",
	keimyung: "https://egs.kmu.ac.kr/egs/8525/subview.do",
	workHours: "https://m.kw.ac.kr/en/life/notice.jsp?DUID=45292",
	workHoursChange: "https://openvisakorea.com/post/enhanced-part-time-hours-for-international-students-in-koreaa",
	healthInsurance: "https://oia.snu.ac.kr/national-health-insurance",
	livingLow: undefined,
	livingHigh: undefined,
	gks: "https://online.studyinkorea.go.kr/en_US/scholarship/Gks2Gov1.do",
	gksAmounts: "https://eclatinstitute.sg/blog/scholarships/Global-Korea-Scholarship-GKS-Undergraduate-2026-Profile",
	visaTime: "https://overseas.mofa.go.kr/fi-en/brd/m_9574/view.do?seq=754936",
	screening: undefined,
	apostille: undefined,
} as const;

/** The date of the last check of every source. */
export const sourcesCheckedOn = "2026-11-21";

type SourceKey = keyof typeof addresses;
type LocalizedSource = Localized<Source>;

/** Combines the labels with their URLs. The compiler requires a label for each URL. */
export function sourcesWith(labels: Record<SourceKey, LocalizedText>): Record<SourceKey, LocalizedSource> {
	const entries = Object.entries(labels).map(([key, label]): [string, LocalizedSource] => {
		const url = addresses[key as SourceKey];
		return [key, { label, ...(url ? { url } : {}) }];
	});
	return Object.fromEntries(entries) as Record<SourceKey, LocalizedSource>;
}
