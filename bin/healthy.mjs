// The health check of the container: whether the process answers. A database that is away is no reason to restart it.
const { PORT = "3000" } = process.env;
const isHealthy = await fetch(`http://127.0.0.1:${PORT}/healthz`).then(
	({ ok }) => ok,
	() => false,
);
process.exit(isHealthy ? 0 : 1);
