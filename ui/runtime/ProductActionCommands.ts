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

/** Everything that can keep the shop from doing what a shopper asks around a product. */
export type ProductActionError =
  RestockAlertRefused | RecommendationRefused | PlaceSearchRefused | BookingRefused | BackendError | CommandDefect

type Answer<A> = Promise<CommandResult<A, ProductActionError>>

/** What a shopper does around a product, besides buying it, where what was bought can go, and what becomes of it. */
export interface ProductActionCommands {
  /** Asks to be told when a size is back. */
  readonly subscribeToRestock: (
    wish: Omit<RestockAlertRequest, "hash">,
    captcha?: SolvedCaptcha,
  ) => Answer<RestockAlertStatus>
  /** Answers the shop's mail about it, with the hash of its link. */
  readonly respondToRestockEmail: (
    answer: "confirm" | "leave",
    email: string,
    hash: string,
    captcha?: SolvedCaptcha,
  ) => Answer<RestockAlertOutcome>
  /** Physical stores with what they have of a size, the shopper's own first. */
  readonly findInStores: (search: InStoresSearch) => Answer<readonly StoreWithStock[]>
  /** Has a physical store keep a piece. */
  readonly bookItems: (draft: BookingDraft, captcha?: SolvedCaptcha) => Answer<Booking>
  /** Sends a product to a friend by mail. */
  readonly recommend: (recommendation: Recommendation, captcha?: SolvedCaptcha) => Answer<void>
  /** Where an order can go; fetched when it is first asked for. */
  readonly delivery: () => Promise<DeliveryCommands>
  /** What becomes of an order that was placed; fetched when it is first asked for. */
  readonly orders: () => Promise<OrderCommands>
}
