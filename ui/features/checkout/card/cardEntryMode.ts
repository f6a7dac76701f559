/** Where card data is entered: in the frame of a vault, or in the page itself. */
export type CardEntryMode = { readonly by: "frame"; readonly vault: string } | { readonly by: "direct" }

/**
 * The card entry mode from the document's head. Returns `undefined` if the server sent none, so that card data is never
 * entered in the page by accident. A vault on the shop's own origin is rejected, since the page's scripts could read
 * its frame.
 */
export function cardEntryMode(): CardEntryMode | undefined {
  const message = document.querySelector<HTMLMetaElement>("meta[name=card-entry]")?.content
  if (message === "direct") return { by: "direct" }
  if (message === undefined || !URL.canParse(message)) return undefined
  const { protocol, origin } = new URL(message)
  return /^https?:$/.test(protocol) && origin !== window.location.origin ? { by: "frame", vault: message } : undefined
}
