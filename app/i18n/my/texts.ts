import { useRequestContext } from "../../request-context.ts";
import { myTexts } from "../dictionaries.ts";
import { typesetEach } from "../typography.ts";
import type { MyTexts } from "./en.ts";

const shown = typesetEach(myTexts);

export function useMyTexts(): MyTexts {
	return shown[useRequestContext().language];
}
