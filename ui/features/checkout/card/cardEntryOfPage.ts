/** Where card data is typed: into the frame of a vault at an address, or into the page itself. */
export type CardEntryWay = { readonly by: "frame"; readonly vault: string } | { readonly by: "direct" }

/**
 * How this shop takes cards, as its server says in the document's head. A document that does not say it takes none: card data is
 * never typed into a page by oversight.
 */
export function cardEntryOfPage(): CardEntryWay | undefined {
  const said = document.querySelector<HTMLMetaElement>("meta[name=card-entry]")?.content
  if (said === "direct") return { by: "direct" }
  return said !== undefined && URL.canParse(said) && /^https?:$/.test(new URL(said).protocol) ? { by: "frame", vault: said } : undefined
}
