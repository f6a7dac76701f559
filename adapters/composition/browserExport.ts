import { ShopperRecordGateway } from "../../application/account/ShopperRecordGateway.ts"
import { BookingGateway } from "../../application/booking/BookingGateway.ts"
import { DropPointGateway } from "../../application/location/DropPointGateway.ts"
import { OrderGateway } from "../../application/order/OrderGateway.ts"
import { ReturnGateway } from "../../application/returns/ReturnGateway.ts"
import { TeenGateway } from "../../application/teen/TeenGateway.ts"
import { WalletCardGateway } from "../../application/wallet/WalletCardGateway.ts"
import { WalletGateway } from "../../application/wallet/WalletGateway.ts"
import { SharedWishlistGateway } from "../../application/wishlist/SharedWishlistGateway.ts"
import { WishlistGateway } from "../../application/wishlist/WishlistGateway.ts"
import { bookingFamily } from "./bookingFamily.ts"
import type { BrowserSettings, SettingsPorts } from "./browserSettings.ts"
import type { Linked } from "./linkPorts.ts"
import { linkPorts } from "./linkPorts.ts"
import { otherFamily } from "./otherFamily.ts"
import { pagesFamily } from "./pagesFamily.ts"
import { placesFamily } from "./placesFamily.ts"
import { returnFamily } from "./returnFamily.ts"
import { teenFamily } from "./teenFamily.ts"
import { walletFamily } from "./walletFamily.ts"
import { wishlistFamily } from "./wishlistFamily.ts"

/** What an export of personal data reads from, beyond the account. */
export const exportPorts = [
  OrderGateway,
  ReturnGateway,
  WishlistGateway,
  SharedWishlistGateway,
  WalletCardGateway,
  WalletGateway,
  BookingGateway,
  TeenGateway,
  ShopperRecordGateway,
  DropPointGateway,
] as const

export type ExportPorts = SettingsPorts | (typeof exportPorts)[number]["Identifier"]

/** The services of an export, on top of those of `browserSettings`. */
export function browserExport(settings: BrowserSettings): Linked<ExportPorts> {
  return linkPorts(
    exportPorts,
    [
      pagesFamily(),
      returnFamily(),
      wishlistFamily(),
      walletFamily(),
      bookingFamily(),
      teenFamily(),
      otherFamily(),
      placesFamily(),
    ],
    settings,
  )
}
