import { httpGiftCardBalanceGateway } from "../../../adapters/backend/gift-card/HttpGiftCardBalanceGateway.ts"
import { httpWalletCardGateway } from "../../../adapters/backend/wallet/HttpWalletCardGateway.ts"
import { httpWalletGateway } from "../../../adapters/backend/wallet/HttpWalletGateway.ts"
import { announcingSession } from "../../../application/account/announcingSession.ts"
import type { SolvedCaptcha } from "../../../application/shared/SolvedCaptcha.ts"
import {
  activateGiftCardInWallet,
  addGiftCardToWallet,
  addTicket,
  createQrPayment,
  saveWalletData,
} from "../../../application/wallet/changeWallet.ts"
import type { WalletCardOptions } from "../../../application/wallet/changeWalletCards.ts"
import {
  addWalletCard,
  deleteWalletCard,
  renameWalletCard,
  setDefaultCard,
} from "../../../application/wallet/changeWalletCards.ts"
import { showMovement } from "../../../application/wallet/loadWallet.ts"
import type { GiftCardEntry } from "../../../domain/gift-card/GiftCardEntry.ts"
import type { CardEntry } from "../../../domain/payment/Card.ts"
import type { TokenizedCard } from "../../../domain/payment/PaymentEntry.ts"
import type { WalletData } from "../../../domain/wallet/Wallet.ts"
import type { EnteredTicket } from "../../../domain/wallet/validateWalletEntry.ts"
import type { CommandError } from "../../runtime/CommandResult.ts"
import type { CommandBase } from "../CommandBase.ts"
import { runWith } from "../CommandBase.ts"

export type WalletCommands = ReturnType<typeof walletCommands>

/** All errors of the wallet commands. */
export type WalletError = CommandError<WalletCommands>

/** Commands for the wallet; changes return the wallet afterwards. */
export function walletCommands(base: CommandBase) {
  const runAny = runWith(base, httpWalletCardGateway, httpWalletGateway, httpGiftCardBalanceGateway)
  const run: typeof runAny = (program, options) => runAny(announcingSession(program), options)
  return {
    addCard: (card: CardEntry | TokenizedCard, options: WalletCardOptions) => run(addWalletCard(card, options)),
    renameCard: (cardId: string, tag: string) => run(renameWalletCard(cardId, tag)),
    setDefault: (hash: string) => run(setDefaultCard(hash)),
    deleteCard: (cardId: string) => run(deleteWalletCard({ id: cardId })),
    saveData: (data: WalletData) => run(saveWalletData(data)),
    addGiftCard: (entry: GiftCardEntry, captcha?: SolvedCaptcha) => run(addGiftCardToWallet(entry, captcha)),
    activateGiftCard: (entry: GiftCardEntry, activationCode: string, captcha?: SolvedCaptcha) =>
      run(activateGiftCardInWallet(entry, activationCode, captcha)),
    addTicket: (ticket: EnteredTicket) => run(addTicket(ticket)),
    showMovement: (code: string) => run(showMovement(code)),
    /** A code for one payment at a till. */
    createQrPayment: (cardId: string) => run(createQrPayment(cardId)),
  }
}
