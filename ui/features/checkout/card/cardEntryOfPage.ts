/** Where card data is typed: into the frame of a vault at an address, or into the page itself. */
export type CardEntryWay = { readonly by: "frame"; readonly vault: string } | { readonly by: "direct" }

/**
 * How this shop takes cards, as its server says in the document's head. A document that does not say it takes none:
 * card data is never typed into a page by oversight. A vault on the shop's own origin is none: the page's scripts would
 * reach into its frame.
 */
export function cardEntryOfPage(): CardEntryWay | undefined {
  const said = document.querySelector<HTMLMetaElement>("meta[name=card-entry]")?.content
  if (said === "direct") return { by: "direct" }
  if (said === undefined || !URL.canParse(said)) return undefined
  const { protocol, origin } = new URL(said)
  return /^https?:$/.test(protocol) && origin !== window.location.origin ? { by: "frame", vault: said } : undefined
}
