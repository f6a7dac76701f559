import * as Effect from "effect/Effect"
import { StoreScope } from "../store/StoreScope.ts"
import { CatalogueImportGateway } from "./CatalogueImportGateway.ts"

const AT_ONCE = 500

/**
 * The handles of what earlier imports have brought and is not among what the merchant still sells, hidden where wanted. What
 * is hidden already is not named again.
 */
export const vanishedProducts = Effect.fn("catalog.vanishedProducts")(function* (isPresent: (handle: string) => boolean, isHiding: boolean) {
  const { store } = yield* StoreScope
  const gateway = yield* CatalogueImportGateway
  const vanished: string[] = []
  let after: string | undefined
  do {
    const page = yield* gateway.listImported(store.id, after)
    vanished.push(...page.products.filter(({ handle, isHidden }) => !isHidden && !isPresent(handle)).map(({ handle }) => handle))
    after = page.after
  } while (after !== undefined)
  if (isHiding) for (let at = 0; at < vanished.length; at += AT_ONCE) yield* gateway.hideProducts(store.id, vanished.slice(at, at + AT_ONCE))
  return vanished
})
