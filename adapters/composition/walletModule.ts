import { GiftCardBalanceGateway } from "../../application/gift-card/GiftCardBalanceGateway.ts"
import { WalletCardGateway } from "../../application/wallet/WalletCardGateway.ts"
import { WalletGateway } from "../../application/wallet/WalletGateway.ts"
import { httpGiftCardBalanceGateway } from "../backend/gift-card/HttpGiftCardBalanceGateway.ts"
import { httpWalletCardGateway } from "../backend/wallet/HttpWalletCardGateway.ts"
import { httpWalletGateway } from "../backend/wallet/HttpWalletGateway.ts"
import { adapterModule } from "./AdapterModule.ts"
import { gateway } from "./identityModule.ts"

/** Wallet and payment cards of a store's customer, over HTTP. */
export function walletModule() {
  return adapterModule(
    gateway(WalletCardGateway, httpWalletCardGateway),
    gateway(WalletGateway, httpWalletGateway),
    gateway(GiftCardBalanceGateway, httpGiftCardBalanceGateway),
  )
}
