import { useRequestContext } from "../../request-context.ts";
import { accountTexts } from "../dictionaries.ts";
import { typesetEach } from "../typography.ts";
import type { AccountTexts } from "./en.ts";

const shown = typesetEach(accountTexts);

export function useAccountTexts(): AccountTexts {
	return shown[useRequestContext().language];
}
