import { createHash } from "node:crypto"
import { relative } from "node:path"
import react from "@vitejs/plugin-react"
import type { CompressOptions } from "terser"
import { minify } from "terser"
import type { Plugin } from "vite"
import { defineConfig } from "vite"

/**
 * What is fetched together is one file, since small files compress badly: the first script, which starts everything else;
 * what every page is drawn with; the cart's page; the core that changes it. A file brings what its modules need, unless an earlier one has it. Priorities are
 * positive: the bundler passes over groups of negative ones, and the first script would then wait for everything.
 */
const FILES = [
  { name: "boot", test: /preload-helper|\/ui\/app\/(boot|keepEarlyIntent|deviceStorage)\.ts$/ },
  { name: "page", test: /\/ui\/(app\/entryBrowser\.tsx|design\/(Picture|Price|Field|TotalsTable)\.tsx|text\/presentError\.ts)$|\/domain\/(cart\/CartAddition|session\/WaitingPlace|shared\/StoreId)\.ts$/ },
  { name: "cart", test: /\/ui\/(app\/views\/CartPage|features\/cart\/CartView)\.tsx$/ },
  { name: "core", test: /\/ui\/app\/core\/openCart\.ts$/ },
].map((file, index, { length }) => ({ ...file, priority: length - index }))

/** Vite's helper around `import()` fetches style sheets and hints, which this build has none of. */
const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load()" : null),
}

/**
 * React makes these errors while it is read, to know them again when they are thrown: nobody sees them, nor where they were made.
 * As errors they would note that all the same, and while an inspector listens (developer tools, Lighthouse) the engine then reads
 * the whole file a second time to number its lines, in one task of 25 ms on a desktop. They stay errors; only the note is left out.
 */
const REACT_MARK = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g
const REACT_MARKS = 5

const marksWithoutStack: Plugin = {
  name: "marks-without-stack",
  transform: {
    filter: { id: /react-dom-client\.production\.js$/ },
    handler: (code) => {
      const found = code.match(REACT_MARK)?.length ?? 0
      if (found !== REACT_MARKS) throw new Error(`react-dom makes ${found} errors to mark ways by, and not ${REACT_MARKS}: look at it, and change REACT_MARK in vite.config.ts.`)
      return code.replace(REACT_MARK, "$1 = Object.create(Error.prototype, { message: { value: $2 } })")
    },
  },
}

/** The class as it is called in its sheet, with three characters of the sheet's path: short, since every page carries them twice. */
function shortClass(name: string, path: string): string {
  const [sheet = path] = relative(import.meta.dirname, path).split("?", 1)
  return `${name}-${createHash("sha256").update(sheet).digest("base64url").replace(/[^A-Za-z0-9]/g, "").slice(0, 3)}`
}

/** What is minified once more after the bundler, since it gains by it; what every page is drawn with stays in the functions it was written in, which compress better. */
const SQUEEZED: Readonly<Record<string, CompressOptions>> = { core: {}, cart: {}, page: { inline: 1, reduce_funcs: false } }

const squeeze: Plugin = {
  name: "squeeze",
  generateBundle: {
    order: "post",
    handler: async (_, bundle) => {
      for (const file of Object.values(bundle)) {
        const compress = file.type === "chunk" ? SQUEEZED[file.name] : undefined
        if (file.type !== "chunk" || compress === undefined) continue
        const { code } = await minify(file.code, { module: true, ecma: 2020, compress: { passes: 3, pure_getters: true, ...compress } })
        if (code !== undefined) file.code = code
      }
    },
  },
}

/**
 * Two builds of one source: what the browser gets (`dist/client`), and what Node runs (`dist/server`: web server, CLI and sandbox).
 *
 * Class names of CSS modules come from their path, so that both builds agree on them.
 */
export default defineConfig(({ isSsrBuild = false }) => ({
  appType: "custom",
  plugins: [react(), plainImports, ...(isSsrBuild ? [] : [marksWithoutStack, squeeze])],
  css: { modules: { generateScopedName: shortClass } },
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
          // Squeezing is most of the work, and meant.
          checks: { pluginTimings: false },
          // A module of a package that nothing is used of is not sent, nor a property that is only read: no package here
          // changes anything by being loaded.
          treeshake: { moduleSideEffects: (id) => !id.includes("node_modules"), propertyReadSideEffects: false, unknownGlobalSideEffects: false },
          output: { codeSplitting: { groups: FILES } },
        },
      },
}))
