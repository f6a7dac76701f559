import { MatchersV3 } from "@pact-foundation/pact"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { describe, expect } from "vitest"
import { GiftCardBalanceGateway } from "../../../application/gift-card/GiftCardBalanceGateway.ts"
import { WalletCardGateway } from "../../../application/wallet/WalletCardGateway.ts"
import { WalletGateway } from "../../../application/wallet/WalletGateway.ts"
import { euros } from "../../support/backend/builders.ts"
import { STATE_VALUES, inState, pactArea, REST_QUERY } from "../../support/backend/pactArea.ts"
import { anyRefusedShape } from "../../support/backend/pactShapes.ts"
import { aCardToSave, aGiftCard, aTicket } from "../../support/backend/walletBuilders.ts"

const promises = pactArea("wallet")
const { boolean, eachLike, integer, like, string } = MatchersV3
const path = "/itxrest/2/user/store/10000034/wallet"
const query = REST_QUERY
const empty = ["an empty wallet"] as const
const saved = ["a saved card"] as const
const savedTicket = ["a wallet ticket"] as const
const someGiftCard = ["a gift card"] as const

const cardShape = {
  cardGuid: string(STATE_VALUES.cardGuid),
  hash: string(STATE_VALUES.cardHash),
  network: string("visa"),
  lastDigits: string("4242"),
  holder: string("ANA PRUEBA"),
  month: string("12"),
  year: string("2030"),
  isDefaultCard: boolean(true),
  isExpired: boolean(false),
}
const cardsShape = { cards: eachLike(cardShape), maximumCards: integer(10) }
const movementShape = {
  movementCode: string(STATE_VALUES.movementCode),
  date: string("2026-01-15T10:09:30Z"),
  kind: string("TICKET"),
  amount: integer(-4590),
  currencyCode: string("EUR"),
  name: string("Shop"),
}
const ticketShape = {
  movementCode: string(STATE_VALUES.movementCode),
  date: string("2026-01-15T10:09:30Z"),
  amount: integer(4590),
  currency: "EUR",
  isWallet: false,
  tuid: string(STATE_VALUES.tuid),
}
const walletShape = {
  isWalletUser: boolean(true),
  isShippingWalletValid: boolean(false),
  cardCount: integer(1),
  maximumCards: integer(10),
  acceptedPolicies: like([]),
  giftCards: like([]),
}
const balanceShape = {
  maskedNumber: string("**** 3339"),
  balance: integer(5000),
  currencyCode: string("EUR"),
  isActivated: boolean(true),
  inWallet: boolean(false),
}
const cardBody = {
  number: "4242424242424242",
  cvv2: "123",
  holder: "ANA PRUEBA",
  month: "12",
  year: "2030",
  tag: "Everyday",
  isDefaultCard: true,
}
const ticketBody = {
  date: "2026-01-15T10:09:30Z",
  purchaseToken: "A77-20260115",
  amount: 4590,
  isWallet: false,
  hashCode: "9f2b7c",
  tuid: inState("tuid"),
}
const unknownHash = "wh_000000000000000000000000"
const giftCard = aGiftCard(STATE_VALUES.giftCardNumber, STATE_VALUES.giftCardCvv)

