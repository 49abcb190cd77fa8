import { expect, test } from "vitest";
import { camelKeys, snakeKeys, toCamelCase, toKebabCase, toPascalCase, toSnakeCase } from "./naming.ts";

test("names go from camel case to snake case and back", () => {
	expect(["name", "nameEn", "tuitionRangeUz"].map(toSnakeCase)).toEqual(["name", "name_en", "tuition_range_uz"]);
	expect(["name", "name_en", "tuition_range_uz"].map(toCamelCase)).toEqual(["name", "nameEn", "tuitionRangeUz"]);
	expect(["users", "social_links"].map(toPascalCase)).toEqual(["Users", "SocialLinks"]);
	expect(toKebabCase("companyInfo")).toBe("company-info");
	const row = { id: 1, isActive: null };
	expect(snakeKeys(row)).toEqual({ id: 1, is_active: null });
	expect(camelKeys(snakeKeys(row))).toEqual(row);
});
