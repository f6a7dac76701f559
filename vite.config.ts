import { createHash } from "node:crypto"
import { relative, resolve } from "node:path"
import react from "@vitejs/plugin-react"
import type { CompressOptions } from "terser"
import { minify } from "terser"
import type { Plugin } from "vite"
import { defineConfig } from "vite"
import { textsPlugin } from "./scripts/texts/textsPlugin.ts"

/**
 * What is fetched together is one file, since small files compress badly: the first script, which starts everything
 * else; what every page is drawn with; the cart's page; the core that changes it; digits, which the checkout reads too;
 * the rules of addresses; what tells sizes. A file brings what its modules need, unless an earlier one has it.
 * Priorities are positive: the bundler passes over groups of negative ones, and the first script would then wait for
 * everything.
 */
const FILES = [
  { name: "boot", test: /preload-helper|\/ui\/app\/(boot|keepEarlyIntent|showPresses|deviceStorage)\.ts$/ },
  {
    name: "page",
    test: /\/ui\/(app\/entryBrowser\.tsx|design\/(Picture|Price|Field|TotalsTable)\.tsx|text\/presentError\.ts)$|\/domain\/(cart\/CartAddition|session\/WaitingPlace|shared\/StoreId)\.ts$/,
  },
  {
    name: "cart",
    test: /\/ui\/(design\/GiftCardWords|features\/cart\/(CartLines|CartNotices|EmptyCart|useCartChanges))\.tsx?$/,
  },
  { name: "core", test: /\/ui\/app\/core\/openCart\.ts$/ },
  { name: "digits", test: /\/domain\/shared\/asciiDigits\.ts$/ },
  {
    name: "address",
    test: /\/domain\/address\/(addressProblems|addressDraft|AddressForm)\.ts$|\/ui\/features\/checkout\/problemsOfError\.ts$/,
  },
  { name: "sizes", test: /\/(ui\/features\/catalog\/orderedSizes|application\/catalog\/NoticePage)\.ts$/ },
].map((file, index, { length }) => ({ ...file, priority: length - index }))

/** An `import()` as the bundler writes it; of a module that lies in a larger file, it is asked for its part. */
const IMPORT = String.raw`(import\(\x60[^\x60]+\x60\)(?:\.then\([\w$]+=>[\w$.]+\))?)`
const NAMES = String.raw`\{[\w$:,]+\}`
const HELPED = new RegExp(
  String.raw`(?<![\w$.])[\w$]+\((?:\(\)=>${IMPORT}|async\(\)=>\{let${NAMES}=await ${IMPORT};return${NAMES}\}),\[\]\)`,
  "g",
)

/**
 * Vite's helper around `import()` fetches style sheets and hints, which this build has none of: what it is given is all
 * that is left.
 */
const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load()" : null),
  generateBundle: {
    order: "post",
    handler: (_, bundle) => {
      for (const file of Object.values(bundle)) if (file.type === "chunk") file.code = file.code.replace(HELPED, "$1$2")
    },
  },
}

/** React as it is published, by the names it is imported by. */
const REACT: Readonly<Record<string, string>> = {
  react: "react/cjs/react.production.js",
  "react/jsx-runtime": "react/cjs/react-jsx-runtime.production.js",
  "react-dom": "react-dom/cjs/react-dom.production.js",
  "react-dom/client": "react-dom/cjs/react-dom-client.production.js",
  scheduler: "scheduler/cjs/scheduler.production.js",
}

/**
 * React's files as modules. As they are published each is the body of one function, which a browser reads twice: once
 * to see where it ends, and once more, on the page's own thread, when it is called; on a phone that is a task of 60 ms.
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
        throw new Error(
          "React is published in another form than this build knows: look at reactAsModules in vite.config.ts.",
        )
      return [
        ...needed.map(([, name = "", from = ""]) => `import * as ${name} from "${from}"`),
        `let ${names.map((name) => `exported_${name}`).join(", ")}`,
        body,
        `export { ${names.map((name) => `exported_${name} as ${name}`).join(", ")} }`,
        // Some write `import React from "react"`.
        `import * as whole from ${JSON.stringify(id)}`,
        "export { whole as default }",
      ].join("\n")
    },
  },
}

/**
 * What openapi-fetch can do and no client of ours asks it for: each brings its own path and query serializers and takes
 * the answer itself, none has middleware or another address for one call, and contracts know four methods.
 */
