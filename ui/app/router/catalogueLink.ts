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
  // The image and the name of a card link to the product; other links of an article do not.
  const links = [...(link.closest("article")?.querySelectorAll("a") ?? [])].filter(
    (one) => one.getAttribute("href") === path,
  )
  const image = links.map((one) => one.querySelector<HTMLElement>("[data-morph]")).find((found) => found !== null)
  const name = links.find((one) => one.textContent !== "")?.textContent
  if (image === undefined || name === undefined) return undefined
  return { path, kind: "product", options: { morph: image.dataset["morph"], name } }
}
