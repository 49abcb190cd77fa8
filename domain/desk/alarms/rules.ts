import { type CaseOffice, caseOffices } from "../../../database/values.ts";
import { isoDayIn, officeZones, timeOnDay } from "../../shared/time-zone.ts";

/** One message of a kind to the same person or chat in this time, whatever it is about. */
export const digestMinutes = 15;
/** How long a task may be overdue before the owners are told. */
export const escalationHours = 24;

/** The offices usually close at 18:00, and what falls due then is told the same evening. */
const firstHour = 9;
const lastHour = 20;

/** The offices where it is not night: alarms about their tasks go out from 9:00 to 20:00 of their own time. */
export const officesAwake = (at: Date): CaseOffice[] =>
	caseOffices.filter((office) => {
		const zone = officeZones[office];
		const day = isoDayIn(at, zone);
		return timeOnDay(day, firstHour, zone) <= at && at < timeOnDay(day, lastHour, zone);
	});
