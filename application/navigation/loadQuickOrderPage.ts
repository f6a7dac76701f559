import * as Effect from "effect/Effect"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import type { WishlistChangeRefused } from "../../domain/wishlist/WishlistChangeRefused.ts"
import { isOrderId } from "../../domain/shared/OrderId.ts"
import { loadCart } from "../cart/loadCart.ts"
import { quickOrder } from "../cart/quickOrder.ts"
import type { QuickOrderPage, TemplateOutcome } from "../cart/QuickOrderPage.ts"
import { userKind } from "../cart/userKind.ts"
import { openOrder } from "../order/openOrder.ts"
import type { BackendError } from "../shared/BackendError.ts"
import {
  addTemplateToCart,
  deleteOrderTemplate,
  listOrderTemplates,
  renameOrderTemplate,
  saveOrderTemplate,
} from "../wishlist/orderTemplates.ts"
import { framedPage } from "./loadPage.ts"
import type { PageContent } from "./PageData.ts"

type Fields = Readonly<Record<string, string>>

/**
 * Loads the page of quick orders and order templates, or runs one of its forms with the posted `fields`. Never fails:
 * errors are on the page.
 */
export const loadQuickOrderPage = Effect.fn("navigation.loadQuickOrderPage")(function* (
  address: PageAddress,
  fields?: Fields,
) {
  const content = Effect.gen(function* () {
    const isRegistered = (yield* userKind) !== "guest"
    const outcome = fields !== undefined && isRegistered ? yield* changeTemplates(fields) : undefined
    const ordered = fields === undefined || outcome !== undefined ? { list: "" } : yield* orderList(fields)
    const templates = isRegistered ? yield* shownTemplates : undefined
    const quickOrderPage: QuickOrderPage = {
      ...ordered,
      ...(templates === undefined ? {} : { templates }),
      ...(outcome === undefined ? {} : { outcome }),
    }
    const page: PageContent = { content: "quickOrder", quickOrder: quickOrderPage }
    return page
  })
  return yield* framedPage(address, content)
})

const orderList = Effect.fnUntraced(function* ({ list = "" }: Fields) {
  return yield* quickOrder(list).pipe(
    Effect.map((result): QuickOrderPage => ({ list: result.problems.map(({ text }) => text).join("\n"), result })),
    Effect.catch((error) =>
      Effect.as(Effect.logWarning("A quick order was not completed", error.message), { list, isFailed: true }),
    ),
  )
})

const shownTemplates = listOrderTemplates.pipe(
  Effect.map((lists) => lists.map(({ name, items }) => ({ name, items: items.length }))),
  Effect.catch((error) => Effect.as(Effect.logWarning("The order templates were not read", error.message), undefined)),
)

/** Runs a form of templates; `undefined` for the form of a quick order. */
const changeTemplates = Effect.fnUntraced(function* ({ wish, template = "", name = "", orderId }: Fields) {
  switch (wish) {
    case "save":
      return yield* settled(saved(name, orderId), name)
    case "add":
      return yield* settled(
        Effect.map(addTemplateToCart(template), ({ added, left }): TemplateOutcome => ({
          result: "added",
          name: template,
          added,
          left,
        })),
        template,
      )
    case "rename":
      return yield* settled(
        Effect.map(renameOrderTemplate(template, name), (renamed): TemplateOutcome => ({
          result: "renamed",
          name: renamed,
        })),
        name,
      )
    case "delete":
      return yield* settled(
        Effect.as<TemplateOutcome>({ result: "deleted", name: template })(deleteOrderTemplate(template)),
        template,
      )
    default:
      return undefined
  }
})

/** Saves the cart, or the items of an order of the customer. */
const saved = Effect.fnUntraced(function* (name: string, orderId: string | undefined) {
  const items =
    orderId !== undefined && isOrderId(orderId) ? (yield* openOrder(orderId)).order.items : (yield* loadCart()).items
  const template = yield* saveOrderTemplate(name, items)
  const outcome: TemplateOutcome =
    template.items === 0
      ? { result: "empty", left: template.left }
      : { result: "saved", name: template.name, left: template.left }
  return outcome
})

const settled = <E extends WishlistChangeRefused | BackendError, R>(
  change: Effect.Effect<TemplateOutcome, E, R>,
  name: string,
): Effect.Effect<TemplateOutcome, never, R> =>
  Effect.catch(change, (error) => {
    const refused: TemplateOutcome = { result: "refused", name, ...refusedReason(error) }
    return refused.reason === "failed"
      ? Effect.as(Effect.logWarning("A change of order templates was not completed", error.message), refused)
      : Effect.succeed(refused)
  })

function refusedReason(
  error: WishlistChangeRefused | BackendError,
): Pick<Extract<TemplateOutcome, { readonly result: "refused" }>, "reason" | "maximum"> {
  switch (error._tag) {
    case "WishlistNameEmpty":
      return { reason: "name" }
    case "WishlistNameTaken":
      return { reason: "taken" }
    case "WishlistLimitReached":
      return { reason: "limit", maximum: error.maximum }
    case "WishlistsChanged":
      return { reason: "changed" }
    default:
      return { reason: "failed" }
  }
}
