import { createHash } from "node:crypto"
import { relative, resolve } from "node:path"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { chunkNames } from "./scripts/lifecycle/chunkGroups.ts"
import { textsPlugin } from "./scripts/texts/textsPlugin.ts"

/** Names of files by the imports of their modules. Parts that many files share are one, not a request for each. */
const chunkName = chunkNames(import.meta.dirname)
const GROUPS = [{ name: chunkName, debugName: "by imports" }]

/**
 * Class names of CSS modules: the name in the sheet with three characters of a hash of the sheet's path. They are short
 * because every page contains them twice.
 */
function shortClass(name: string, path: string): string {
  const [sheet = path] = relative(import.meta.dirname, path).split("?", 1)
  return `${name}-${createHash("sha256")
    .update(sheet)
    .digest("base64url")
    .replace(/[^A-Za-z0-9]/g, "")
    .slice(0, 3)}`
}

/**
 * Packages that Node loads itself: native programs, packages that read files of their own folder, and large ones that
 * few requests need. All others are part of the server's files: reading hundreds of small ones takes a quarter of the
 * start.
 */
const LOADED_BY_NODE = [
  "@electric-sql/pglite",
  "bwip-js",
  "date-holidays",
  "node-forge",
  "passkit-generator",
  "pdfkit",
  "pg-native",
  "sharp",
  "write-excel-file",
]

/**
 * Two builds of one source: the browser's (`dist/client`) and Node's (`dist/server`: web server, CLI and sandbox).
 *
 * Class names of CSS modules depend on their path, so that both builds produce the same names.
 */
export default defineConfig(({ isSsrBuild = false }) => ({
  appType: "custom",
  plugins: [react(), textsPlugin(resolve(import.meta.dirname, "ui/text"))],
  css: { modules: { generateScopedName: shortClass } },
  // Only the build bundles packages: tests and scripts load them as they are.
  ssr: isSsrBuild ? { noExternal: true, external: LOADED_BY_NODE } : {},
  // Libraries contain a build for development too, which the server never runs.
  define: isSsrBuild ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
  build: isSsrBuild
    ? {
        outDir: "dist/server",
        ssr: true,
        target: "node20",
        rolldownOptions: {
          input: { web: "adapters/web/main.ts", cli: "adapters/cli/main.ts", sandbox: "contracts/sandbox/main.ts" },
        },
      }
    : {
        outDir: "dist/client",
        manifest: true,
        target: "es2022",
        assetsInlineLimit: 0,
        modulePreload: false,
        rolldownOptions: {
          input: { boot: "ui/app/boot.ts", documentSheets: "ui/app/documentSheets.ts" },
          // Else the sheets that the second entry names would not be built.
          preserveEntrySignatures: "allow-extension",
          // Unused modules of packages and property reads without a use are removed: no package here has side effects
          // on import.
          treeshake: {
            moduleSideEffects: (id) => !id.includes("node_modules"),
            propertyReadSideEffects: false,
            unknownGlobalSideEffects: false,
          },
          // The shortest hash that the bundler allows: pages contain the names of their files, and hashes do not
          // compress. Names would be repeated wherever one file imports another, so they are in the manifest.
          output: {
            chunkFileNames: "assets/[hash:7].js",
            codeSplitting: { includeDependenciesRecursively: false, groups: GROUPS },
          },
        },
      },
}))
