import { accountOperations } from "../customers/account/accountOperations.ts"
import { cartOperations } from "../cart/cartOperations.ts"
import { catalogOperations } from "../catalog/catalogOperations.ts"
import { createCatalogReads } from "../catalog/CatalogReads.ts"
import { checkoutOperations } from "../checkout/checkoutOperations.ts"
import type { Operation } from "../platform/http/Operation.ts"
import { orderOperations } from "../orders/orderOperations.ts"
import { otherOperations } from "../other/otherOperations.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import { takeSealedCard } from "../purchase/vault/sealedCards.ts"
import { walletOperations } from "../purchase/wallet/walletOperations.ts"
import { returnOperations } from "../returns/returnOperations.ts"
import { giftCardOperations } from "../purchase/gift-cards/giftCardOperations.ts"
import { placeOperations } from "../places/placeOperations.ts"
import { bookingOperations } from "../booking/bookingOperations.ts"
import { newsletterOperations } from "../customers/newsletter/newsletterOperations.ts"
import { teenOperations } from "../customers/teens/teenOperations.ts"
import { wishlistOperations } from "../wishlists/wishlistOperations.ts"
import { telemetryOperations } from "../telemetry/telemetryOperations.ts"
import { sessionOperations } from "../customers/sign-in/sessionOperations.ts"

export const operations = (services: SandboxServices): readonly Operation[] => {
  const reads = createCatalogReads(services)
  return [
    ...sessionOperations(services),
    ...catalogOperations(services, reads),
    ...accountOperations(services),
    ...cartOperations(services),
    ...checkoutOperations(services),
    ...orderOperations(services),
    ...otherOperations(services, reads),
    ...walletOperations(services, takeSealedCard),
    ...returnOperations(services),
    ...giftCardOperations(services),
    ...placeOperations(services),
    ...bookingOperations(services),
    ...newsletterOperations(services),
    ...teenOperations(services),
    ...wishlistOperations(services),
    ...telemetryOperations(services),
  ]
}
