/** The weekly hours of an office, such as "09:00-18:00", in its own time zone. Null: closed. */
export type WeeklyHours = {
	/** Monday to Friday. */
	weekdayHours: string;
	saturdayHours: string | null;
	sundayHours: string | null;
};

/** Spec §9, until staff enter others. */
export const usualHours: WeeklyHours = {
	weekdayHours: "09:00-18:00",
	saturdayHours: "10:00-16:00",
	sundayHours: null,
};

/** In minutes since midnight. */
export type DayHours = { opens: number; closes: number };

/** @param weekday 0 for Sunday to 6 for Saturday */
export function hoursOf(hours: WeeklyHours, weekday: number): DayHours | null {
	const { weekdayHours, saturdayHours, sundayHours } = hours;
	return readHours(weekday === 0 ? sundayHours : weekday === 6 ? saturdayHours : weekdayHours);
}

export function readHours(written: string | null): DayHours | null {
	if (!written) return null;
	const [opens = 0, closes = 0] = written.split("-").map((time) => {
		const [hour = 0, minute = 0] = time.split(":").map(Number);
		return hour * 60 + minute;
	});
	return { opens, closes };
}
