import * as Effect from "effect/Effect"
import type { ImportScope } from "./CatalogueImportGateway.ts"
import { CatalogueImportGateway } from "./CatalogueImportGateway.ts"

/**
 * How a product of an earlier import stands after a file: it sells it, has it as a draft or archived, has it no longer,
 * or says nothing of it.
 */
export type Standing = "sold" | "unpublished" | "vanished" | "unknown"

export interface WithdrawOptions {
  readonly scope: ImportScope
  readonly standingOf: (handle: string) => Standing
  readonly hidesVanished: boolean
  /** Whether more than half may be hidden at a time. */
  readonly hidesMost: boolean
  /** Whether everything may be hidden where the file sells nothing. */
  readonly hidesAll: boolean
  readonly sellsNothing: boolean
  readonly dryRun: boolean
  /** Products that this import itself brought, among those that are there now. */
  readonly newProducts: number
}

/** What of earlier imports is sold no longer. What is hidden already is not named again. */
export interface Withdrawn {
  readonly vanished: readonly string[]
  readonly unpublished: readonly string[]
  /** Where so many would be hidden that none was: how many, and of how many. */
  readonly brake?: { readonly hidden: number; readonly of: number; readonly sellsNothing?: true }
}

const AT_ONCE = 500
/** Fewer are hidden however many there are. */
const BRAKED_FROM = 10

/**
 * Hides what a merchant has withdrawn of a source: drafts and archived products, and, where wanted, what is not in the
 * file. An export cut in half must not empty a shop: where more than half would be hidden, nothing is, unless that is
 * meant, and a file that sells nothing hides nothing unless everything is meant.
 */
export const withdrawProducts = Effect.fn("catalog.withdrawProducts")(function* ({
  scope,
  standingOf,
  hidesVanished,
  hidesMost,
  hidesAll,
  sellsNothing,
  dryRun,
  newProducts,
}: WithdrawOptions) {
  const gateway = yield* CatalogueImportGateway
  const vanished: string[] = []
  const unpublished: string[] = []
  let shown = dryRun ? 0 : -newProducts
  let after: string | undefined
  do {
    const page = yield* gateway.listImported(scope, after)
    for (const { handle } of page.products.filter(({ isHidden }) => !isHidden)) {
      shown += 1
      const standing = standingOf(handle)
      if (standing === "vanished") vanished.push(handle)
      if (standing === "unpublished") unpublished.push(handle)
    }
    after = page.after
  } while (after !== undefined)
  const isEmptying = sellsNothing && hidesVanished && vanished.length > 0
  const hidden = hidesVanished && (!isEmptying || hidesAll) ? [...unpublished, ...vanished] : unpublished
  if (!hidesMost && !(isEmptying && hidesAll) && hidden.length >= BRAKED_FROM && hidden.length * 2 > shown)
    return { vanished, unpublished, brake: { hidden: hidden.length, of: shown } } satisfies Withdrawn
  if (!dryRun)
    for (let at = 0; at < hidden.length; at += AT_ONCE)
      yield* gateway.hideProducts(scope, hidden.slice(at, at + AT_ONCE))
  const withdrawn: Withdrawn = {
    vanished,
    unpublished,
    ...(isEmptying && !hidesAll ? { brake: { hidden: vanished.length, of: shown, sellsNothing: true } } : {}),
  }
  return withdrawn
})
