import { build, hand, install } from "./setup.mjs";

// `npm start`: whatever is missing is made, then the site is served.
install();
build();
// What lives takes about 30 MB. Node would let garbage grow to several hundred before it looks.
hand(["--max-semi-space-size=4", "--max-old-space-size=256", "build/start/main.js"], { NODE_ENV: "production" });
