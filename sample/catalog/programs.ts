import { otherFees } from "./fees.ts";
import { bachelorPrograms } from "./programs-bachelor.ts";
import { masterPrograms, phdPrograms } from "./programs-graduate.ts";
import { languagePrograms } from "./programs-language.ts";
import type { SampleProgram } from "./types.ts";

export const programs: SampleProgram[] = [
	...bachelorPrograms,
	...masterPrograms,
	...phdPrograms,
	...languagePrograms,
].map((program) => ({ ...program, feeItems: [...program.feeItems, ...otherFeesOf(program)] }));

function otherFeesOf({ university, type }: SampleProgram) {
	return otherFees.flatMap((shared) =>
		shared.university === university && shared.types.includes(type) ? shared.fees : [],
	);
}
