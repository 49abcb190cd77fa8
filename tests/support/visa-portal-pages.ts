/** One application as the portal shows it; omitted values are empty cells, as in the portal's template. */
type Cell = "application" | "received" | "decided" | "purpose" | "status" | "entries" | "stay" | "expires" | "reason";
export type ShownRecord = { [name in Cell]?: string } & {
	/** The application's date, written into its empty cell by a script. */
	filledIn?: string;
};

/** Pages modeled on the portal's (integrations.md §1.4): repeated ids, empty copies, comments, scripts. */
export function resultPage(records: ShownRecord[] | undefined): string {
	const found = records ?? [];
	return `<!DOCTYPE html>
<html lang="ko"><head><meta charset="utf-8"><title>비자포털 진행현황 조회</title>
<script>function fn_search() { ComSubmit("frmCmmAuth"); }</script></head>
<body>
<form id="frmCmmAuth" method="post" action="/openPage.do?MENU_ID=10301">
<input type="radio" name="RADIOSEARCH" id="RADIOSEARCH03" value="gb03" checked>
<select id="BUSI_GB"><option value="PASS_NO">여권번호</option></select>
<input id="sBUSI_GBNO"><input id="sEK_NM"><input id="sFROMDATE"><a id="searchBtn" href="#">조회</a>
</form>
<div id="result0_1" style="display:none"><div id="PROC_STS_CDNM_1">허가</div><div id="APPL_YMD">20010101</div></div>
<div id="result1_1" style="display:none">
<table><tr><th>진행상태</th><td><div id="PROC_STS_CDNM"></div></td><th>신청일자</th><td><div id="APPL_YMD"></div></td></tr></table>
</div>
<div id="result3_2"${found.length ? "" : ' style="display:none"'}>
${(found.length ? found : [{}]).map(recordTable).join("\n")}
</div>
<div id="resultValue" style="display:none">조회된 데이터가 없습니다.</div>
<script>
${records ? `	if ("${found.length}" == 0) {\n\t\t$("#resultValue").show();\n\t}` : ""}
${found[0]?.filledIn ? `	$("#APPL_DTM").html("${found[0].filledIn}");` : ""}
</script>
</body></html>`;
}

function recordTable(record: ShownRecord): string {
	const cell = (id: string, text = "") => `<td><div id="${id}">${text}</div></td>`;
	return `<table class="board">
<tr><th>신청번호</th>${cell("ONLINE_APPL_NO", record.application)}<th>신청일자</th>${cell("APPL_DTM")}</tr>
<tr style="display:none"><th>접수일자</th>${cell("RECPT_YMD", record.received)}<th>신청일</th>${cell("APPL_YMD")}</tr>
<tr><th>입국목적</th>${cell("ENTRY_PURPOSE", record.purpose)}<th>진행상태</th>
<td><div id="PROC_STS_CDNM_1"><!-- 진행상태 -->
	<!-- ${record.status ? "허가 불허 심사중" : ""} -->
	${record.status ?? ""}
</div></td></tr>
<tr><th>비자종류</th>${cell("VISA_KIND_CD", record.entries)}<th>체류자격</th>${cell("SOJ_QUAL_NM", record.stay)}</tr>
<tr><th>심사일자</th>${cell("JUDG_DTM", record.decided)}<th>만료일자</th>${cell("VISA_EXPR_YMD", record.expires)}</tr>
<tr id="INTNET_OPEN_REJ_RSN_CD"${record.reason ? "" : ' style="display: none;"'}><th>불허사유</th>
<td colspan="3">${record.reason ?? "귀하의 비자신청에 대한 불허사유는 다음과 같습니다 :"}</td></tr>
</table>`;
}

/** The page for an expired session. */
export const expiredPage = `<html><script>location.replace("/openSessionOut.do?MENU_ID=10301");</script></html>`;
