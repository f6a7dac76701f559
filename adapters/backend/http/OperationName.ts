import type { operations as account } from "../../../contracts/generated/account.d.ts"
import type { operations as booking } from "../../../contracts/generated/booking.d.ts"
import type { operations as catalog } from "../../../contracts/generated/catalog.d.ts"
import type { operations as checkout } from "../../../contracts/generated/checkout.d.ts"
import type { operations as giftCards } from "../../../contracts/generated/gift-cards.d.ts"
import type { operations as orders } from "../../../contracts/generated/orders.d.ts"
import type { operations as other } from "../../../contracts/generated/other.d.ts"
import type { operations as session } from "../../../contracts/generated/session.d.ts"
import type { operations as telemetry } from "../../../contracts/generated/telemetry.d.ts"
import type { operations as wallet } from "../../../contracts/generated/wallet.d.ts"

/**
 * The operationId of a call that may need a captcha and has its own handling. A name that is not in the contract does
 * not compile.
 */
export type OperationName =
  | keyof account
  | keyof booking
  | keyof catalog
  | keyof checkout
  | keyof giftCards
  | keyof orders
  | keyof other
  | keyof session
  | keyof telemetry
  | keyof wallet
