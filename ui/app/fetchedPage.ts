import type { PageData } from "../../application/navigation/PageData.ts"
import { ScriptNotLoaded } from "../runtime/lazyComponent.tsx"
import type { LoadWholePage } from "../runtime/WholePage.tsx"
import { retryable } from "../runtime/retryable.ts"
import type { TextLanguage } from "../text/textLanguages.ts"
import { loadView } from "./loadView.ts"
import type { PageRemainder } from "./PageOutline.ts"
import { joinPage, REMAINDER_PARAMETER } from "./PageOutline.ts"
import type { PageState } from "./PageState.ts"
import { pageState, viewOf } from "./PageState.ts"

/**
 * The whole page of this document, which contains the outline. `load` fetches the remainder from the document's own
 * address, and the texts, which all pages share, as scripts.
 */
export function fetchedPage(
  outline: PageData,
  { language, digest }: { readonly language: TextLanguage; readonly digest: string },
): { readonly current: () => PageState | undefined; readonly load: LoadWholePage } {
  // Before the page replaces its address.
  const address = new URL(location.href)
  address.searchParams.set(REMAINDER_PARAMETER, digest)
  let state: PageState | undefined
  const load = retryable(async () => {
    const [remainder, view, texts] = await Promise.all([
      fetchRemainder(address),
      loadView(viewOf(outline)),
      import("./preparePage.ts").then(({ loadPageTexts }) => loadPageTexts(outline, { language, bundles: {} })),
    ])
    state = pageState(joinPage(outline, remainder), view, texts)
    return remainder.digest === digest
  })
  return { current: () => state, load }
}

async function fetchRemainder(address: URL): Promise<PageRemainder> {
  const response = await fetch(address)
  if (!response.ok) throw new ScriptNotLoaded(`The data of the page could not be fetched: ${response.status}`)
  const remainder: PageRemainder = JSON.parse(await response.text())
  return remainder
}
