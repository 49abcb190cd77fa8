// A process of its own for the tests, so that they can kill it: node start-child.ts <data folder>
import { startEmbedded } from "./start.ts";

const say = (kind: string) => (text: string) => process.stdout.write(`${JSON.stringify({ kind, text })}\n`);
const embedded = await startEmbedded({ dataDir: process.argv[2] ?? "", log: say("log") });
say("ready")(embedded.dataDir);
process.stdin.resume();
