import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect } from "vitest"
import { GiftCardBalanceGateway } from "../../../application/gift-card/GiftCardBalanceGateway.ts"
import { BackendError } from "../../../application/shared/BackendError.ts"
import { requiresCaptcha } from "../../../application/shared/requiresCaptcha.ts"
import {
  activateGiftCardInWallet,
  addGiftCardToWallet,
  addTicket,
  createQrPayment,
  saveWalletData,
} from "../../../application/wallet/changeWallet.ts"
import {
  addWalletCard,
  deleteWalletCard,
  renameWalletCard,
  setDefaultCard,
} from "../../../application/wallet/changeWalletCards.ts"
import { loadWallet } from "../../../application/wallet/loadWallet.ts"
import { WalletCardGateway } from "../../../application/wallet/WalletCardGateway.ts"
import { WalletGateway } from "../../../application/wallet/WalletGateway.ts"
import type { WalletCard } from "../../../domain/wallet/WalletCard.ts"
import { euros } from "../../support/builders/euros.ts"
import { itEffect } from "../../support/itEffect.ts"

const NOW = Date.UTC(2026, 10, 27)
const card = (id: string, changes: Partial<WalletCard> = {}): WalletCard => ({
  id,
  hash: `hash-${id}`,
  network: "visa",
  lastDigits: "4242",
  holder: "ANA PRUEBA",
  month: 12,
  year: 2030,
  isDefault: false,
  isExpired: false,
  ...changes,
})
const gone = new BackendError({ operation: "deleteWalletCard", reason: { _tag: "NotFound" } })
const rejected = (key: string, fields: readonly { readonly field: string; readonly rule: string }[] = []) =>
  new BackendError({
    operation: "addWalletCard",
    reason: { _tag: "Rejected", key, parameters: [], causes: [], fields },
  })
const TYPED = { number: "4242 4242 4242 4242", holder: "Ana Prueba", expiry: "12/30", securityCode: "123" }
const GIFT_CARD = { number: "9280 1111 2222 3339", securityCode: "111" }
const WALLET = { isUsed: true, cardCount: 1, maximumCards: 10, acceptedPolicies: [], giftCards: [] }

function wallet({
  cards = [card("1", { isDefault: true })],
  refuse,
}: { readonly cards?: readonly WalletCard[]; readonly refuse?: BackendError } = {}) {
  const calls: unknown[] = []
  const call = (...input: readonly unknown[]) =>
    refuse === undefined ? Effect.sync(() => void calls.push(input)) : Effect.fail(refuse)
  const balance = { maskedNumber: "**** 3339", balance: euros(5000), isActivated: true, inWallet: true }
  const layer = Layer.mergeAll(
    Layer.mock(WalletCardGateway, {
      listWalletCards: () => Effect.succeed({ cards, maximum: 10 }),
      listQrCards: Effect.succeed({ cards: cards.filter(({ isExpired }) => !isExpired), maximum: 10 }),
      addWalletCard: (entry) => Effect.as(call("add", entry), card("new")),
      setDefaultWalletCard: (hash) => Effect.as(call("default", hash), { cards, maximum: 10 }),
      deleteWalletCard: (name) => call("delete", name),
      createQrPaymentToken: (cardId = "") =>
        Effect.succeed({
          token: Redacted.make("qp_token"),
          expiresAt: new Date(NOW + 120_000).toISOString(),
          cardId,
        }),
    }),
    Layer.mock(WalletGateway, {
      getWalletInfo: () => Effect.succeed(WALLET),
      listWalletMovements: () => Effect.succeed([]),
      saveWalletData: (data) => Effect.as(call("data", data), WALLET),
      addWalletTicket: (ticket) => Effect.as(call("ticket", ticket), { ...ticket, movementCode: "ticket-1" }),
    }),
    Layer.mock(GiftCardBalanceGateway, {
      getGiftCardBalance: (_card, options) => Effect.as(call("balance", options), balance),
      activateGiftCard: (_card, code) => Effect.as(call("activate", Redacted.value(code)), balance),
    }),
  )
  return { calls, layer }
}

const reasonsOf = (error: { readonly _tag: string; readonly reasons?: unknown }) => [error._tag, error.reasons]

