import { createHash } from "node:crypto"
import { parse } from "node:path"
import * as Schema from "effect/Schema"
import type { BuiltAssets } from "../../../ui/app/PageAssets.ts"
import { textPreloads } from "../../../ui/app/PageAssets.ts"
import { CONTENT_MODULES, firstPressModules, FRAME_STAGES, STAGE_MODULES } from "../../../ui/app/parts/pageModules.ts"

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

/** The favicon: a thread on cloth. A file, since its data URL would be in every page twice. */
const ICON = "/favicon.svg"

const [ENTRY] = STAGE_MODULES.boot
/** Where the views of pages are, whose sheets are linked with the page. */
const VIEWS = "ui/app/views/"
/** Sheets that are loaded with their components: the chat's. */
const LATER_SHEETS = /\/(?:chat|agent)-[^/]*\.css$/
/** The entry with the sheets that only some documents need. */
const DOCUMENT_SHEETS = "ui/app/documentSheets.ts"
/** The name of a built file without its hash. */
const NAME = /\/([^/]+)-[\w-]{8}\.css$/

/** Returns the asset files of a page from the build's manifest. Throws when the manifest is not this shop's. */
export function pageAssets(manifest: unknown): BuiltAssets {
  const files = Schema.decodeUnknownSync(Manifest)(manifest)
  const chunks = Object.values(files)
  const entry = files[ENTRY] ?? chunks.find((chunk) => chunk.isEntry === true)
  if (entry === undefined) throw new Error("The browser's build has no entry: rebuild it with `npm run build`.")
  const all = chunks.flatMap((chunk) => [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])])
  const unique = [...new Set(all)].map((file) => `/${file}`)
  const fonts = unique.filter((file) => PRELOADED_FONTS.test(file))
  const named = (name: string) => Object.keys(files).filter((key) => files[key]?.name === name)
  const css = [...new Set(FRAME_STAGES.flatMap(named).flatMap((key) => sheetsOf(files, key)))]
  const atStart = new Set([ENTRY, ...named("page")].flatMap((chunk) => chunksOf(files, chunk)))
  const closureOf = (modules: readonly string[]) => {
    // A stage, or a module that another file imports at once, has its name only.
    const names = modules.flatMap((module) => (files[module] === undefined ? named(parse(module).name) : [module]))
    const closure = [...new Set(names.flatMap((name) => chunksOf(files, name)))].filter((chunk) => !atStart.has(chunk))
    const scripts = closure.flatMap((chunk) => files[chunk]?.file ?? []).map((file) => `/${file}`)
    const ownSheets = names.flatMap((name) => sheetsOf(files, name)).filter((sheet) => !css.includes(sheet))
    return [...scripts, ...new Set(ownSheets)]
  }
  const preloads = {
    ...Object.fromEntries(Object.entries(firstPressModules()).map(([name, modules]) => [name, closureOf(modules)])),
    ...textPreloads((module) => files[module]?.file),
  }
  const views = Object.keys(files).filter((name) => name.startsWith(VIEWS))
  return {
    entry: `/${entry.file}`,
    css,
    scriptList: `/page-scripts/${hashOf(JSON.stringify(preloads))}.json`,
    preloads,
    viewCss: Object.fromEntries(
      views.map((view) => {
        const sheets = [view, ...(CONTENT_MODULES[view] ?? [])].flatMap((module) => sheetsOf(files, module))
        return [view, [...new Set(sheets)].filter((sheet) => !css.includes(sheet))]
      }),
    ),
    documentCss: Object.fromEntries(
      (files[DOCUMENT_SHEETS]?.assets ?? []).flatMap((file) => {
        const name = NAME.exec(file)?.[1]
        return name === undefined ? [] : [[name, `/${file}`] as const]
      }),
    ),
    icon: ICON,
    fonts,
    wordmarkFonts: fonts.filter((file) => file.includes(WORDMARK_FACE)),
  }
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 8)
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
