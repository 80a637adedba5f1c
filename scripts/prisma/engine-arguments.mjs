// The command line with which the Prisma CLI starts its schema engine.
// Flags that we do not need (preview features, extension types) all carry a value.
export function parseEngineArguments(argv) {
  const parsed = { datamodels: [], datasource: {}, rest: [] };
  for (let i = 0; i < argv.length; i++) {
    if (argv[i] === "--datamodels") {
      parsed.datamodels.push(argv[++i]);
    } else if (argv[i] === "--datasource") {
      parsed.datasource = JSON.parse(argv[++i]);
    } else if (argv[i].startsWith("--")) {
      i++;
    } else {
      parsed.rest.push(argv[i]);
    }
  }
  return parsed;
}

const sslModes = ["require", "verify-ca", "verify-full"];

// Discrete fields instead of a connection string, because pg lets the string's database win over
// the `database` that the shadow database is given.
export function connectionOf(address) {
  if (!address) {
    return undefined;
  }
  const url = new URL(address);
  return {
    host: decodeURIComponent(url.hostname) || "localhost",
    port: Number(url.port || 5432),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password) || undefined,
    database: decodeURIComponent(url.pathname.slice(1)) || undefined,
    ssl: sslModes.includes(url.searchParams.get("sslmode")) || undefined,
  };
}

export function namespaceOf(address) {
  return (address && new URL(address).searchParams.get("schema")) ?? undefined;
}
