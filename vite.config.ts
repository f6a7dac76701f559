import { createHash } from "node:crypto"
import { relative, resolve } from "node:path"
import react from "@vitejs/plugin-react"
import type { CompressOptions } from "terser"
import { minify } from "terser"
import type { Plugin } from "vite"
import { defineConfig } from "vite"
import { textsPlugin } from "./scripts/texts/textsPlugin.ts"

/**
 * Modules that are loaded together share one file, since small files compress poorly: the first script, which starts
 * all others; the modules of every page; the cart page; the cart's commands; digits, which the checkout reads too; the
 * address rules; size comparison. A file includes the dependencies of its modules, unless an earlier file has them.
 * Priorities are positive: the bundler skips groups with negative ones, and the first script would then wait for all
 * others.
 */
const FILES = [
  { name: "boot", test: /preload-helper|\/ui\/app\/(boot|replayEarlyEvents|showPresses|deviceStorage)\.ts$/ },
  {
    name: "page",
    test: new RegExp(
      "/ui/.*/(entryBrowser\\.tsx|(Picture|Price|Field|TotalsTable)\\.tsx|presentError\\.ts)$" +
        "|/domain/(cart/CartAddition|session/QueuePosition|shared/StoreId)\\.ts$",
    ),
  },
  {
    name: "cart",
    test: /\/ui\/.*\/(GiftMessageNote|CartLines|CartAlerts|EmptyCart|useCartChanges)\.tsx?$/,
  },
  { name: "core", test: /\/ui\/commands\/(createCommandBase|cart)\.ts$/ },
  { name: "digits", test: /\/domain\/shared\/toAsciiDigits\.ts$/ },
  {
    name: "address",
    test: new RegExp(
      "/domain/address/(validateAddress|addressDraft|AddressForm|AddressRefused|normalizeState|findState)\\.ts$" +
        "|/ui/.*/(addressReasonsOf|addressFieldLabel)\\.ts$",
    ),
  },
  { name: "sizes", test: /\/(ui|application)\/.*\/(orderedSizes|RestockAlertPage)\.ts$/ },
].map((file, index, { length }) => ({ ...file, priority: length - index }))

/** React's published files by import name. */
const REACT: Readonly<Record<string, string>> = {
  react: "react/cjs/react.production.js",
  "react/jsx-runtime": "react/cjs/react-jsx-runtime.production.js",
  "react-dom": "react-dom/cjs/react-dom.production.js",
  "react-dom/client": "react-dom/cjs/react-dom-client.production.js",
  scheduler: "scheduler/cjs/scheduler.production.js",
}

/**
 * Converts React's files to ES modules. Each published file is the body of one function, which a browser parses twice:
 * once to find its end, and again on the main thread when it is called. On a phone that is a task of 60 ms.
 */
const reactAsModules: Plugin = {
  name: "react-as-modules",
  enforce: "pre",
  resolveId: {
    filter: { id: /^(?:react|react-dom|scheduler)(?:\/|$)/ },
    handler: (id) => (REACT[id] === undefined ? null : resolve(import.meta.dirname, "node_modules", REACT[id])),
  },
  transform: {
    filter: { id: /node_modules\/(?:react|react-dom|scheduler)\/cjs\/.*\.production\.js$/ },
    handler: (code, id) => {
      const needed = [...code.matchAll(/(\w+) = require\("([^"]+)"\)/g)]
      const names = [...new Set([...code.matchAll(/\bexports\.(\w+)/g)].map(([, name = ""]) => name))]
      const body = code
        .replace(/\bvar (?:\w+ = require\("[^"]+"\)[,;]\s*)+/g, (found) =>
          found.trimEnd().endsWith(",") ? "var " : "",
        )
        .replace(/\bexports\.(\w+)/g, "exported_$1")
      if (names.length === 0 || /\b(?:require\(|module\.exports|exports\b)/.test(body))
        throw new Error("React's files have an unexpected format: update reactAsModules in vite.config.ts.")
      return [
        ...needed.map(([, name = "", from = ""]) => `import * as ${name} from "${from}"`),
        `let ${names.map((name) => `exported_${name}`).join(", ")}`,
        body,
        `export { ${names.map((name) => `exported_${name} as ${name}`).join(", ")} }`,
        // Some modules write `import React from "react"`.
        `import * as whole from ${JSON.stringify(id)}`,
        "export { whole as default }",
      ].join("\n")
    },
  },
}

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
 * Chunks that gain from a second minification after the bundler, with their options. Modules of every page keep their
 * functions, which compress better. Functions without `this` become arrows where none of them is a constructor.
 */
const SQUEEZED: Readonly<Record<string, CompressOptions>> = {
  boot: { unsafe_arrows: true },
  core: { arrows: false, comparisons: false, lhs_constants: false, sequences: false },
  cart: { lhs_constants: false, unsafe_arrows: true, unsafe_methods: true },
  CartPage: {},
  page: {
    booleans: false,
    comparisons: false,
    inline: 1,
    lhs_constants: false,
    reduce_funcs: false,
    sequences: false,
    unsafe_arrows: true,
  },
  ProductPage: {},
  PriceNotes: {},
}

const squeeze: Plugin = {
  name: "squeeze",
  generateBundle: {
    order: "post",
    handler: async (_, bundle) => {
      for (const file of Object.values(bundle)) {
        const compress = file.type === "chunk" ? SQUEEZED[file.name] : undefined
        if (file.type !== "chunk" || compress === undefined) continue
        const { code } = await minify(file.code, {
          module: true,
          ecma: 2020,
          compress: { passes: 3, pure_getters: true, ...compress },
        })
        if (code !== undefined) file.code = code
      }
    },
  },
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
  plugins: [
    react(),
    textsPlugin(resolve(import.meta.dirname, "ui/text")),
    ...(isSsrBuild ? [] : [reactAsModules, squeeze]),
  ],
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
          input: { boot: "ui/app/boot.ts", agent: "ui/app/entryAgent.tsx" },
          // The second minification takes most of the build time, as intended. React reads exports that only its test
          // scheduler has; here they are undefined, as intended.
          checks: { pluginTimings: false, importIsUndefined: false },
          // Unused modules of packages and property reads without a use are removed: no package here has side effects
          // on import.
          treeshake: {
            moduleSideEffects: (id) => !id.includes("node_modules"),
            propertyReadSideEffects: false,
            unknownGlobalSideEffects: false,
          },
          // The shortest hash that the bundler allows: pages contain the names of their files, and hashes do not
          // compress. Names would be repeated wherever one file imports another, so they are in the manifest.
          output: { chunkFileNames: "assets/[hash:7].js", codeSplitting: { groups: FILES } },
        },
      },
}))
