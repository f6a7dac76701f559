/**
 * Fetches scripts and compiles them, without running them, all in parallel: an import would fetch what each of them
 * imports only after it.
 */
export function preloadScripts(files: readonly string[]): void {
  const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce
  for (const href of files) {
    const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href })
    if (nonce !== undefined) link.nonce = nonce
    document.head.append(link)
  }
}
