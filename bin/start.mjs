import { build, hand, install } from "./setup.mjs";

// `npm start`: whatever is missing is made, then the site is served.
install();
build();
hand(["build/start/main.js"], { NODE_ENV: "production" });
