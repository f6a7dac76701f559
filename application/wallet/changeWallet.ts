import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { GiftCardEntry } from "../../domain/gift-card/GiftCardEntry.ts"
import { toGiftCard, validateGiftCardEntry } from "../../domain/gift-card/GiftCardEntry.ts"
import type { WalletData } from "../../domain/wallet/Wallet.ts"
import type { EnteredTicket } from "../../domain/wallet/validateWalletEntry.ts"
import { validateActivationCode, validateTicket } from "../../domain/wallet/validateWalletEntry.ts"
import { validateWalletData } from "../../domain/wallet/validateWalletData.ts"
import { WalletRefused } from "../../domain/wallet/WalletRefused.ts"
import { GiftCardBalanceGateway } from "../gift-card/GiftCardBalanceGateway.ts"
import { utcMoment } from "../../domain/shared/utcDate.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import { loadWallet } from "./loadWallet.ts"
import { refusedByField } from "./refusedByField.ts"
import { WalletCardGateway } from "./WalletCardGateway.ts"
import { WalletGateway } from "./WalletGateway.ts"

/** Fails with `WalletRefused` when there are reasons. */
const requireValid = (
  reasons: readonly { readonly field: string; readonly rule: string }[],
): Effect.Effect<void, WalletRefused> =>
  reasons.length === 0 ? Effect.void : Effect.fail(new WalletRefused({ reasons }))

/**
 * Saves the name of the wallet and the accepted policies, and returns the wallet. Fails with `WalletRefused` before any
 * call for invalid fields (S5.70), and when there is no card to rename.
 */
export const saveWalletData = Effect.fn("wallet.saveData")(function* (data: WalletData) {
  yield* requireValid(validateWalletData(data))
  yield* refusedByField(
    WalletGateway.use((gateway) => gateway.saveWalletData({ ...data, walletCardName: data.walletCardName.trim() })),
  )
  return yield* loadWallet()
})

/**
 * Adds the receipt of a purchase in a physical store, and returns the wallet. The same receipt is stored once. Fails
 * with `WalletRefused` before any call for invalid fields, and for a receipt that is known with other values or in
 * another wallet.
 */
export const addTicket = Effect.fn("wallet.addTicket")(function* (ticket: EnteredTicket) {
  yield* requireValid(validateTicket(ticket, yield* Clock.currentTimeMillis))
  const { purchaseToken, hashCode, tuid, date, ...others } = ticket
  const entry = {
    ...others,
    date: utcMoment(Date.parse(date)),
    tuid: tuid.trim(),
    hashCode: hashCode.trim(),
    purchaseToken: Redacted.make(purchaseToken.trim()),
  }
  yield* refusedByField(WalletGateway.use((gateway) => gateway.addWalletTicket(entry)))
  return yield* loadWallet()
})

/**
 * Saves a gift card in the wallet and returns the wallet, which shows its balance. Fails with `WalletRefused` for
 * invalid numbers and an unknown card, and with a `BackendError` that `requiresCaptcha` after several attempts (F107).
 */
export const addGiftCardToWallet = Effect.fn("wallet.addGiftCard")(function* (
  entry: GiftCardEntry,
  captcha?: SolvedCaptcha,
) {
  yield* saveGiftCard(entry, captcha)
  return yield* loadWallet()
})

/** Activates a gift card and saves it in the wallet. Fails like `addGiftCardToWallet`. */
export const activateGiftCardInWallet = Effect.fn("wallet.activateGiftCard")(function* (
  entry: GiftCardEntry,
  activationCode: string,
  captcha?: SolvedCaptcha,
) {
  yield* requireValid([...validateGiftCardEntry(entry), ...validateActivationCode(activationCode)])
  const giftCard = toGiftCard(entry)
  if (giftCard === undefined) return yield* new WalletRefused({ reasons: validateGiftCardEntry(entry) })
  const gateway = yield* GiftCardBalanceGateway
  yield* refusedByField(gateway.activateGiftCard(giftCard, Redacted.make(activationCode.trim()), captcha))
  yield* saveGiftCard(entry)
  return yield* loadWallet()
})

const saveGiftCard = Effect.fnUntraced(function* (entry: GiftCardEntry, captcha?: SolvedCaptcha) {
  const giftCard = toGiftCard(entry)
  if (giftCard === undefined) return yield* new WalletRefused({ reasons: validateGiftCardEntry(entry) })
  const gateway = yield* GiftCardBalanceGateway
  return yield* refusedByField(
    gateway.getGiftCardBalance(giftCard, { keep: true, ...(captcha === undefined ? {} : { captcha }) }),
  )
})

/** A QR code that pays once at a till. */
export interface QrPayment {
  /** Content of the code. */
  readonly payload: string
  readonly cardId: string
  /** Validity in milliseconds, by the clock of the device and at least 0. */
  readonly validMillis: number
}

/**
 * Creates a code for one payment at a till with a card; earlier codes of the customer become invalid. Fails with
 * `NotFound` when the card is no longer saved, and with a rejection for an expired one.
 */
export const createQrPayment = Effect.fn("wallet.createQrPayment")(function* (cardId: string) {
  const {
    token,
    expiresAt,
    cardId: payingCard,
  } = yield* WalletCardGateway.use((gateway) => gateway.createQrPaymentToken(cardId))
  const left = Date.parse(expiresAt) - (yield* Clock.currentTimeMillis)
  return {
    payload: Redacted.value(token),
    cardId: payingCard,
    validMillis: Number.isNaN(left) ? 0 : Math.max(0, left),
  } satisfies QrPayment
})
