import * as Effect from "effect/Effect"
import type { ImportScope } from "./CatalogueImportGateway.ts"
import { CatalogueImportGateway } from "./CatalogueImportGateway.ts"

/** Status of an earlier imported product in a file: sold, draft or archived, missing, or unknown. */
export type ImportStatus = "sold" | "unpublished" | "vanished" | "unknown"

export interface WithdrawOptions {
  readonly scope: ImportScope
  readonly importStatusOf: (handle: string) => ImportStatus
  readonly hideVanished: boolean
  /** Whether more than half may be hidden at once. */
  readonly allowMassHide: boolean
  /** Whether a file that sells nothing may hide everything. */
  readonly allowHideAll: boolean
  readonly isEmptyFile: boolean
  readonly dryRun: boolean
  /** Number of existing products that this import created. */
  readonly newProducts: number
}

/** Earlier imported products that are no longer sold, without those already hidden. */
export interface WithdrawalResult {
  readonly vanished: readonly string[]
  readonly unpublished: readonly string[]
  /** Present when too many products would have been hidden, so that none was: the number and the total. */
  readonly safetyStop?: { readonly hidden: number; readonly of: number; readonly isEmptyFile?: true }
}

const BATCH_SIZE = 500
/** Below this number the safety stop does not apply. */
const SAFETY_STOP_MIN = 10

/**
 * Hides products that a source has withdrawn: drafts and archived products and, on request, products missing from the
 * file. A truncated export must not empty a store: nothing is hidden when more than half would be, unless
 * `allowMassHide`, or when the file sells nothing, unless `allowHideAll`.
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
