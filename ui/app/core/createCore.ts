import { QueryClient } from "@tanstack/react-query"
import * as Duration from "effect/Duration"
import { addToCart } from "../../../application/cart/addToCart.ts"
import { addPromoCode, changeQuantity, changeSku, deletePromoCode, removeFromCart } from "../../../application/cart/changeCart.ts"
import { loadCart } from "../../../application/cart/loadCart.ts"
import { beginCheckout } from "../../../application/checkout/beginCheckout.ts"
import { chooseShipping, saveDeliveryAddress } from "../../../application/checkout/chooseDelivery.ts"
import { resumePayment, submitCheckout } from "../../../application/checkout/submitCheckout.ts"
import { loadPage } from "../../../application/navigation/loadPage.ts"
import type { PageData } from "../../../application/navigation/PageData.ts"
import { isPublicPage } from "../../../application/navigation/PageData.ts"
import { REST_CACHE_TIME } from "../../../application/shared/constants.ts"
import { browserRoot } from "../../../adapters/composition/browserRoot.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import type { Store, StoreLanguage } from "../../../domain/store/Store.ts"
import { programRunner } from "../../runtime/runProgram.ts"
import type { CoreCommands } from "../lazyCommands.ts"

/** The store, language and catalog a core works in. */
export interface CoreScope {
  readonly store: Store
  readonly language: StoreLanguage
  readonly catalogId: string
}

/** How a payment is asked after while the shopper waits: for about a minute. */
const POLLING = { tries: 30, interval: Duration.seconds(2) }

/** The core of a page: services and use-cases, fetched at the first intent and kept as long as the document. */
export function createCore(scope: CoreScope, sessionHolder: "server" | "page"): CoreCommands {
  const { context, close } = browserRoot({ backendUrl: "", sessionHolder }, scope)
  const run = programRunner(context)
  const queries = new QueryClient({ defaultOptions: { queries: { gcTime: Duration.toMillis(REST_CACHE_TIME) } } })
  // A page that may come back from the browser's memory keeps its services.
  addEventListener("pagehide", (event) => (event.persisted ? undefined : void close()))

  const readPage = async (address: PageAddress) => {
    const queryKey = ["page", address] as const
    const known = queries.getQueryData<PageData>(queryKey)
    const isFresh = queries.getQueryCache().find({ queryKey })?.isStaleByTime(Duration.toMillis(REST_CACHE_TIME)) === false
    if (known !== undefined && isFresh) return { ok: true, value: known } as const
    const result = await run(loadPage(address))
    if (result.ok && isPublicPage(result.value)) queries.setQueryData(queryKey, result.value)
    return result
  }

  return {
    loadPage: readPage,
    loadCart: () => run(loadCart()),
    addToCart: (addition) => run(addToCart(addition)),
    changeQuantity: (sku, quantity) => run(changeQuantity(sku, quantity)),
    removeFromCart: (sku) => run(removeFromCart(sku)),
    changeSku: (orderItemId, sku) => run(changeSku(orderItemId, sku)),
    addPromoCode: (orderId, promoCode) => run(addPromoCode(orderId, promoCode)),
    deletePromoCode: (orderId, promoCode) => run(deletePromoCode(orderId, promoCode)),
    beginCheckout: () => run(beginCheckout()),
    saveDeliveryAddress: (orderId, address) => run(saveDeliveryAddress(orderId, address)),
    chooseShipping: (orderId, choice) => run(chooseShipping(orderId, choice)),
    submitCheckout: (decision) => run(submitCheckout(decision, POLLING)),
    resumePayment: (orderId) => run(resumePayment(orderId, POLLING)),
  }
}
