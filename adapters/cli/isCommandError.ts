import { AccountChangeRefused } from "../../domain/account/AccountChangeRefused.ts"
import { EntryRefused } from "../../domain/account/EntryRefusal.ts"
import { AddressRefused } from "../../domain/address/AddressRefusal.ts"
import { BookingRefused } from "../../domain/booking/BookingRefused.ts"
import { CartLimitReached, NotEnoughStock, PromoCodeRefused, QuantityRefused } from "../../domain/cart/CartRefusal.ts"
import { GiftRefused } from "../../domain/cart/GiftRefused.ts"
import { MakingRefused } from "../../domain/cart/makingProblems.ts"
import { CategoryUnknown, ProductGone } from "../../domain/catalog/CatalogRefusal.ts"
import { RecommendationRefused } from "../../domain/catalog/Recommendation.ts"
import { StockNotificationRefused } from "../../domain/catalog/StockNotification.ts"
import { CardRefused, CartEmpty, TotalChanged } from "../../domain/checkout/CheckoutRefusal.ts"
import { GiftCardRefused } from "../../domain/gift-card/GiftCardRefused.ts"
import { GiftCardVideoRefused } from "../../domain/gift-card/GiftCardVideoRefused.ts"
import { GiftTicketRefused } from "../../domain/order/GiftTicketRefused.ts"
import { InvoiceRefused } from "../../domain/order/InvoiceRefused.ts"
import { AdditionKept } from "../../application/cart/AdditionKept.ts"
import { OutcomesMissing } from "../../application/catalog/OutcomesMissing.ts"
import { SheetUnreadable } from "../../application/catalog/SheetUnreadable.ts"
import { PlaceSearchRefused } from "../../domain/location/PlaceSearch.ts"
import { BackendError } from "../../application/shared/BackendError.ts"
import {
  EventUnitsTaken,
  MadeLineRefused,
  WishlistDescriptionTooLong,
  WishlistItemInvalid,
  WishlistLimitReached,
  WishlistMailRefused,
  WishlistNameEmpty,
  WishlistNameTaken,
  WishlistQuantityRefused,
  WishlistsChanged,
} from "../../domain/wishlist/WishlistRefusal.ts"
import { StorageError } from "../../application/shared/StorageError.ts"
import { CliProblem } from "./CliProblem.ts"
import type { CommandError } from "./presentError.ts"

const CLASSES = [
  AccountChangeRefused,
  AdditionKept,
  AddressRefused,
  BackendError,
  BookingRefused,
  CardRefused,
  CartEmpty,
  CartLimitReached,
  CategoryUnknown,
  CliProblem,
  EntryRefused,
  GiftRefused,
  GiftTicketRefused,
  InvoiceRefused,
  MakingRefused,
  NotEnoughStock,
  OutcomesMissing,
  PlaceSearchRefused,
  ProductGone,
  PromoCodeRefused,
  QuantityRefused,
  RecommendationRefused,
  SheetUnreadable,
  StockNotificationRefused,
  TotalChanged,
  GiftCardRefused,
  GiftCardVideoRefused,
  EventUnitsTaken,
  MadeLineRefused,
  StorageError,
  WishlistDescriptionTooLong,
  WishlistItemInvalid,
  WishlistLimitReached,
  WishlistMailRefused,
  WishlistNameEmpty,
  WishlistNameTaken,
  WishlistQuantityRefused,
  WishlistsChanged,
] as const

/** Whether something thrown is one of the errors that have words. */
export function isCommandError(error: unknown): error is CommandError {
  return CLASSES.some((known) => error instanceof known)
}