describe("the pact about wallets", () => {
  promises("listWalletCards", "saved cards are listed without anything to pay with elsewhere", {
    state: saved,
    request: ["GET", `${path}/card`],
    query,
    status: 200,
    answer: cardsShape,
    call: WalletCardGateway.use((gateway) => gateway.listWalletCards()),
    expect: (cards) =>
      expect(cards).toMatchObject({
        maximum: 10,
        cards: [{ network: "visa", lastDigits: "4242", month: 12, year: 2030, isDefault: true }],
      }),
  })
  promises("addWalletCard", "a card is saved", {
    state: empty,
    request: ["POST", `${path}/card`],
    query,
    body: cardBody,
    status: 200,
    answer: { ...cardShape, tag: "Everyday" },
    call: WalletCardGateway.use((gateway) => gateway.addWalletCard(aCardToSave())),
    expect: (card) => expect(card).toMatchObject({ id: STATE_VALUES.cardGuid, lastDigits: "4242", tag: "Everyday" }),
  })
  promises("addWalletCard", "a wallet holds only so many cards", {
    state: ["a full wallet"],
    request: ["POST", `${path}/card`],
    query,
    body: { ...cardBody, year: "2040" },
    status: 409,
    answer: { ...anyRefusedShape, key: "_ERR_MAX_WALLET_CARDS", params: eachLike("10") },
    call: Effect.flip(WalletCardGateway.use((gateway) => gateway.addWalletCard(aCardToSave(2040)))),
    expect: (error) =>
      expect(error.reason).toMatchObject({ _tag: "Rejected", key: "_ERR_MAX_WALLET_CARDS", parameters: ["10"] }),
  })
  promises("setDefaultWalletCard", "a card becomes the default", {
    state: saved,
    request: ["PUT", `${path}/default-card`],
    query,
    body: { hash: inState("cardHash") },
    status: 200,
    answer: cardsShape,
    call: WalletCardGateway.use((gateway) => gateway.setDefaultWalletCard(STATE_VALUES.cardHash)),
    expect: ({ cards }) => expect(cards[0]?.isDefault).toBe(true),
  })
  promises("setDefaultWalletCard", "another shopper's card is not there", {
    state: empty,
    request: ["PUT", `${path}/default-card`],
    query,
    body: { hash: unknownHash },
    status: 404,
    answer: anyRefusedShape,
    call: Effect.flip(WalletCardGateway.use((gateway) => gateway.setDefaultWalletCard(unknownHash))),
    expect: (error) => expect(error.reason._tag).toBe("NotFound"),
  })
  promises("deleteWalletCard", "a card is deleted", {
    state: saved,
    request: ["DELETE", `${path}/card`],
    query: { ...query, cardGuid: "${cardGuid}" },
    status: 204,
    call: WalletCardGateway.use((gateway) => gateway.deleteWalletCard({ id: STATE_VALUES.cardGuid })),
    expect: (nothing) => expect(nothing).toBeUndefined(),
  })
  promises("deleteWalletCard", "a card that is not in the wallet cannot be deleted", {
    state: empty,
    request: ["DELETE", `${path}/card`],
    query: { ...query, hash: unknownHash },
    status: 404,
    answer: anyRefusedShape,
    call: Effect.flip(WalletCardGateway.use((gateway) => gateway.deleteWalletCard({ hash: unknownHash }))),
    expect: (error) => expect(error.reason._tag).toBe("NotFound"),
  })
  promises("listActiveCards", "the named cards that can be paid with are listed", {
    state: saved,
    request: ["POST", `${path}/active-card`],
    query,
    body: { paymentData: [{ cardHash: inState("cardHash") }], deviceId: "device-1" },
    status: 200,
    answer: cardsShape,
    call: WalletCardGateway.use((gateway) => gateway.listActiveCards([STATE_VALUES.cardHash], "device-1")),
    expect: ({ cards }) => expect(cards[0]?.isExpired).toBe(false),
  })
  promises("listActiveCards", "a session that has ended has no cards", {
    state: ["a session that has ended"],
    by: "a guest who cannot refresh",
    request: ["POST", `${path}/active-card`],
    query,
    body: { paymentData: [{ cardHash: STATE_VALUES.cardHash }], deviceId: "device-1" },
    status: 401,
    answer: anyRefusedShape,
    call: Effect.flip(WalletCardGateway.use((gateway) => gateway.listActiveCards([STATE_VALUES.cardHash], "device-1"))),
    expect: (error) => expect(error.reason._tag).toBe("SessionExpired"),
  })
  promises("listQrCards", "cards for QR codes are listed", {
    state: saved,
    request: ["GET", `${path}/qr-card`],
    query,
    status: 200,
    answer: cardsShape,
    call: WalletCardGateway.use((gateway) => gateway.listQrCards),
    expect: ({ cards }) => expect(cards).toHaveLength(1),
  })
  promises("createQrPaymentToken", "a token for one payment is made", {
    state: saved,
    request: ["POST", `${path}/qr-payment-token`],
    query,
    body: { cardGuid: inState("cardGuid") },
    status: 200,
    answer: {
      token: string("qp_5c0vY2m8T1xq7Zk3bN9dRwQ4aJ2k"),
      expiresAt: string("2026-01-15T10:11:30Z"),
      cardGuid: string(STATE_VALUES.cardGuid),
    },
    call: WalletCardGateway.use((gateway) => gateway.createQrPaymentToken(STATE_VALUES.cardGuid)),
    expect: (token) =>
      expect(token).toMatchObject({ cardId: STATE_VALUES.cardGuid, expiresAt: "2026-01-15T10:11:30Z" }),
  })
  promises("createQrPaymentToken", "an empty wallet makes no token", {
    state: empty,
    request: ["POST", `${path}/qr-payment-token`],
    query,
    body: {},
    status: 404,
    answer: anyRefusedShape,
    call: Effect.flip(WalletCardGateway.use((gateway) => gateway.createQrPaymentToken())),
    expect: (error) => expect(error.reason._tag).toBe("NotFound"),
  })
  promises("listWalletMovements", "what was paid is listed", {
    state: savedTicket,
    request: ["GET", `${path}/movement`],
    query,
    status: 200,
    answer: { movements: eachLike(movementShape) },
    call: WalletGateway.use((gateway) => gateway.listWalletMovements()),
    expect: (movements) => expect(movements).toMatchObject([{ code: STATE_VALUES.movementCode, amount: euros(-4590) }]),
  })
  promises("getWalletMovement", "a movement is read with its ticket", {
    state: savedTicket,
    request: ["GET", `${path}/movement/\${movementCode}`],
    query,
    status: 200,
    answer: { movement: movementShape, ticket: ticketShape },
    call: WalletGateway.use((gateway) => gateway.getWalletMovement(STATE_VALUES.movementCode)),
    expect: (detail) => expect(detail).toMatchObject({ movement: { kind: "TICKET" }, ticket: { amount: euros(4590) } }),
  })
  promises("getWalletInfo", "what the wallet holds is read", {
    state: saved,
    request: ["GET", `${path}/info`],
    query,
    status: 200,
    answer: { ...walletShape, defaultCard: cardShape },
    call: WalletGateway.use((gateway) => gateway.getWalletInfo()),
    expect: (wallet) => expect(wallet).toMatchObject({ isUsed: true, defaultCard: { lastDigits: "4242" } }),
  })
  promises("addWalletTicket", "a ticket is put into the wallet, once", {
    state: savedTicket,
    request: ["POST", `${path}/ticket`],
    query,
    body: { ...ticketBody, currency: "EUR" },
    status: 200,
    answer: ticketShape,
    call: WalletGateway.use((gateway) => gateway.addWalletTicket(aTicket())),
    expect: (ticket) => expect(ticket).toMatchObject({ movementCode: STATE_VALUES.movementCode, amount: euros(4590) }),
  })
  promises("addWalletTicket", "a ticket in another currency is refused", {
    state: savedTicket,
    request: ["POST", `${path}/ticket`],
    query,
    body: { ...ticketBody, currency: "JPY" },
    status: 422,
    answer: {
      ...anyRefusedShape,
      key: "_ERR_TICKET_NOT_VALID",
      fields: eachLike({ field: "currency", rule: string("equal"), message: string("A sentence.") }),
    },
    call: Effect.flip(WalletGateway.use((gateway) => gateway.addWalletTicket(aTicket("JPY")))),
    expect: (error) => expect(error.reason).toMatchObject({ _tag: "Rejected", fields: [{ field: "currency" }] }),
  })
  promises("saveWalletData", "the default card gets a name", {
    state: saved,
    request: ["POST", `${path}/data`],
    query,
    body: { walletCardName: "Everyday", acceptedPolicies: [4], updatePayment: true },
    status: 200,
    answer: { ...walletShape, walletCardName: "Everyday", defaultCard: { ...cardShape, tag: "Everyday" } },
    call: WalletGateway.use((gateway) =>
      gateway.saveWalletData({ walletCardName: "Everyday", acceptedPolicies: [4], updatePayment: true }),
    ),
    expect: (wallet) => expect(wallet).toMatchObject({ name: "Everyday", defaultCard: { tag: "Everyday" } }),
  })
  promises("saveWalletData", "an empty wallet has no card to name", {
    state: empty,
    request: ["POST", `${path}/data`],
    query,
    body: { walletCardName: "Everyday", updatePayment: true },
    status: 409,
    answer: { ...anyRefusedShape, key: "_ERR_WALLET_EMPTY" },
    call: Effect.flip(
      WalletGateway.use((gateway) => gateway.saveWalletData({ walletCardName: "Everyday", updatePayment: true })),
    ),
    expect: (error) => expect(error.reason).toMatchObject({ _tag: "Rejected", key: "_ERR_WALLET_EMPTY" }),
  })
  promises("getGiftCardBalance", "a gift card tells what it holds", {
    state: someGiftCard,
    request: ["POST", `${path}/gift-card/balance`],
    query,
    body: { number: inState("giftCardNumber"), cvv: inState("giftCardCvv") },
    status: 200,
    answer: balanceShape,
    call: GiftCardBalanceGateway.use((gateway) => gateway.getGiftCardBalance(giftCard)),
    expect: (balance) =>
      expect(balance).toMatchObject({ maskedNumber: "**** 3339", balance: euros(5000), isActivated: true }),
  })
  promises("getGiftCardBalance", "a wrong code tells nothing", {
    state: someGiftCard,
    request: ["POST", `${path}/gift-card/balance`],
    query,
    body: { number: inState("giftCardNumber"), cvv: "00000" },
    status: 422,
    answer: { ...anyRefusedShape, key: "_ERR_GIFT_CARD_NOT_VALID" },
    call: Effect.flip(
      GiftCardBalanceGateway.use((gateway) =>
        gateway.getGiftCardBalance(aGiftCard(STATE_VALUES.giftCardNumber, "00000")),
      ),
    ),
    expect: (error) => expect(error.reason).toMatchObject({ _tag: "Rejected", key: "_ERR_GIFT_CARD_NOT_VALID" }),
  })
  promises("activateGiftCard", "a gift card is activated", {
    state: ["a gift card to activate"],
    request: ["POST", `${path}/gift-card/activation`],
    query,
    status: 200,
    answer: balanceShape,
    body: { number: inState("giftCardNumber"), cvv: inState("giftCardCvv"), activationCode: inState("activationCode") },
    call: GiftCardBalanceGateway.use((gateway) =>
      gateway.activateGiftCard(giftCard, Redacted.make(STATE_VALUES.activationCode)),
    ),
    expect: (balance) => expect(balance.isActivated).toBe(true),
  })
  promises("activateGiftCard", "a wrong activation code activates nothing", {
    state: someGiftCard,
    request: ["POST", `${path}/gift-card/activation`],
    query,
    status: 422,
    answer: { ...anyRefusedShape, key: "_ERR_GIFT_CARD_NOT_VALID" },
    body: { number: inState("giftCardNumber"), cvv: inState("giftCardCvv"), activationCode: "WRONG" },
    call: Effect.flip(
      GiftCardBalanceGateway.use((gateway) => gateway.activateGiftCard(giftCard, Redacted.make("WRONG"))),
    ),
    expect: (error) => expect(error.reason).toMatchObject({ _tag: "Rejected", key: "_ERR_GIFT_CARD_NOT_VALID" }),
  })
})