describe("a wallet", () => {
  itEffect("shows the own cards, warns two months before the end of one, and names those that pay by code", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(NOW)
      const approval = card("approval", { hash: "approval" })
      const cards = [
        card("late", { month: 2, year: 2027 }),
        card("soon", { month: 1, year: 2027 }),
        card("now", { month: 11, year: 2026 }),
        card("old", { month: 10, year: 2026, isExpired: true }),
        approval,
      ]
      const content = yield* Effect.provide(loadWallet(), wallet({ cards }).layer)
      expect(content.cards.map(({ id, expiresSoon, paysByQr }) => [id, expiresSoon, paysByQr])).toEqual([
        ["late", false, true],
        ["soon", true, true],
        ["now", true, true],
        ["old", false, false],
      ])
    }),
  )

  itEffect("saves a typed card or a vault's token, and refuses invalid fields before any call", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(NOW)
      const { calls, layer } = wallet()
      const sealed = { token: Redacted.make("v.token"), network: "visa", lastDigits: "4242" }
      expect((yield* Effect.provide(addWalletCard(sealed, { tag: " Travel " }), layer)).outcome).toBe("done")
      yield* Effect.provide(addWalletCard(TYPED, { becomesDefault: true }), layer)
      expect(calls).toMatchObject([
        ["add", { card: sealed, tag: "Travel" }],
        ["add", { card: { holder: "Ana Prueba", month: 12, year: 2030 }, becomesDefault: true }],
      ])
      const refused = yield* Effect.flip(
        Effect.provide(addWalletCard({ ...TYPED, number: "4242", expiry: "10/26" }, { tag: TYPED.number }), layer),
      )
      expect(reasonsOf(refused)).toEqual([
        "WalletRefused",
        [
          { field: "number", rule: "length" },
          { field: "expiry", rule: "expired" },
          { field: "tag", rule: "number" },
        ],
      ])
      const long = yield* Effect.flip(Effect.provide(renameWalletCard("1", "a".repeat(129)), layer))
      expect(reasonsOf(long)).toEqual(["WalletRefused", [{ field: "tag", rule: "tooLong" }]])
      expect(calls).toHaveLength(2)
    }),
  )

  itEffect("F106 reports a card that another window has deleted, with the current cards", () =>
    Effect.gen(function* () {
      const { layer } = wallet({ refuse: gone })
      for (const change of [renameWalletCard("1", "x"), setDefaultCard("hash-1"), deleteWalletCard({ id: "1" })])
        expect(yield* Effect.provide(change, layer)).toMatchObject({
          outcome: "gone",
          content: { cards: [{ id: "1" }] },
        })
    }),
  )

  itEffect("names the field of each refusal of the backend, and passes on a required captcha", () =>
    Effect.gen(function* () {
      const sealed = { token: Redacted.make("v.token"), network: "visa", lastDigits: "4242" }
      const reasons = function* (refuse: BackendError) {
        return yield* Effect.flip(Effect.provide(addWalletCard(sealed), wallet({ refuse }).layer))
      }
      expect(reasonsOf(yield* reasons(rejected("_ERR_MAX_WALLET_CARDS")))).toEqual([
        "WalletRefused",
        [{ field: "card", rule: "full" }],
      ])
      expect(
        reasonsOf(yield* reasons(rejected("_ERR_CARD_NOT_VALID", [{ field: "encrypted", rule: "unknown" }]))),
      ).toEqual(["WalletRefused", [{ field: "encrypted", rule: "unknown" }]])
      expect(yield* reasons(rejected("_ERR_OTHER"))).toMatchObject({ _tag: "BackendError" })
      const captcha = yield* Effect.flip(
        Effect.provide(
          addGiftCardToWallet(GIFT_CARD),
          wallet({ refuse: rejected("_ERR_CAPTCHA", [{ field: "captcha", rule: "required" }]) }).layer,
        ),
      )
      expect([captcha._tag, captcha._tag === "BackendError" && requiresCaptcha(captcha)]).toEqual([
        "BackendError",
        true,
      ])
    }),
  )

  itEffect("saves settings, gift cards and receipts, and checks every field before any call", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(NOW)
      const { calls, layer } = wallet()
      const ticket = {
        date: "2026-11-26",
        amount: euros(4590),
        tuid: " 34-1-77 ",
        hashCode: "9f2b7c",
        purchaseToken: "A77",
        isWallet: false,
      }
      yield* Effect.provide(saveWalletData({ walletCardName: " Mine ", acceptedPolicies: [4] }), layer)
      yield* Effect.provide(addGiftCardToWallet(GIFT_CARD), layer)
      yield* Effect.provide(activateGiftCardInWallet(GIFT_CARD, " ACT2026 "), layer)
      yield* Effect.provide(addTicket(ticket), layer)
      expect(calls).toMatchObject([
        ["data", { walletCardName: "Mine", acceptedPolicies: [4] }],
        ["balance", { keep: true }],
        ["activate", "ACT2026"],
        ["balance", { keep: true }],
        ["ticket", { date: "2026-11-26T00:00:00.000Z", tuid: "34-1-77", hashCode: "9f2b7c" }],
      ])
      const invalid = [
        saveWalletData({ walletCardName: " " }),
        addGiftCardToWallet({ number: "12", securityCode: "" }),
        activateGiftCardInWallet(GIFT_CARD, "a b"),
        addTicket({ ...ticket, date: "2026-11-28", amount: euros(0), tuid: "", hashCode: "a b", purchaseToken: "é" }),
      ]
      const fields = yield* Effect.forEach(invalid, (change) =>
        Effect.map(Effect.flip(Effect.provide(change, layer)), (error) =>
          error._tag === "WalletRefused" ? error.reasons.map(({ field, rule }) => `${field} ${rule}`) : [error._tag],
        ),
      )
      expect(fields).toEqual([
        ["walletCardName required"],
        ["number digits", "securityCode required"],
        ["activationCode format"],
        ["date date", "amount amount", "tuid required", "hashCode format", "purchaseToken format"],
      ])
      expect(calls).toHaveLength(5)
    }),
  )

  itEffect("creates a payment code with the time until it expires", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(NOW)
      const { layer } = wallet()
      expect(yield* Effect.provide(createQrPayment("1"), layer)).toEqual({
        payload: "qp_token",
        cardId: "1",
        validMillis: 120_000,
      })
      yield* TestClock.setTime(NOW + 300_000)
      expect((yield* Effect.provide(createQrPayment("1"), layer)).validMillis).toBe(0)
    }),
  )
})
