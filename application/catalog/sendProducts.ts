import * as Effect from "effect/Effect"
import type { ImportedOutcome, ImportScope } from "./CatalogueImportGateway.ts"
import { CatalogueImportGateway } from "./CatalogueImportGateway.ts"
import { OutcomesMissing } from "./OutcomesMissing.ts"
import type { SentProduct } from "./WaitingProducts.ts"

export interface SendOptions {
  readonly scope: ImportScope
  readonly dryRun: boolean
  /** Products whose skus may move to these. */
  readonly replaced?: readonly string[]
}

/**
 * Sends products to the store, each with what became of it. Fails with `OutcomesMissing` when the answer leaves some
 * out.
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
  const told = new Map(outcomes.map((outcome) => [outcome.handle, outcome]))
  const untold = sent.filter(({ product }) => !told.has(product.handle))
  if (untold.length > 0)
    return yield* new OutcomesMissing({
      products: untold.map(({ line, product }) => ({ line, handle: product.handle })),
    })
  return sent.flatMap((one): readonly { readonly sent: SentProduct; readonly outcome: ImportedOutcome }[] => {
    const outcome = told.get(one.product.handle)
    return outcome === undefined ? [] : [{ sent: one, outcome }]
  })
})
