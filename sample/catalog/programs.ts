import { bachelorPrograms } from "./programs-bachelor.ts";
import { masterPrograms, phdPrograms } from "./programs-graduate.ts";
import { languagePrograms } from "./programs-language.ts";
import type { SampleProgram } from "./types.ts";

export const programs: SampleProgram[] = [...bachelorPrograms, ...masterPrograms, ...phdPrograms, ...languagePrograms];
