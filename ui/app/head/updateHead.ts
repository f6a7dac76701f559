import type { PageData } from "../../../application/navigation/PageData.ts"
import type { Translate } from "../../text/createTranslate.ts"
import { pageMetadata } from "./pageMetadata.ts"
import { pageDescription, pageTitle } from "./pageTitle.ts"

/** Elements that `SearchHead` renders only for the first page of a document. */
const FIRST_PAGE_ONLY =
  "link[rel=alternate], meta[property], meta[name^='twitter:'], script[type='application/ld+json']"

/** Updates title and metadata after client-side navigation. `origin` is that of canonical addresses. */
export function updateHead(page: PageData, t: Translate, origin: string): void {
  const { canonical, isIndexable, previous, next } = pageMetadata(page, origin)
  document.title = pageTitle(page, t)
  for (const stale of document.head.querySelectorAll(FIRST_PAGE_ONLY)) stale.remove()
  setTag("meta", ["name", "description"], ["content", pageDescription(page, t)])
  setTag("meta", ["name", "robots"], ["content", isIndexable ? undefined : "noindex"])
  setTag("link", ["rel", "canonical"], ["href", canonical])
  setTag("link", ["rel", "prev"], ["href", previous])
  setTag("link", ["rel", "next"], ["href", next])
}

/** Adds, updates or, without a text, removes one element of the head. */
function setTag(
  tag: "link" | "meta",
  [key, name]: readonly [string, string],
  [attribute, text]: readonly [string, string | undefined],
): void {
  const found = document.head.querySelector(`${tag}[${key}=${name}]`)
  if (text === undefined) return found?.remove()
  const element = found ?? document.head.appendChild(document.createElement(tag))
  element.setAttribute(key, name)
  element.setAttribute(attribute, text)
}
