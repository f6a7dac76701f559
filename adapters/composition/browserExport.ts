import { CustomerRecordGateway } from "../../application/account/CustomerRecordGateway.ts"
import { BookingGateway } from "../../application/booking/BookingGateway.ts"
import { DropPointGateway } from "../../application/location/DropPointGateway.ts"
import { OrderGateway } from "../../application/order/OrderGateway.ts"
import { ReturnGateway } from "../../application/returns/ReturnGateway.ts"
import { TeenGateway } from "../../application/teen/TeenGateway.ts"
import { WalletCardGateway } from "../../application/wallet/WalletCardGateway.ts"
import { WalletGateway } from "../../application/wallet/WalletGateway.ts"
import { SharedWishlistGateway } from "../../application/wishlist/SharedWishlistGateway.ts"
import { WishlistGateway } from "../../application/wishlist/WishlistGateway.ts"
import { bookingModule } from "./bookingModule.ts"
import type { BrowserSettings, SettingsPorts } from "./browserSettings.ts"
import type { LinkedPorts } from "./linkPorts.ts"
import { linkPorts } from "./linkPorts.ts"
import { supportModule } from "./supportModule.ts"
import { pagesModule } from "./pagesModule.ts"
import { locationModule } from "./locationModule.ts"
import { returnModule } from "./returnModule.ts"
import { teenModule } from "./teenModule.ts"
import { walletModule } from "./walletModule.ts"
import { wishlistModule } from "./wishlistModule.ts"

/** Ports of a personal data export, in addition to the account's. */
export const exportPorts = [
  OrderGateway,
  ReturnGateway,
  WishlistGateway,
  SharedWishlistGateway,
  WalletCardGateway,
  WalletGateway,
  BookingGateway,
  TeenGateway,
  CustomerRecordGateway,
  DropPointGateway,
] as const

export type ExportPorts = SettingsPorts | (typeof exportPorts)[number]["Identifier"]

/** Adds the export's services to `browserSettings`. */
export function browserExport(settings: BrowserSettings): LinkedPorts<ExportPorts> {
  return linkPorts(
    exportPorts,
    [
      pagesModule(),
      returnModule(),
      wishlistModule(),
      walletModule(),
      bookingModule(),
      teenModule(),
      supportModule(),
      locationModule(),
    ],
    settings,
  )
}
