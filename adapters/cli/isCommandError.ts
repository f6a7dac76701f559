import { AddressRefused } from "../../domain/address/AddressRefusal.ts"
import { CartLimitReached, NotEnoughStock, PromoCodeRefused, QuantityRefused } from "../../domain/cart/CartRefusal.ts"
import { CategoryUnknown, ProductGone } from "../../domain/catalog/CatalogRefusal.ts"
import { CardRefused, CartEmpty, TotalChanged } from "../../domain/checkout/CheckoutRefusal.ts"
import { BackendError } from "../../application/shared/BackendError.ts"
import { CliProblem } from "./CliProblem.ts"
import type { CommandError } from "./presentError.ts"
import { SheetUnreadable } from "./readSheet.ts"

const CLASSES = [
  AddressRefused, BackendError, CardRefused, CartEmpty, CartLimitReached, CategoryUnknown, CliProblem, NotEnoughStock, ProductGone,
  PromoCodeRefused, QuantityRefused, SheetUnreadable, TotalChanged,
] as const

/** Whether something thrown is one of the errors that have words. */
export function isCommandError(error: unknown): error is CommandError {
  return CLASSES.some((known) => error instanceof known)
}
