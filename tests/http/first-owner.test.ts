import { expect, test } from "vitest";
import { createOwner, withDatabase } from "../../server/prepare-database.ts";
import { freshDatabase } from "../support/site.ts";

test("L7: the first owner's password must not be made of the site's name", async () => {
	const url = await freshDatabase();
	const owner = { email: "first@example.com", password: "Yulduzcha2026!" };
	const create = (siteName: string) => withDatabase(url, (database) => createOwner(database, { owner, siteName }));
	await expect(create("Yulduzcha")).rejects.toThrow("the site's name");
	expect(await create("Hamroh")).toBe(true);
});
