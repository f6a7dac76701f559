import { resolve } from "node:path"
import { defineConfig } from "vitest/config"
import type { TestProjectInlineConfiguration } from "vitest/config"
import { textsPlugin } from "./scripts/texts/textsPlugin.ts"
import { LongestFirst } from "./tests/support/LongestFirst.ts"

const SECOND = 1000

/** One project per layer of tests, in the order in which `npm test` runs them. */
const project = (
  name: string,
  folders: readonly string[],
  timeoutSeconds: number,
  rest: TestProjectInlineConfiguration["test"] = {},
) => ({
  extends: true as const,
  test: {
    name,
    include: folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`),
    testTimeout: timeoutSeconds * SECOND,
    hookTimeout: timeoutSeconds * SECOND,
    ...rest,
  },
})

/**
 * One file at a time: journeys need the whole machine for a browser and a shop, and Pact's mock server needs its files.
 */
const oneAtATime = { fileParallelism: false, maxWorkers: 1 }

/**
 * Tests without side effects, or that undo theirs: their files share a worker, so that each module is evaluated once,
 * which saves most of the time.
 */
const pure = { isolate: false }

/** One PostgreSQL for all shops of a run: to open one there costs a tenth of the CPU time of PGlite. */
const sharedPostgres = "tests/support/sandbox/sharedPostgres.ts"

/**
 * A browser in the built shop. Files share a worker and its browsers, so that both are started once; each file
 * releases its resources. A journey may be retried once, which `npm test` reports and limits (decision 027).
 */
const inTheShop: TestProjectInlineConfiguration["test"] = {
  ...oneAtATime,
  isolate: false,
  retry: 1,
  expect: { requireAssertions: true, poll: { timeout: 30 * SECOND } },
  environment: "./tests/e2e/support/browserEnvironment.ts",
  globalSetup: "tests/e2e/support/seededWorld.ts",
}

/** Components in a DOM. Files share a worker, which saves two thirds of the time: each takes away what it rendered. */
const inDom: TestProjectInlineConfiguration["test"] = {
  environment: "happy-dom",
  css: { include: [/\.module\.css$/], modules: { classNameStrategy: "non-scoped" } },
}
/** What replaces the whole document or renders with both of React's renderers has a worker of its own. */
const OWN_DOCUMENT = [
  "tests/ui/app/renderPage.test.tsx",
  "tests/ui/app/searchHead.test.tsx",
  "tests/ui/features/pages.test.tsx",
]

const NEVER = ["**/node_modules/**", "tests/.artifacts/**"]

export default defineConfig({
  plugins: [textsPlugin(resolve(import.meta.dirname, "ui/text"))],
  // Elements without the stacks of the development build, which take a tenth of the time of rendering.
  oxc: { jsx: { runtime: "automatic", development: false } },
  css: { modules: { generateScopedName: "[local]" } },
  test: {
    exclude: NEVER,
    passWithNoTests: false,
    // Layers that import the same modules transform them once, and the next run only those that have changed.
    experimental: { fsModuleCache: true, fsModuleCachePath: "node_modules/.cache/vitest" },
    sequence: { shuffle: true, sequencer: LongestFirst },
    expect: { requireAssertions: true },
    projects: [
      project("architecture", ["architecture"], 120, pure),
      project("domain", ["domain"], 10, pure),
      project("application", ["application"], 10, pure),
      // Pages are rendered with the React of the built shop, which takes a third less time.
      project("adapters", ["adapters", "ports"], 30, {
        ...pure,
        env: { NODE_ENV: "production" },
        globalSetup: sharedPostgres,
      }),
      // strophe.js replaces the document and the WebSocket of its worker.
      project("xmpp", ["xmpp"], 120, { ...oneAtATime, globalSetup: sharedPostgres }),
      project("sandbox", ["sandbox"], 60, {
        maxWorkers: 2,
        isolate: false,
        globalSetup: sharedPostgres,
      }),
      project("documents", ["contract/documents"], 60, { ...oneAtATime, ...pure }),
      project("consumer", ["contract/consumer"], 60, { ...oneAtATime, ...pure }),
      project("provider", ["contract/provider"], 300, { ...oneAtATime, ...pure, globalSetup: sharedPostgres }),
      project("ui", ["ui"], 30, {
        ...inDom,
        isolate: false,
        exclude: [...NEVER, ...OWN_DOCUMENT],
        setupFiles: "tests/support/ui/freshWindow.ts",
      }),
      {
        extends: true,
        test: { ...inDom, name: "hydration", include: OWN_DOCUMENT, testTimeout: 30 * SECOND },
      },
      project("e2e", ["e2e"], 180, inTheShop),
      // End-to-end checks of the whole shop take as long as many journeys, and run in parallel with them.
      project("whole", ["whole"], 180, inTheShop),
    ],
  },
})
