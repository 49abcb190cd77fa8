import { eq } from "drizzle-orm";
import type { Database } from "../../../../database/connect.ts";
import { applications, contactSubmissions, users } from "../../../../database/tables.ts";
import type { ConversionKind } from "../../../../database/values.ts";
import { eventIdOf, factsOf, hashedEmail, hashedPhone } from "../../../messaging/conversions/rules.ts";
import type { AdVisitor } from "../../../messaging/conversions/schema.ts";
import type { AdConversions, Channel, Delivery } from "../../../shared/ports.ts";

type Dependencies = { database: Database; adConversions: AdConversions };

/** Conversions for the ad network. The payload is an AdVisitor: data about the visitor's browser. */
export function adChannel({ database, adConversions }: Dependencies): Channel {
	return {
		async send(delivery) {
			const subject = await findSubject(database, delivery);
			if (!subject) return false;
			const kind = delivery.kind as ConversionKind;
			const { source = "", agent = "", browser, click } = (delivery.payload ?? {}) as Partial<AdVisitor>;
			await adConversions.send({
				name: kind,
				id: await eventIdOf(kind, subject.id),
				at: delivery.createdAt,
				source,
				person: {
					agent,
					email: subject.email ? await hashedEmail(subject.email) : undefined,
					phone: subject.phone ? await hashedPhone(subject.phone) : undefined,
					browser: browser ?? undefined,
					click: click ?? undefined,
				},
				facts: factsOf(kind),
			});
			return true;
		},
	};
}

type Subject = { id: string; email: string | null; phone?: string };

/** Personal data is not copied into the delivery; it is read from the submission when the message is sent. */
async function findSubject(
	database: Database,
	{ applicationId, contactSubmissionId, userId }: Delivery,
): Promise<Subject | undefined> {
	if (applicationId) {
		const { id, email, phoneNumber: phone } = applications;
		return (await database.select({ id, email, phone }).from(applications).where(eq(id, applicationId)))[0];
	}
	const table = contactSubmissionId ? contactSubmissions : users;
	const rows = await database
		.select({ id: table.id, email: table.email })
		.from(table as typeof users)
		.where(eq(table.id, contactSubmissionId ?? userId ?? ""));
	return rows[0];
}
