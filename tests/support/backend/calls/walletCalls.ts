import type * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { AppPorts } from "../../../../application/appPorts.ts"
import { GiftCardBalanceGateway } from "../../../../application/gift-card/GiftCardBalanceGateway.ts"
import { WalletCardGateway } from "../../../../application/wallet/WalletCardGateway.ts"
import { WalletGateway } from "../../../../application/wallet/WalletGateway.ts"
import { orderId } from "../scopes.ts"
import { aCardToSave, aGiftCard, aTicket } from "../walletBuilders.ts"

const HASH = "wh_0Lr7aJ2kPz9sVb6mXe1YtUf3"
const giftCard = aGiftCard("9280111122223339", "111")

/** One call of every gateway method of the area, by the operation it calls. */
export const walletCalls: Readonly<Record<string, Effect.Effect<unknown, unknown, AppPorts>>> = {
  listWalletCards: WalletCardGateway.use((gateway) => gateway.listWalletCards()),
  addWalletCard: WalletCardGateway.use((gateway) => gateway.addWalletCard(aCardToSave())),
  setDefaultWalletCard: WalletCardGateway.use((gateway) => gateway.setDefaultWalletCard(HASH)),
  deleteWalletCard: WalletCardGateway.use((gateway) => gateway.deleteWalletCard({ hash: HASH })),
  listActiveCards: WalletCardGateway.use((gateway) => gateway.listActiveCards([HASH], "device-1")),
  listQrCards: WalletCardGateway.use((gateway) => gateway.listQrCards),
  createQrPaymentToken: WalletCardGateway.use((gateway) => gateway.createQrPaymentToken()),
  listWalletMovements: WalletGateway.use((gateway) => gateway.listWalletMovements()),
  getWalletMovement: WalletGateway.use((gateway) => gateway.getWalletMovement("ticket-7")),
  getWalletInfo: WalletGateway.use((gateway) => gateway.getWalletInfo(orderId("700000000001"))),
  addWalletTicket: WalletGateway.use((gateway) => gateway.addWalletTicket(aTicket())),
  saveWalletData: WalletGateway.use((gateway) =>
    gateway.saveWalletData({ walletCardName: "Everyday", acceptedPolicies: [4] }),
  ),
  getGiftCardBalance: GiftCardBalanceGateway.use((gateway) => gateway.getGiftCardBalance(giftCard)),
  activateGiftCard: GiftCardBalanceGateway.use((gateway) =>
    gateway.activateGiftCard(giftCard, Redacted.make("ACT2026")),
  ),
}
