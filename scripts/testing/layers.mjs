const NODE = process.execPath
const tool = (path, ...args) => [NODE, `node_modules/${path}`, ...args]

/**
 * The layers in the order they start, two at a time. Long ones come before short ones, so that both lanes end together.
 * The first layer that needs the built shop builds it for the others, and starts beside one that does not need it.
 * `alone` reserves both lanes for a layer that uses every core itself; `commands` are whole programs that count as one
 * test each; `projects` are those of vitest.config.ts, one group per run, of which a `shard` runs a part of the files;
 * `built` layers need the built shop; `system` names programs that are not from npm.
 */
export const LAYERS = [
  {
    name: "types",
    description: "type check of every layer",
    // Each of its threads checks shared types again, which costs two fifths more CPU time beside another layer.
    commands: [{ title: "tsc -b", run: tool("typescript-native/bin/tsc", "-b", "--singleThreaded") }],
  },
  {
    name: "lint",
    description: "oxlint and oxfmt",
    commands: [
      { title: "oxlint", run: tool("oxlint/bin/oxlint", "--quiet") },
      { title: "oxfmt", run: tool("oxfmt/bin/oxfmt", "--check") },
    ],
  },
  {
    name: "imports",
    description: "import rules and unused code",
    commands: [
      {
        title: "dependency-cruiser",
        run: tool(
          "dependency-cruiser/bin/dependency-cruise.mjs",
          "--config",
          ".dependency-cruiser.mjs",
          "--cache",
          "node_modules/.cache/dependency-cruiser",
          "--cache-strategy",
          "content",
          "--output-type",
          "err-long",
          "domain",
          "application",
          "adapters",
          "ui",
          "contracts",
        ),
      },
      { title: "knip", run: tool("knip/bin/knip.js", "--no-progress") },
    ],
  },
  { name: "architecture", description: "structure, documents and counts", projects: [["architecture"]] },
  { name: "domain", description: "rules", projects: [["domain"]] },
  { name: "application", description: "use-cases", projects: [["application"]] },
  { name: "sandbox", description: "the sandbox", projects: [["sandbox"]], system: ["postgresql"], alone: true },
  {
    name: "e2e",
    description: "journeys, the first half of their files",
    projects: [["e2e"]],
    shard: "1/2",
    built: true,
    system: ["chromium", "postgresql"],
  },
  {
    name: "contract",
    description: "OpenAPI documents, pacts of the gateways, and their verification against the sandbox",
    commands: [
      { title: "redocly lint", run: tool("@redocly/cli/bin/cli.js", "lint", "--format", "summary") },
      { title: "contracts --check", run: [NODE, "scripts/contracts.mjs", "--check"] },
      { title: "postal --check", run: [NODE, "scripts/postal.mjs", "--check"] },
    ],
    // The provider is verified against the pacts that the consumers have written.
    projects: [["documents", "consumer"], ["provider"]],
    system: ["postgresql"],
  },
  {
    name: "whole",
    description: "every page, and hostile texts in every field",
    projects: [["whole"]],
    built: true,
    system: ["chromium", "postgresql"],
  },
  {
    name: "e2e",
    description: "journeys, the second half of their files",
    projects: [["e2e"]],
    shard: "2/2",
    built: true,
    system: ["chromium", "postgresql"],
  },
  { name: "adapters", description: "adapters and ports", projects: [["adapters"]], system: ["postgresql"] },
  {
    name: "xmpp",
    description: "the chat with a real server",
    projects: [["xmpp"]],
    system: ["ejabberd", "prosody", "python3-slixmpp", "python3-aiohttp"],
  },
  { name: "ui", description: "pages", projects: [["ui", "hydration"]] },
]
