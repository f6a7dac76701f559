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

/**
 * Fetches the list of scripts at an address, which the document does not contain. Returns a function that preloads
 * them; without the list each is fetched by the one that imports it.
 */
export function preloadList(address: string): () => void {
  const list = fetch(address)
    .then(async (response): Promise<readonly string[]> => (response.ok ? JSON.parse(await response.text()) : []))
    .catch(() => [] /* the scripts are imported one after the other */)
  return () => void list.then(preloadScripts)
}
