const requested = new Set<string>()

/**
 * Fetches scripts and compiles them, without running them, all in parallel and each once: an import would fetch what
 * each of them imports only after it.
 */
export function preloadScripts(files: readonly string[] = []): void {
  const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce
  for (const href of files) {
    if (requested.has(href)) continue
    requested.add(href)
    const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href })
    if (nonce !== undefined) link.nonce = nonce
    document.head.append(link)
  }
}
