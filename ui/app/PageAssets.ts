import type { Preloads } from "../runtime/browser/preloadFiles.ts"
import { textPreload } from "../runtime/browser/preloadFiles.ts"
import type { TextBundle } from "../text/textBundles.ts"
import { TEXT_LANGUAGES } from "../text/textLanguages.ts"

/** The files a page loads, as paths on the web server. */
export interface PageAssets {
  /** The script that hydrates the page. */
  readonly entry: string
  readonly css: readonly string[]
  /**
   * The address of the JSON with the files of a first press (`Preloads`). Their names do not compress, and they are the
   * same for all pages.
   */
  readonly scriptList: string
  /** The favicon. */
  readonly icon: string
  /** The fonts to preload. */
  readonly fonts: readonly string[]
}

/** The built files for every page. */
export interface BuiltAssets extends PageAssets {
  /** The content of `scriptList`. */
  readonly preloads: Preloads
  /** Further sheets by the module of a view (`VIEW_MODULES`). */
  readonly viewCss: Readonly<Record<string, readonly string[]>>
  /** Sheets that only some documents need, by the names of their sources (`documentSheets.ts`). */
  readonly documentCss: Readonly<Record<string, string>>
  /** The subset of `fonts` for the wordmark, which is the same in every language. */
  readonly wordmarkFonts: readonly string[]
}

/** Languages whose scripts our fonts do not cover. otherScripts.css uses system fonts for them. */
const LANGUAGES_IN_SYSTEM_FONTS: readonly string[] = ["ja", "ar", "he", "zh", "ko"]

/** What a document's sheets depend on, besides its language. */
export interface DocumentKind {
  readonly view: string | undefined
  /** Whether only the web server loads the page (`isDocumentPage`). */
  readonly isDocument: boolean
  /** A brand without a sheet has the design of brand 1. */
  readonly brandId: string
  /** Whether the server renders a banner: it asks for consent, or names for whom staff shop. */
  readonly hasBanner: boolean
}

/**
 * The files of a kind of page in a language (BCP 47), with the sheets of its view, brand and script. Fonts that none of
 * its texts use are not preloaded.
 */
export function assetsOfPage(
  { wordmarkFonts, documentCss, viewCss, preloads: _, ...files }: BuiltAssets,
  language: string,
  { view, isDocument, brandId, hasBanner }: DocumentKind,
): PageAssets {
  const [code = ""] = language.toLowerCase().split("-")
  const isInSystemFonts = LANGUAGES_IN_SYSTEM_FONTS.includes(code)
  const named = [
    ...(isDocument ? ["cookies", "service"] : []),
    ...(isInSystemFonts ? ["otherScripts"] : []),
    `brand${brandId}`,
    ...(hasBanner ? ["banners"] : []),
  ]
  return {
    ...files,
    css: [
      ...files.css,
      ...(view === undefined ? [] : (viewCss[view] ?? [])),
      ...named.flatMap((name) => documentCss[name] ?? []),
    ],
    ...(isInSystemFonts ? { fonts: wordmarkFonts } : {}),
  }
}
/** Id of the element in which the agent console is rendered, and of the store's data for it. */
export const AGENT_ROOT_ID = "agent"
export const AGENT_BLOCK_ID = "agent-store"

/** The texts that a first press needs. */
const FIRST_TEXTS: readonly TextBundle[] = ["browse", "product", "purchase"]

/**
 * Returns the scripts of texts by their names in `Preloads`, each with the one that lists its language's. A region uses
 * those of its language where it has none. `fileOf` returns the file of a module.
 */
export function textPreloads(fileOf: (module: string) => string | undefined): Preloads {
  const scripts = TEXT_LANGUAGES.flatMap((language) => {
    const list = fileOf(`virtual:texts/${language}`)
    const [general = ""] = language.split("-")
    return FIRST_TEXTS.flatMap((bundle) => {
      const texts = fileOf(`virtual:texts/${language}/${bundle}`) ?? fileOf(`virtual:texts/${general}/${bundle}`)
      const name = textPreload(language, bundle)
      return list === undefined || texts === undefined ? [] : [[name, [`/${list}`, `/${texts}`]] as const]
    })
  })
  return Object.fromEntries(scripts)
}
