import * as Schema from "effect/Schema"
import type { BuiltAssets } from "../../../ui/app/PageAssets.ts"
import { PRELOADED } from "../../../ui/app/PageAssets.ts"

const Chunk = Schema.Struct({
  file: Schema.String,
  name: Schema.optionalKey(Schema.String),
  isEntry: Schema.optionalKey(Schema.Boolean),
  /** Names in the manifest of the chunks that this one imports at once. */
  imports: Schema.optionalKey(Schema.Array(Schema.String)),
  css: Schema.optionalKey(Schema.Array(Schema.String)),
  assets: Schema.optionalKey(Schema.Array(Schema.String)),
})
const Manifest = Schema.Record(Schema.String, Chunk)

/** The fonts that every page shows first; others load with the text that needs them. */
const PRELOADED_FONTS = /\/(?:newsreader|hanken-grotesk)-latin-(?:wght|opsz)-normal-[^/]*\.woff2$/

/** The font file of the shop's name. */
const WORDMARK_FACE = "/newsreader-"

/** The favicon: a thread on cloth. */
const ICON =
  "data:image/svg+xml," +
  encodeURIComponent(
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><rect width='32' " +
      "height='32' fill='#191714'/><rect x='21' width='2.5' height='32' fill='#ff5d55'/><text " +
      "x='5' y='23' font-family='serif' font-size='20' fill='#faf8f4'>S</text></svg>",
  )

const ENTRY = "ui/app/boot.ts"
/** Where the views of pages are, whose sheets are linked with the page. */
const VIEWS = "ui/app/views/"
const LISTING = "ui/features/catalog/listing/"
/** The modules that a first press imports, or the name of their file: the first command's are in that of the core. */
const FIRST_PRESS = {
  islands: ["ui/features/navigation/frameIslands.ts"],
  router: ["ui/app/router/pageRouter.ts"],
  category: [`${VIEWS}CategoryPage.tsx`, `${LISTING}FilterSheet.tsx`, `${LISTING}Pager.tsx`],
  product: [`${VIEWS}ProductPage.tsx`, "ui/features/catalog/product/productIslands.ts"],
  core: ["core"],
  drawer: ["ui/features/cart/CartDrawer.tsx"],
} as const satisfies Readonly<Record<(typeof PRELOADED)[number], readonly string[]>>
/** How the manifest names the scripts of texts: `virtual:texts/fr`, `virtual:texts/fr/browse`. */
const TEXTS = /^virtual:texts\/([^/]+)(?:\/(.+))?$/
/** Sheets that are loaded with their components: the chat's. */
const LATER_SHEETS = /\/(?:chat|agent)-[^/]*\.css$/
/** Sheets of pages that only the web server loads. */
const DOCUMENT_SHEETS = /\/(?:service|cookies)-[^/]*\.css$/

/** Returns the asset files of a page from the build's manifest. Throws when the manifest is not this shop's. */
export function pageAssets(manifest: unknown): BuiltAssets {
  const files = Schema.decodeUnknownSync(Manifest)(manifest)
  const chunks = Object.values(files)
  const entry = files[ENTRY] ?? chunks.find((chunk) => chunk.isEntry === true)
  if (entry === undefined) throw new Error("The browser's build has no entry: rebuild it with `npm run build`.")
  const all = chunks.flatMap((chunk) => [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])])
  const unique = [...new Set(all)].map((file) => `/${file}`)
  const fonts = unique.filter((file) => PRELOADED_FONTS.test(file))
  const sheets = unique.filter((file) => file.endsWith(".css"))
  const named = (name: string) => Object.keys(files).filter((key) => files[key]?.name === name)
  const css = sheetsOf(files, ENTRY)
  const atStart = new Set([ENTRY, ...named("page")].flatMap((chunk) => chunksOf(files, chunk)))
  const closureOf = (modules: readonly string[]) =>
    [
      ...new Set(
        modules
          .flatMap((name) => (files[name] === undefined ? named(name) : [name]))
          .flatMap((name) => chunksOf(files, name)),
      ),
    ].flatMap((chunk) => (files[chunk] === undefined || atStart.has(chunk) ? [] : [`/${files[chunk].file}`]))
  const views = Object.keys(files).filter((name) => name.startsWith(VIEWS))
  return {
    entry: `/${entry.file}`,
    css,
    preloads: Object.fromEntries(PRELOADED.map((name) => [name, closureOf(FIRST_PRESS[name])])),
    textScripts: textScripts(files),
    viewCss: Object.fromEntries(
      views.map((view) => [view, sheetsOf(files, view).filter((sheet) => !css.includes(sheet))]),
    ),
    documentCss: sheets.filter((file) => DOCUMENT_SHEETS.test(file)),
    icon: ICON,
    fonts,
    wordmarkFonts: fonts.filter((file) => file.includes(WORDMARK_FACE)),
  }
}

/** Returns the scripts of texts: a region uses those of its language where it has none of its own. */
function textScripts(files: typeof Manifest.Type): BuiltAssets["textScripts"] {
  const scripts: Record<string, Record<string, string>> = {}
  for (const [name, { file }] of Object.entries(files)) {
    const [, language, bundle = ""] = TEXTS.exec(name) ?? []
    if (language !== undefined) scripts[language] = { ...scripts[language], [bundle]: `/${file}` }
  }
  return Object.fromEntries(
    Object.entries(scripts).map(([language, own]) => [language, { ...scripts[language.split("-")[0] ?? ""], ...own }]),
  )
}

/** Returns a chunk and those that it imports at once, imported ones first. */
function chunksOf(files: typeof Manifest.Type, name: string, visited = new Set<string>()): readonly string[] {
  if (visited.has(name)) return []
  visited.add(name)
  return [...(files[name]?.imports ?? []).flatMap((chunk) => chunksOf(files, chunk, visited)), name]
}

/** Returns the sheets of a chunk and of those that it imports at once, in the order of the cascade. */
function sheetsOf(files: typeof Manifest.Type, name: string): readonly string[] {
  const sheets = chunksOf(files, name).flatMap((chunk) => files[chunk]?.css ?? [])
  return [...new Set(sheets.map((file) => `/${file}`))]
}

/** Returns the style sheets of the agent console, which no page of the shop loads. */
export function agentSheets(manifest: unknown): readonly string[] {
  const files = Schema.decodeUnknownSync(Manifest)(manifest)
  const sheets = Object.values(files).flatMap(({ file, assets = [], css = [] }) => [file, ...assets, ...css])
  return [...new Set(sheets.map((file) => `/${file}`).filter((file) => LATER_SHEETS.test(file)))]
}
