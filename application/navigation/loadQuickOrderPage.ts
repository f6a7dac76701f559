import * as Effect from "effect/Effect"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import { quickOrder } from "../cart/quickOrder.ts"
import type { QuickOrderPage } from "../cart/QuickOrderPage.ts"
import { framedPage } from "./loadPage.ts"
import type { PageContent } from "./PageData.ts"

/** Loads the page of a quick order, or runs its form with the posted `fields`. Never fails: errors are on the page. */
export const loadQuickOrderPage = Effect.fn("navigation.loadQuickOrderPage")(function* (
  address: PageAddress,
  fields?: Readonly<Record<string, string>>,
) {
  const list = fields?.["list"] ?? ""
  const content: Effect.Effect<QuickOrderPage, never, QuickOrderServices> =
    fields === undefined
      ? Effect.succeed({ list })
      : quickOrder(list).pipe(
          Effect.map((result) => ({ list: result.problems.map(({ text }) => text).join("\n"), result })),
          Effect.catch((error) =>
            Effect.as(Effect.logWarning("A quick order was not completed", error.message), { list, isFailed: true }),
          ),
        )
  return yield* framedPage(
    address,
    Effect.map(content, (page): PageContent => ({ content: "quickOrder", quickOrder: page })),
  )
})

type QuickOrderServices = Effect.Services<ReturnType<typeof quickOrder>>
