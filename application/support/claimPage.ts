import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { OrderDetails } from "../../domain/order/OrderDetails.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { isOrderId } from "../../domain/shared/OrderId.ts"
import { plainCaptcha } from "../catalog/plainCaptcha.ts"
import { listOrderChoices } from "../order/listOrderChoices.ts"
import { openOrder } from "../order/openOrder.ts"
import { requiresCaptcha } from "../shared/requiresCaptcha.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import { fileClaim } from "./contactSupport.ts"
import type { ClaimForm, ClaimLine, ClaimPage } from "./SupportPage.ts"

const EMPTY: ClaimForm = { kind: "", units: {}, description: "", email: "", phone: "" }

/** Returns the claim page: the form for the order of the address, if the session or a guest's token opens it. */
export const loadClaim = Effect.fn("support.loadClaim")(function* ({
  orderId = "",
  guestToken,
}: Readonly<Record<string, string>>) {
  const opened = yield* openIfOwn(orderId, guestToken)
  if (Option.isNone(opened)) return yield* claimWithoutOrder
  const { order } = opened.value
  return claimPage(opened.value, { ...EMPTY, email: order.email ?? "" })
})

const claimWithoutOrder = Effect.map(listOrderChoices, (orders): ClaimPage => ({ orders, form: EMPTY, reasons: [] }))

function claimPage({ order }: OrderDetails, form: ClaimForm): ClaimPage {
  return {
    order: {
      orderId: order.id,
      placedAt: order.placedAt,
      lines: claimLines(order),
    },
    orders: [],
    form,
    reasons: [],
  }
}

/** Returns the lines of an order; lines of the same SKU are one, because a claim names SKUs. */
function claimLines({ items }: OrderDetails["order"]): readonly ClaimLine[] {
  const bySku = new Map<string, ClaimLine>()
  for (const { sku, name, color, size, quantity } of items)
    bySku.set(sku, {
      sku,
      name,
      ...(color === undefined ? {} : { color }),
      ...(size === undefined ? {} : { size }),
      quantity: quantity + (bySku.get(sku)?.quantity ?? 0),
    })
  return [...bySku.values()]
}

const openIfOwn = Effect.fnUntraced(function* (orderId: string, guestToken: string | undefined) {
  if (!isOrderId(orderId)) return Option.none<OrderDetails>()
  const none = () => Effect.succeed(Option.none<OrderDetails>())
  return yield* Effect.asSome(openOrder(orderId, guestToken)).pipe(
    Effect.catchReasons("BackendError", { NotFound: none, SessionExpired: none, Forbidden: none }),
  )
})

/** A posted claim. */
export interface PostedClaim {
  readonly form: ClaimForm
  readonly captcha?: SolvedCaptcha
}

/** Files a claim; returns the page with its number, or with the entered values and the reasons of a refusal. */
export const submitClaim = Effect.fn("support.submitClaim")(function* (
  orderId: string,
  { form, captcha }: PostedClaim,
  guestToken: string | undefined,
) {
  const opened = yield* openIfOwn(orderId, guestToken)
  if (Option.isNone(opened)) return yield* claimWithoutOrder
  const { order } = opened.value
  const page = claimPage(opened.value, form)
  const { kind } = form
  if (kind === "") return { ...page, reasons: [{ field: "kind", rule: "required" }] } satisfies ClaimPage
  return yield* fileClaim({ ...toClaim(order.id, form), kind }, order.items, guestToken, captcha).pipe(
    Effect.map((filedClaimId): ClaimPage => ({ ...page, filedClaimId })),
    Effect.catchTag("SupportRefused", ({ reasons }) => Effect.succeed<ClaimPage>({ ...page, reasons })),
    Effect.catchTag("BackendError", (error) =>
      requiresCaptcha(error)
        ? Effect.map(plainCaptcha, (next): ClaimPage => ({ ...page, captcha: next }))
        : Effect.succeed<ClaimPage>({ ...page, isFailed: true }),
    ),
  )
})

function toClaim(orderId: OrderId, { units, description, email, phone }: ClaimForm) {
  return {
    orderId,
    items: Object.entries(units).flatMap(([sku, quantity]) => (quantity === 0 ? [] : [{ sku, quantity }])),
    description,
    email: email.trim(),
    ...(phone.trim() === "" ? {} : { phone: phone.trim() }),
  }
}
