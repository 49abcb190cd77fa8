import { expect, test } from "vitest";
import type { CaseOffice } from "../../../database/values.ts";
import { readTable } from "../../../sample/files.ts";
import { contentKinds } from "../../content/site/fields.ts";
import { usualHours } from "../../content/site/hours-rules.ts";
import { contentInputs } from "../../content/site/schema.ts";
import { inputOf } from "../../desk/import-export/cells.ts";
import { parse } from "../../shared/validation.ts";
import { calendarOf, contactDue, dayDue, messageDue } from "./clock.ts";

/** The closed days and the hours that every new site begins with. */
const calendar = calendarOf(
	readTable("content/closed-days").map((cells) =>
		parse(contentInputs.closedDays, inputOf(contentKinds.closedDays.fields, cells)),
	),
	[],
);

/** Times without a zone are Tashkent's. */
const moment = (text: string) => new Date(/Z|[+-]\d\d:\d\d$/.test(text) ? text : `${text}:00+05:00`);

test.each([
	["a Monday morning", "2026-11-23T10:00", "2026-11-24T10:00", []],
	["a minute later", "2026-11-21T00:01", "2026-11-23T00:01", ["2026-11-22"]],
	["a Saturday afternoon", "2026-11-21T15:00", "2026-11-23T15:00", ["2026-11-22"]],
	["a Sunday noon", "2026-11-22T12:00", "2026-11-24T00:00", ["2026-11-22"]],
	["a day that is closed in Tashkent only", "2026-12-08T10:00", "2026-12-09T10:00", []],
	["the day before a day that is closed for both", "2026-12-31T09:00", "2027-01-02T09:00", ["2027-01-01"]],
	["a day that is closed for both", "2027-01-01T10:00", "2027-01-03T00:00", ["2027-01-01"]],
	["a Saturday in New York", "2026-11-21T20:30:00-05:00", "2026-11-24T00:00", ["2026-11-22"]],
])("B6-1: a message that came on %s is answered 24 hours later, without closed days", (_, received, due, skipped) => {
	expect(messageDue(moment(received), calendar)).toEqual({ at: moment(due), skipped });
});

type Arrival = [name: string, office: CaseOffice, received: string, warned: string, due: string];
test.each<Arrival>([
	["a Monday morning", "tashkent", "2026-11-23T10:00", "2026-11-25", "2026-11-26"],
	["a Friday evening", "tashkent", "2026-11-20T20:00", "2026-11-24", "2026-11-25"],
	["a Sunday", "tashkent", "2026-11-22T12:00", "2026-11-24", "2026-11-25"],
	["a Friday before a closed Tuesday", "tashkent", "2026-12-04T10:00", "2026-12-09", "2026-12-10"],
	["the last evening of the year", "tashkent", "2026-12-31T22:00", "2027-01-05", "2027-01-06"],
	["a Friday evening, when it is Friday in Seoul", "seoul", "2026-11-20T19:59", "2026-11-24", "2026-11-25"],
	["a Friday evening, when it is Saturday in Seoul", "seoul", "2026-11-20T20:00", "2026-11-24", "2026-11-25"],
	["a day that is closed in Tashkent", "seoul", "2026-12-08T10:00", "2026-12-10", "2026-12-11"],
	["the day before Christmas", "seoul", "2026-12-24T10:00", "2026-12-29", "2026-12-30"],
	["a Friday before the Lunar New Year", "seoul", "2027-02-05T10:00", "2027-02-11", "2027-02-12"],
])("B6-1: an application that came on %s (%s) is due on the third business day", (_, office, received, warned, due) => {
	const closing = office === "seoul" ? "18:00:00+09:00" : "18:00:00+05:00";
	expect(contactDue(moment(received), office, calendar)).toMatchObject({
		warnAt: moment(`${warned}T${closing}`),
		at: moment(`${due}T${closing}`),
	});
});

test("B6-1: the days that did not count are named, and promises end at the hours that staff have entered", () => {
	const { skipped } = contactDue(moment("2026-12-30T10:00"), "tashkent", calendar);
	expect(skipped).toEqual(["2027-01-01", "2027-01-02", "2027-01-03"]);
	const tashkent = { name: "Tashkent", ...usualHours, weekdayHours: "08:30-17:30", saturdayHours: null };
	const seoul = { name: "Seoul", ...usualHours, saturdayHours: null };
	const own = calendarOf([], [tashkent, seoul]);
	const due = { warnAt: moment("2026-11-25T17:30"), at: moment("2026-11-26T17:30") };
	expect(contactDue(moment("2026-11-23T10:00"), "tashkent", own)).toMatchObject(due);
	expect(contactDue(moment("2026-11-23T10:00"), "seoul", own).at).toEqual(moment("2026-11-26T18:00:00+09:00"));
	const answered = { at: moment("2026-11-23T20:00"), skipped: ["2026-11-21", "2026-11-22"] };
	expect(messageDue(moment("2026-11-20T20:00"), own)).toEqual(answered);
	expect(dayDue("2026-11-21", "tashkent", calendar)).toEqual(moment("2026-11-21T16:00"));
	expect(dayDue("2026-11-21", "tashkent", own)).toEqual(moment("2026-11-21T17:30"));
});
