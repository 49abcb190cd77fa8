import type { BotUpdateMode } from "../../database/values.ts";
import { languages } from "../../domain/language.ts";
import { botCommands } from "../../domain/telegram/bot-commands.ts";
import { storeBotMode } from "../../domain/telegram/state-commands.ts";
import type { UpdateSource } from "./polling.ts";

/** Asks Telegram for the bot's name, and tells it the commands in every language; readers of others see the English ones. */
export async function introduceBot(
	{ updates, system }: Pick<UpdateSource, "updates" | "system">,
	mode: BotUpdateMode,
	signal: AbortSignal,
): Promise<void> {
	const name = await updates.getName(signal);
	for (const language of languages) {
		const commands = Object.entries(botCommands[language]).map(([command, description]) => ({ command, description }));
		await updates.setCommands(commands, language === "en" ? undefined : language, signal);
	}
	await storeBotMode(system, mode, name);
}
