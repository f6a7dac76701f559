import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { httpBookingGateway } from "../../adapters/backend/booking/HttpBookingGateway.ts"
import { httpCaptchaGateway } from "../../adapters/backend/catalog/HttpCaptchaGateway.ts"
import { httpCatalogGateway } from "../../adapters/backend/catalog/HttpCatalogGateway.ts"
import { httpProductGateway } from "../../adapters/backend/catalog/HttpProductGateway.ts"
import { httpShelfStockGateway } from "../../adapters/backend/catalog/HttpShelfStockGateway.ts"
import { httpStockNotificationGateway } from "../../adapters/backend/catalog/HttpStockNotificationGateway.ts"
import { httpDropPointGateway } from "../../adapters/backend/location/HttpDropPointGateway.ts"
import { httpPhysicalStoreGateway } from "../../adapters/backend/location/HttpPhysicalStoreGateway.ts"
import { bookItems } from "../../application/booking/bookItems.ts"
import { recommendProduct, trackProductShare } from "../../application/catalog/recommendProduct.ts"
import { cancelRestockAlert, confirmRestockAlert } from "../../application/catalog/restock/restockMailLinks.ts"
import { subscribeToRestock } from "../../application/catalog/restock/subscribeToRestock.ts"
import type { InStoresSearch } from "../../application/location/findInStores.ts"
import { findInStores } from "../../application/location/findInStores.ts"
import type { SolvedCaptcha } from "../../application/shared/SolvedCaptcha.ts"
import type { BookingDraft } from "../../domain/booking/Booking.ts"
import type { Recommendation } from "../../domain/catalog/Recommendation.ts"
import type { RestockAlertRequest } from "../../domain/catalog/stock/RestockAlert.ts"
import type { CommandError } from "../runtime/CommandResult.ts"
import type { CommandBase } from "./CommandBase.ts"
import { runWith } from "./CommandBase.ts"

export type ProductActionCommands = ReturnType<typeof productActionCommands>

/** All errors of the product actions. */
export type ProductActionError = CommandError<ProductActionCommands>

/** Commands for product actions besides buying. */
export function productActionCommands(base: CommandBase) {
  const run = runWith(
    base,
    httpCatalogGateway,
    httpCaptchaGateway,
    httpStockNotificationGateway,
    httpShelfStockGateway,
    httpProductGateway,
    httpPhysicalStoreGateway,
    httpDropPointGateway,
    httpBookingGateway,
  )
  return {
    /** Requests a restock alert. */
    subscribeToRestock: (wish: Omit<RestockAlertRequest, "hash">, captcha?: SolvedCaptcha) =>
      run(Effect.map(subscribeToRestock(wish, captcha), ({ status }) => status)),
    /** Responds to the confirmation email, with the hash of its link. */
    respondToRestockEmail: (answer: "confirm" | "leave", email: string, hash: string, captcha?: SolvedCaptcha) =>
      run(
        answer === "confirm"
          ? confirmRestockAlert(email, Redacted.make(hash), captcha)
          : cancelRestockAlert(email, Redacted.make(hash)),
      ),
    /** Physical stores with their stock of a size, the customer's favourites first. */
    findInStores: (search: InStoresSearch) => run(findInStores(search)),
    /** Reserves an item in a physical store. */
    bookItems: (draft: BookingDraft, captcha?: SolvedCaptcha) => run(bookItems(draft, captcha)),
    /** Sends a product to a friend by email. */
    recommend: (recommendation: Recommendation, captcha?: SolvedCaptcha) =>
      run(recommendProduct(recommendation, captcha)),
    /** Reports a share that the browser performed. */
    reportShare: (method: "device" | "link") => run(trackProductShare(method)),
  }
}
