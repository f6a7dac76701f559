import type { TextBundle } from "../../text/textBundles.ts"
import type { TextLanguage } from "../../text/textLanguages.ts"
import { nextTask } from "./scheduling.ts"

/**
 * Scripts that a first press needs, with all that they import and their sheets, by what needs them: the islands around
 * each page (`islands`), the router, a kind of page, the commands (`core`), the cart's drawer, telemetry, texts
 * (`textPreload`).
 */
export type Preloads = Readonly<Record<string, readonly string[]>>

/** Files requested in one task: on a slow phone each takes several milliseconds. */
const FILES_PER_TASK = 3
const SCRIPT = { rel: "modulepreload" }
/** Imports fetch sheets with CORS, and could not use another preload. */
const SHEET = { rel: "preload", as: "style", crossOrigin: "" }

/** The name of the scripts of texts. */
export function textPreload(language: TextLanguage, bundle: TextBundle): string {
  return `${language}/${bundle}`
}

/** Preloads files by their names in `Preloads`; unknown names have none. */
export interface FilePreloads {
  /** All in parallel, for a press. */
  readonly preload: (...names: readonly string[]) => void
  /** A few in each task, so that a press in between is handled first: for files that no press needs. */
  readonly preloadInTasks: (...names: readonly string[]) => void
}

/**
 * Fetches the names of files at an address, since the document does not contain them. Returns functions that fetch
 * scripts and sheets and compile scripts, without using them, each once: an import would fetch the sheets, and what
 * each script imports, only after it, as happens when the names cannot be fetched.
 */
export function filePreloads(address: string): FilePreloads {
  const list = fetch(address)
    .then(async (response): Promise<Preloads> => (response.ok ? JSON.parse(await response.text()) : {}))
    .catch((): Preloads => ({}) /* the scripts are imported one after the other */)
  const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce
  const requested = new Set<string>()
  const request = (href: string) => {
    if (requested.has(href)) return
    requested.add(href)
    const isSheet = href.endsWith(".css")
    if (isSheet && document.querySelector(`link[rel=stylesheet][href="${href}"]`) !== null) return
    const link = Object.assign(document.createElement("link"), isSheet ? SHEET : SCRIPT, { href })
    if (nonce !== undefined) link.nonce = nonce
    document.head.append(link)
  }
  const filesOf = async (names: readonly string[]) => {
    const preloads = await list
    return names.flatMap((name) => preloads[name] ?? [])
  }
  return {
    preload: (...names) => void filesOf(names).then((files) => files.forEach(request)),
    preloadInTasks: async (...names) => {
      for (const [index, file] of (await filesOf(names)).entries()) {
        if (index > 0 && index % FILES_PER_TASK === 0) await nextTask()
        request(file)
      }
    },
  }
}
