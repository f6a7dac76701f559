import type { TextBundle } from "../../text/textBundles.ts"
import type { TextLanguage } from "../../text/textLanguages.ts"

/**
 * Scripts that a first press needs, with all that they import, by what needs them: the islands around each page
 * (`islands`), the router, a kind of page, the commands (`core`), the cart's drawer, texts (`textPreload`).
 */
export type Preloads = Readonly<Record<string, readonly string[]>>

/** The name of the scripts of texts. */
export function textPreload(language: TextLanguage, bundle: TextBundle): string {
  return `${language}/${bundle}`
}

/** Preloads scripts by their names in `Preloads`; unknown names have none. */
export type PreloadScripts = (...names: readonly string[]) => void

/**
 * Fetches the names of scripts at an address, since the document does not contain them. Returns a function that fetches
 * and compiles scripts, without running them, all in parallel and each once: an import would fetch what each of them
 * imports only after it, as happens when the names cannot be fetched.
 */
export function scriptPreloads(address: string): PreloadScripts {
  const list = fetch(address)
    .then(async (response): Promise<Preloads> => (response.ok ? JSON.parse(await response.text()) : {}))
    .catch((): Preloads => ({}) /* the scripts are imported one after the other */)
  const requested = new Set<string>()
  return (...names) =>
    void list.then((preloads) => {
      const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce
      for (const href of names.flatMap((name) => preloads[name] ?? [])) {
        if (requested.has(href)) continue
        requested.add(href)
        const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href })
        if (nonce !== undefined) link.nonce = nonce
        document.head.append(link)
      }
    })
}
