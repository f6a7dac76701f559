import * as Effect from "effect/Effect"
import type { ImportScope } from "./CatalogueImportGateway.ts"
import { CatalogueImportGateway } from "./CatalogueImportGateway.ts"

/**
 * How a product of an earlier import stands after a file: it sells it, has it as a draft or archived, has it no longer,
 * or says nothing of it.
 */
export type ImportStatus = "sold" | "unpublished" | "vanished" | "unknown"

export interface WithdrawOptions {
  readonly scope: ImportScope
  readonly importStatusOf: (handle: string) => ImportStatus
  readonly hideVanished: boolean
  /** Whether more than half may be hidden at a time. */
  readonly allowMassHide: boolean
  /** Whether everything may be hidden where the file sells nothing. */
  readonly allowHideAll: boolean
  readonly isEmptyFile: boolean
  readonly dryRun: boolean
  /** Products that this import itself brought, among those that are there now. */
  readonly newProducts: number
}

/** What of earlier imports is sold no longer. What is hidden already is not named again. */
export interface WithdrawalResult {
  readonly vanished: readonly string[]
  readonly unpublished: readonly string[]
  /** Where so many would be hidden that none was: how many, and of how many. */
  readonly safetyStop?: { readonly hidden: number; readonly of: number; readonly isEmptyFile?: true }
}

const BATCH_SIZE = 500
/** Fewer are hidden however many there are. */
const SAFETY_STOP_MIN = 10

/**
 * Hides what a merchant has withdrawn of a source: drafts and archived products, and, where wanted, what is not in the
 * file. An export cut in half must not empty a shop: where more than half would be hidden, nothing is, unless that is
 * meant, and a file that sells nothing hides nothing unless everything is meant.
 */
export const hideWithdrawnProducts = Effect.fn("catalog.hideWithdrawnProducts")(function* ({
  scope,
  importStatusOf,
  hideVanished,
  allowMassHide,
  allowHideAll,
  isEmptyFile,
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
      const status = importStatusOf(handle)
      if (status === "vanished") vanished.push(handle)
      if (status === "unpublished") unpublished.push(handle)
    }
    after = page.after
  } while (after !== undefined)
  const isEmptying = isEmptyFile && hideVanished && vanished.length > 0
  const hidden = hideVanished && (!isEmptying || allowHideAll) ? [...unpublished, ...vanished] : unpublished
  if (!allowMassHide && !(isEmptying && allowHideAll) && hidden.length >= SAFETY_STOP_MIN && hidden.length * 2 > shown)
    return { vanished, unpublished, safetyStop: { hidden: hidden.length, of: shown } } satisfies WithdrawalResult
  if (!dryRun)
    for (let at = 0; at < hidden.length; at += BATCH_SIZE)
      yield* gateway.hideProducts(scope, hidden.slice(at, at + BATCH_SIZE))
  const withdrawn: WithdrawalResult = {
    vanished,
    unpublished,
    ...(isEmptying && !allowHideAll ? { safetyStop: { hidden: vanished.length, of: shown, isEmptyFile: true } } : {}),
  }
  return withdrawn
})
