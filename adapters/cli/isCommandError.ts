import { AccountChangeRefused } from "../../domain/account/AccountChangeRefused.ts"
import { SignInRefused } from "../../domain/account/SignInRefused.ts"
import { AssistedPurchaseRefused } from "../../domain/agent/AssistedPurchaseRefused.ts"
import { AddressRefused } from "../../domain/address/AddressRefused.ts"
import { BookingRefused } from "../../domain/booking/BookingRefused.ts"
import {
  CartLimitReached,
  NotEnoughStock,
  PromoCodeRefused,
  QuantityRefused,
} from "../../domain/cart/CartChangeRefused.ts"
import { GiftRefused } from "../../domain/cart/GiftRefused.ts"
import { CustomizationRefused } from "../../domain/cart/validateCustomization.ts"
import { CategoryUnknown, ProductGone } from "../../domain/catalog/CatalogRefused.ts"
import { RecommendationRefused } from "../../domain/catalog/Recommendation.ts"
import { RestockAlertRefused } from "../../domain/catalog/stock/RestockAlert.ts"
import { CardRefused, CartEmpty, TotalChanged } from "../../domain/checkout/CheckoutRefused.ts"
import { GiftCardRefused } from "../../domain/gift-card/GiftCardRefused.ts"
import { GiftCardVideoRefused } from "../../domain/gift-card/GiftCardVideoRefused.ts"
import { GiftReceiptRefused } from "../../domain/order/GiftReceiptRefused.ts"
import { InvoiceRefused } from "../../domain/order/InvoiceRefused.ts"
import { PunchoutRefused } from "../../domain/order/PunchoutRefused.ts"
import { ReceiptRefused } from "../../domain/order/ReceiptRefused.ts"
import { ReturnRefused } from "../../domain/returns/ReturnRefused.ts"
import { WithdrawalRefused } from "../../domain/returns/WithdrawalRefused.ts"
import { QueuedAddition } from "../../application/cart/QueuedAddition.ts"
import { IncompleteImportResponse } from "../../application/catalog/import/IncompleteImportResponse.ts"
import { SheetUnreadableError } from "../../application/catalog/import/SheetUnreadableError.ts"
import { PlaceSearchRefused } from "../../domain/location/PlaceSearch.ts"
import { BackendError } from "../../application/shared/BackendError.ts"
import {
  EventUnitsTaken,
  CustomizedLineRefused,
  WishlistDescriptionTooLong,
  WishlistItemInvalid,
  WishlistLimitReached,
  WishlistMailRefused,
  WishlistNameEmpty,
  WishlistNameTaken,
  WishlistQuantityRefused,
  WishlistsChanged,
} from "../../domain/wishlist/WishlistChangeRefused.ts"
import { StorageError } from "../../application/shared/StorageError.ts"
import { NewsletterRequestRefused } from "../../domain/newsletter/NewsletterRequestRefused.ts"
import { FamilyRoleRefused, TeenLimitReached, TeenRefused } from "../../domain/teen/TeenRefused.ts"
import { WalletRefused } from "../../domain/wallet/WalletRefused.ts"
import { SupportRefused } from "../../domain/support/SupportRefused.ts"
import { CliUsageError } from "./CliUsageError.ts"
import type { CommandError } from "./output/presentError.ts"

const ERROR_CLASSES = [
  AccountChangeRefused,
  QueuedAddition,
  AddressRefused,
  AssistedPurchaseRefused,
  BackendError,
  BookingRefused,
  CardRefused,
  CartEmpty,
  CartLimitReached,
  CategoryUnknown,
  CliUsageError,
  FamilyRoleRefused,
  NewsletterRequestRefused,
  SignInRefused,
  GiftRefused,
  GiftReceiptRefused,
  InvoiceRefused,
  ReceiptRefused,
  CustomizationRefused,
  NotEnoughStock,
  IncompleteImportResponse,
  PlaceSearchRefused,
  ProductGone,
  PromoCodeRefused,
  PunchoutRefused,
  QuantityRefused,
  RecommendationRefused,
  SheetUnreadableError,
  RestockAlertRefused,
  ReturnRefused,
  TotalChanged,
  GiftCardRefused,
  GiftCardVideoRefused,
  EventUnitsTaken,
  CustomizedLineRefused,
  StorageError,
  SupportRefused,
  TeenLimitReached,
  TeenRefused,
  WalletRefused,
  WishlistDescriptionTooLong,
  WishlistItemInvalid,
  WishlistLimitReached,
  WishlistMailRefused,
  WishlistNameEmpty,
  WishlistNameTaken,
  WishlistQuantityRefused,
  WishlistsChanged,
  WithdrawalRefused,
] as const

/** True for the errors that `presentError` can describe. */
export function isCommandError(error: unknown): error is CommandError {
  return ERROR_CLASSES.some((known) => error instanceof known)
}