const UNASKED: readonly (readonly [written: RegExp, instead: string])[] = [
  [/ : createQuerySerializer\(globalQuerySerializer\)/, " : void 0"],
  [/if \(requestQuerySerializer\)/, "if (false)"],
  [/ = supportsRequestInitExt\(\) \? requestInitExt : void 0/, " = void 0"],
  [/if \(localBaseUrl\)/, "if (false)"],
  [/\|\| defaultPathSerializer/, ""],
  [/if \(finalMiddlewares\.length\)/g, "if (false)"],
  [/const contentLength = response\.headers[\s\S]*?\n {4}return \{ error, response \};/, "return { response };"],
  [/request\(method, url, init\) \{[^}]*\}\);\s*\},/, ""],
  [/(?:OPTIONS|HEAD|PATCH|TRACE)\(url, init\) \{[^}]*\}\);\s*\},/g, ""],
  [/\/\*\* Register middleware \*\/[\s\S]*?(?=\n {2}\};\n\})/, ""],
]

/** openapi-fetch without that: a bundler cannot see that it is never asked for. */
const leanFetch: Plugin = {
  name: "lean-openapi-fetch",
  enforce: "pre",
  transform: {
    filter: { id: /openapi-fetch\/dist\/index\.mjs$/ },
    handler: (code) =>
      UNASKED.reduce((kept, [written, instead]) => {
        const lean = kept.replace(written, instead)
        if (lean === kept)
          throw new Error(
            "openapi-fetch is published in another form than this build knows: look at leanFetch in vite.config.ts.",
          )
        return lean
      }, code),
  },
}

/**
 * The class as it is called in its sheet, with three characters of the sheet's path: short, since every page carries
 * them twice.
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
 * What is minified once more after the bundler, since it gains by it; what every page is drawn with stays in the
 * functions it was written in, which compress better. Functions without `this` become arrows where none of them is a
 * constructor.
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

/** Packages without native parts that the server and the commands cannot do without. */
const BUNDLED = [
  /^effect($|\/)/,
  /^inversify$/,
  /^@inversifyjs\//,
  "reflect-metadata",
  "openapi-fetch",
  "commander",
  "saxes",
]

/**
 * Two builds of one source: what the browser gets (`dist/client`), and what Node runs (`dist/server`: web server, CLI
 * and sandbox).
 *
 * Class names of CSS modules come from their path, so that both builds agree on them.
 */
export default defineConfig(({ isSsrBuild = false }) => ({
  appType: "custom",
  plugins: [
    react(),
    textsPlugin(resolve(import.meta.dirname, "ui/text")),
    plainImports,
    ...(isSsrBuild ? [] : [reactAsModules, leanFetch, squeeze]),
  ],
  css: { modules: { generateScopedName: shortClass } },
  // What is written in many small files starts sooner as a part of ours: a command takes half as long to say its first
  // word.
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
        // One style sheet: it is small, it is all that blocks rendering, and a page reached later shows no flash.
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        modulePreload: false,
        rolldownOptions: {
          input: { boot: "ui/app/boot.ts" },
          // Squeezing is most of the work, and meant; what React asks of a scheduler that is not its own is absent, and
          // meant.
          checks: { pluginTimings: false, importIsUndefined: false },
          // A module of a package that nothing is used of is not sent, nor a property that is only read: no package
          // here changes anything by being loaded.
          treeshake: {
            moduleSideEffects: (id) => !id.includes("node_modules"),
            propertyReadSideEffects: false,
            unknownGlobalSideEffects: false,
          },
          // The shortest hash the bundler takes: pages carry the names of what they may fetch, and no hash compresses.
          // Their names would be sent wherever one file asks for another; the manifest has them.
          output: { chunkFileNames: "assets/[hash:7].js", codeSplitting: { groups: FILES } },
        },
      },
}))
