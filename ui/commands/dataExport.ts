import { httpAccountGateway } from "../../adapters/backend/account/HttpAccountGateway.ts"
import { httpCustomerRecordGateway } from "../../adapters/backend/account/HttpCustomerRecordGateway.ts"
import { httpPasskeyGateway } from "../../adapters/backend/account/HttpPasskeyGateway.ts"
import { httpProfileGateway } from "../../adapters/backend/account/HttpProfileGateway.ts"
import { httpAddressBookGateway } from "../../adapters/backend/address/HttpAddressBookGateway.ts"
import { httpAddressGateway } from "../../adapters/backend/address/HttpAddressGateway.ts"
import { httpBookingGateway } from "../../adapters/backend/booking/HttpBookingGateway.ts"
import { httpDropPointGateway } from "../../adapters/backend/location/HttpDropPointGateway.ts"
import { httpNewsletterGateway } from "../../adapters/backend/newsletter/HttpNewsletterGateway.ts"
import { httpOrderGateway } from "../../adapters/backend/order/HttpOrderGateway.ts"
import { httpReturnGateway } from "../../adapters/backend/returns/HttpReturnGateway.ts"
import { httpTeenGateway } from "../../adapters/backend/teen/HttpTeenGateway.ts"
import { httpWalletCardGateway } from "../../adapters/backend/wallet/HttpWalletCardGateway.ts"
import { httpWalletGateway } from "../../adapters/backend/wallet/HttpWalletGateway.ts"
import { httpSharedWishlistGateway } from "../../adapters/backend/wishlist/HttpSharedWishlistGateway.ts"
import { httpWishlistGateway } from "../../adapters/backend/wishlist/HttpWishlistGateway.ts"
import { exportPersonalData } from "../../application/account/exportPersonalData.ts"
import type { CommandBase } from "./CommandBase.ts"
import { runWith } from "./CommandBase.ts"

/** Exports personal data. Part of the account settings, loaded on first use. */
export function dataExportCommand(base: CommandBase) {
  const run = runWith(
    base,
    httpAccountGateway,
    httpCustomerRecordGateway,
    httpPasskeyGateway,
    httpProfileGateway,
    httpAddressBookGateway,
    httpAddressGateway,
    httpBookingGateway,
    httpDropPointGateway,
    httpNewsletterGateway,
    httpOrderGateway,
    httpReturnGateway,
    httpTeenGateway,
    httpWalletCardGateway,
    httpWalletGateway,
    httpSharedWishlistGateway,
    httpWishlistGateway,
  )
  return () => run(exportPersonalData())
}
