import type { NavigateOptions } from "../../runtime/NavigationProvider.tsx"
import type { PageKind } from "../loadView.ts"

/** The page of a link that the server rendered. */
export interface CatalogueLink {
  readonly path: string
  readonly kind: PageKind
  readonly options: NavigateOptions
}

/** The page of a link of the menu or of a product's card, as its own handler would open it; `undefined` for others. */
export function catalogueLink(link: Element): CatalogueLink | undefined {
  const path = link.getAttribute("href")
  if (path === null || !path.startsWith("/")) return undefined
  if (link.closest("header nav") !== null) return { path, kind: "category", options: {} }
  const card = link.closest("article")
  const morph = card?.querySelector<HTMLElement>("a[href] [data-morph]")?.dataset["morph"]
  if (card === null || morph === undefined) return undefined
  const links = [...card.querySelectorAll("a")].filter((one) => one.getAttribute("href") === path)
  const name = links.find((one) => one.textContent !== "")?.textContent
  return { path, kind: "product", options: { morph, ...(name === undefined ? {} : { name }) } }
}
