/** Where card data is typed: into the frame of a vault at an address, or into the page itself. */
export type CardEntryMode = { readonly by: "frame"; readonly vault: string } | { readonly by: "direct" }

/**
 * How this shop takes cards, as its server says in the document's head. A document that does not say it takes none:
 * card data is never typed into a page by oversight. A vault on the shop's own origin is none: the page's scripts would
 * reach into its frame.
 */
export function cardEntryMode(): CardEntryMode | undefined {
  const message = document.querySelector<HTMLMetaElement>("meta[name=card-entry]")?.content
  if (message === "direct") return { by: "direct" }
  if (message === undefined || !URL.canParse(message)) return undefined
  const { protocol, origin } = new URL(message)
  return /^https?:$/.test(protocol) && origin !== window.location.origin ? { by: "frame", vault: message } : undefined
}
