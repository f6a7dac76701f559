import react from "@vitejs/plugin-react"
import type { Plugin } from "vite"
import { defineConfig } from "vite"

/**
 * What is fetched together is one file, since small files compress badly: the first script, which starts everything else;
 * what every page is drawn with; the cart's page. A file brings what its modules need, unless an earlier one has it. Priorities are
 * positive: the bundler passes over groups of negative ones, and the first script would then wait for everything.
 */
const FILES = [
  { name: "boot", test: /preload-helper|\/ui\/app\/(boot|keepEarlyIntent|deviceStorage)\.ts$/ },
  { name: "page", test: /\/ui\/(app\/entryBrowser\.tsx|design\/(Picture|Price|Field|TotalsTable)\.tsx|text\/presentError\.ts)$|\/domain\/(cart\/CartAddition|session\/WaitingPlace|shared\/StoreId)\.ts$/ },
  { name: "cart", test: /\/ui\/(app\/views\/CartPage|features\/cart\/CartView)\.tsx$/ },
].map((file, index, { length }) => ({ ...file, priority: length - index }))

/** Vite's helper around `import()` fetches style sheets and hints, which this build has none of. */
const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load()" : null),
}

/**
 * Two builds of one source: what the browser gets (`dist/client`), and what Node runs (`dist/server`: web server, CLI and sandbox).
 *
 * Class names of CSS modules come from path and content, so that both builds agree on them.
 */
export default defineConfig(({ isSsrBuild = false }) => ({
  appType: "custom",
  plugins: [react(), plainImports],
  build: isSsrBuild
    ? {
        outDir: "dist/server",
        ssr: true,
        target: "node20",
        rolldownOptions: { input: { web: "adapters/web/main.ts", cli: "adapters/cli/main.ts", sandbox: "contracts/sandbox/main.ts" } },
      }
    : {
        outDir: "dist/client",
        manifest: true,
        target: "es2022",
        // One style sheet: it is small, it is all that blocks rendering, and a page reached later shows no flash.
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        modulePreload: false,
        rolldownOptions: {
          input: { boot: "ui/app/boot.ts" },
          // A module of a package that nothing is used of is not sent, nor a property that is only read: no package here
          // changes anything by being loaded.
          treeshake: { moduleSideEffects: (id) => !id.includes("node_modules"), propertyReadSideEffects: false, unknownGlobalSideEffects: false },
          output: { codeSplitting: { groups: FILES } },
        },
      },
}))
