import { z } from "zod";

/** Telegram's numbers have up to 52 significant bits. */
const number = z.number().int().safe();

const sender = z.object({ id: number, is_bot: z.boolean().optional(), language_code: z.string().max(35).optional() });
const chat = z.object({ id: number, type: z.string() });

const maxTextLength = 4_096;
/** Telegram counts characters; an emoji has two units or more. */
const text = z.string().refine((value) => value.length <= 2 * maxTextLength && [...value].length <= maxTextLength);

/** The parts of the Bot API's updates that the product uses. Everything else is ignored. */
export const updateInput = z.object({
	update_id: number.nonnegative(),
	message: z
		// What else people send is not read, but there.
		.looseObject({
			chat,
			from: sender.optional(),
			text: text.optional(),
			contact: z.object({ phone_number: z.string().max(50), user_id: number.optional() }).optional(),
		})
		.optional(),
	callback_query: z
		.object({
			id: z.string().max(100),
			from: sender,
			data: z.string().max(64).optional(),
			message: z.object({ chat }).optional(),
		})
		.optional(),
	my_chat_member: z
		.object({ chat, from: sender, new_chat_member: z.object({ status: z.string().max(30) }) })
		.optional(),
});
export type Update = z.infer<typeof updateInput>;
