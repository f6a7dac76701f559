import { createHash } from "node:crypto"
import { relative, resolve } from "node:path"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { textsPlugin } from "./scripts/texts/textsPlugin.ts"

/** Rules that pages share with commands: in the file of commands, pages would fetch all of it. */
const SHARED_RULES = /\/domain\/(catalog\/stock\/lotSize|cart\/CartAddition|shared\/normalizeEmail)\.ts$/

/**
 * The stages of a page, each one file with its own imports: the script that starts the others, what hydrates every
 * page, and what the first command needs. The fourth has what most pages share. The bundler groups all others.
 */
const STAGES = [
  { name: "boot", test: /\/ui\/app\/boot\.ts$/, priority: 4 },
  { name: "page", test: new RegExp(`/ui/app/entryBrowser\\.tsx$|${SHARED_RULES.source}`), priority: 3 },
  { name: "core", test: /\/ui\/commands\/(base\/createCommandBase|cart)\.ts$/, priority: 2 },
  { name: "shared", test: /\/ui\/(features\/(shared|catalog)|design|text)\//, minShareCount: 8, priority: 1 },
]

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

/** Pure JavaScript packages that the server and the commands always need. */
const BUNDLED = [/^effect($|\/)/, /^inversify$/, /^@inversifyjs\//, "reflect-metadata", "commander", "saxes"]

/**
 * Two builds of one source: the browser's (`dist/client`) and Node's (`dist/server`: web server, CLI and sandbox).
 *
 * Class names of CSS modules depend on their path, so that both builds produce the same names.
 */
export default defineConfig(({ isSsrBuild = false }) => ({
  appType: "custom",
  plugins: [react(), textsPlugin(resolve(import.meta.dirname, "ui/text"))],
  css: { modules: { generateScopedName: shortClass } },
  // Bundling packages of many small files shortens the start: a command prints its first output in half the time.
  ssr: { noExternal: BUNDLED },
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
        // One style sheet: it is small, nothing else blocks rendering, and later pages appear without a flash.
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        modulePreload: false,
        rolldownOptions: {
          input: { boot: "ui/app/boot.ts" },
          // Unused modules of packages and property reads without a use are removed: no package here has side effects
          // on import.
          treeshake: {
            moduleSideEffects: (id) => !id.includes("node_modules"),
            propertyReadSideEffects: false,
            unknownGlobalSideEffects: false,
          },
          // The shortest hash that the bundler allows: pages contain the names of their files, and hashes do not
          // compress. Names would be repeated wherever one file imports another, so they are in the manifest.
          output: { chunkFileNames: "assets/[hash:7].js", codeSplitting: { groups: STAGES } },
        },
      },
}))
