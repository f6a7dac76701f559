import type { Booking, BookingDraft } from "../../domain/booking/Booking.ts"
import type { BookingRefused } from "../../domain/booking/BookingRefused.ts"
import type { RestockAlertOutcome } from "../../domain/catalog/restockAlertStep.ts"
import type { Recommendation, RecommendationRefused } from "../../domain/catalog/Recommendation.ts"
import type { RestockAlertRefused, RestockAlertStatus, RestockAlertRequest } from "../../domain/catalog/RestockAlert.ts"
import type { PlaceSearchRefused } from "../../domain/location/PlaceSearch.ts"
import type { InStoresSearch, StoreWithStock } from "../../application/location/findInStores.ts"
import type { BackendError } from "../../application/shared/BackendError.ts"
import type { SolvedCaptcha } from "../../application/shared/SolvedCaptcha.ts"
import type { CommandDefect, CommandResult } from "./CommandResult.ts"
import type { DeliveryCommands } from "./DeliveryCommands.ts"
import type { OrderCommands } from "./OrderCommands.ts"

/** All errors of the product actions. */
export type ProductActionError =
  RestockAlertRefused | RecommendationRefused | PlaceSearchRefused | BookingRefused | BackendError | CommandDefect

type Answer<A> = Promise<CommandResult<A, ProductActionError>>

/** Product actions besides buying, and access to delivery and order commands. */
export interface ProductActionCommands {
  /** Requests a restock alert. */
  readonly subscribeToRestock: (
    wish: Omit<RestockAlertRequest, "hash">,
    captcha?: SolvedCaptcha,
  ) => Answer<RestockAlertStatus>
  /** Responds to the confirmation email, with the hash of its link. */
  readonly respondToRestockEmail: (
    answer: "confirm" | "leave",
    email: string,
    hash: string,
    captcha?: SolvedCaptcha,
  ) => Answer<RestockAlertOutcome>
  /** Physical stores with their stock of a size, the customer's favourites first. */
  readonly findInStores: (search: InStoresSearch) => Answer<readonly StoreWithStock[]>
  /** Reserves an item in a physical store. */
  readonly bookItems: (draft: BookingDraft, captcha?: SolvedCaptcha) => Answer<Booking>
  /** Sends a product to a friend by email. */
  readonly recommend: (recommendation: Recommendation, captcha?: SolvedCaptcha) => Answer<void>
  /** The delivery commands, loaded on first use. */
  readonly delivery: () => Promise<DeliveryCommands>
  /** The order commands, loaded on first use. */
  readonly orders: () => Promise<OrderCommands>
}
