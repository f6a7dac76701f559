import * as Effect from "effect/Effect"
import type { ImportedOutcome, ImportScope } from "./CatalogueImportGateway.ts"
import { CatalogueImportGateway } from "./CatalogueImportGateway.ts"
import { IncompleteImportResponse } from "./IncompleteImportResponse.ts"
import type { SentProduct } from "./SkuConflicts.ts"

export interface SendOptions {
  readonly scope: ImportScope
  readonly dryRun: boolean
  /** Products whose SKUs may move to the sent ones. */
  readonly replaced?: readonly string[]
}

/**
 * Sends products to the store and returns the outcome of each. Fails with `IncompleteImportResponse` when the response
 * omits some.
 */
export const sendProducts = Effect.fn("catalog.sendProducts")(function* (
  sent: readonly SentProduct[],
  { scope, dryRun, replaced = [] }: SendOptions,
) {
  const gateway = yield* CatalogueImportGateway
  const outcomes = yield* gateway.upsertProducts(
    scope,
    sent.map(({ product }) => product),
    dryRun,
    replaced,
  )
  const outcomeByHandle = new Map(outcomes.map((outcome) => [outcome.handle, outcome]))
  const missing = sent.filter(({ product }) => !outcomeByHandle.has(product.handle))
  if (missing.length > 0)
    return yield* new IncompleteImportResponse({
      products: missing.map(({ line, product }) => ({ line, handle: product.handle })),
    })
  return sent.flatMap((one): readonly { readonly sent: SentProduct; readonly outcome: ImportedOutcome }[] => {
    const outcome = outcomeByHandle.get(one.product.handle)
    return outcome === undefined ? [] : [{ sent: one, outcome }]
  })
})
