import type { TextBundle } from "../../text/textBundles.ts"
import type { TextLanguage } from "../../text/textLanguages.ts"

/**
 * Scripts that a first press needs, with all that they import and their sheets, by what needs them: the islands around
 * each page (`islands`), the router, a kind of page, the commands (`core`), the cart's drawer, telemetry, texts
 * (`textPreload`).
 */
export type Preloads = Readonly<Record<string, readonly string[]>>

const SCRIPT = { rel: "modulepreload" }
/** Imports fetch sheets with CORS, and could not use another preload. */
const SHEET = { rel: "preload", as: "style", crossOrigin: "" }

/** The name of the scripts of texts. */
export function textPreload(language: TextLanguage, bundle: TextBundle): string {
  return `${language}/${bundle}`
}

/** Preloads files by their names in `Preloads`; unknown names have none. */
export type PreloadFiles = (...names: readonly string[]) => void

/**
 * Fetches the names of files at an address, since the document does not contain them. Returns a function that fetches
 * scripts and sheets and compiles scripts, without using them, all in parallel and each once: an import would fetch the
 * sheets, and what each script imports, only after it, as happens when the names cannot be fetched.
 */
export function filePreloads(address: string): PreloadFiles {
  const list = fetch(address)
    .then(async (response): Promise<Preloads> => (response.ok ? JSON.parse(await response.text()) : {}))
    .catch((): Preloads => ({}) /* the scripts are imported one after the other */)
  const requested = new Set<string>()
  return (...names) =>
    void list.then((preloads) => {
      const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce
      for (const href of names.flatMap((name) => preloads[name] ?? [])) {
        if (requested.has(href) || document.querySelector(`link[rel=stylesheet][href="${href}"]`) !== null) continue
        requested.add(href)
        const link = Object.assign(document.createElement("link"), href.endsWith(".css") ? SHEET : SCRIPT, { href })
        if (nonce !== undefined) link.nonce = nonce
        document.head.append(link)
      }
    })
}
