import * as Effect from "effect/Effect"
import { Analytics } from "../analytics/Analytics.ts"
import { reportPageView } from "../analytics/reportPageView.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { loadConfirmation } from "./loadConfirmation.ts"
import { reportPurchase } from "./reportPurchase.ts"

/**
 * Reads an order that was just paid and reports its purchase, for a device without a confirmation page. Reads nothing
 * where events go nowhere; never fails.
 */
export const reportPaidOrder = Effect.fn("order.reportPaid")(
  function* (orderId: OrderId, guestToken: string | undefined) {
    const { isEnabled } = yield* Analytics
    if (!isEnabled) return
    const order = yield* loadConfirmation(orderId, guestToken)
    yield* reportPageView({
      address: { page: "ItxOrderConfirmationPage", parameters: {} },
      content: { content: "confirmation", order },
    })
    yield* reportPurchase(order)
  },
  Effect.catchTag("BackendError", (error) => Effect.logWarning("A purchase was not reported", error.message)),
)
