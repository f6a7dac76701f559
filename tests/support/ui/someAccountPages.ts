import type { AccountPage } from "../../../application/account/AccountPage.ts"
import type { User } from "../../../domain/account/User.ts"
import { orderId } from "../backend/scopes.ts"
import { aCartItem, aSku } from "../builders/aCart.ts"
import { anAddress } from "../builders/anAddress.ts"
import { anOrder } from "../builders/anOrder.ts"
import { euros } from "../builders/euros.ts"

/** Close to midnight in most time zones of one side of the date line. */
const MOMENT = "2026-12-31T23:30:00Z"

/** Every section of an account with content, above all moments. */
export function someAccountPages(): readonly AccountPage[] {
  const user: User = {
    id: "55501",
    kind: "registered",
    email: "ana@example.org",
    birthdate: "1996-02-01",
    logonKinds: ["email"],
    sponsorCode: "sp.own",
  }
  const summary = { ...anOrder({ placedAt: MOMENT }), images: [] }
  const approval = {
    id: "1",
    kind: "teen",
    grantorId: "55501",
    delegateId: "55502",
    orderId: orderId("700000000001"),
    cap: 4990,
    expiresAt: MOMENT,
    log: [],
  } as const
  const card = {
    id: "wc_1",
    hash: "wh_1",
    network: "visa",
    lastDigits: "4242",
    holder: "ANA PRUEBA",
    month: 12,
    year: 2026,
    isDefault: true,
    isExpired: false,
    expiresSoon: true,
    paysByQr: true,
  }
  return [
    { section: "overview", user, orders: [summary] },
    {
      section: "orders",
      user,
      filter: { page: 1 },
      years: [2026, 2025],
      orders: { orders: [summary], index: 0, totalCount: 1 },
    },
    {
      section: "bookings",
      user,
      bookings: [
        {
          id: "9001",
          status: "BOOKED",
          bookedAt: MOMENT,
          keptUntil: MOMENT,
          fullName: "Ana Prueba",
          phoneNumber: "+34600000000",
          email: "ana@example.org",
          items: [
            {
              catentryId: "1",
              physicalStoreId: "101",
              units: 1,
              sku: aSku("1001"),
              physicalStoreName: "Gran Vía",
              name: aCartItem("1001").name,
            },
          ],
        },
      ],
    },
    { section: "bookings", user, bookings: [] },
    { section: "addresses", user, addresses: [{ ...anAddress("ES"), id: "1", preferred: true }] },
    {
      section: "wallet",
      user,
      content: {
        wallet: {
          isUsed: true,
          cardCount: 1,
          maximumCards: 10,
          acceptedPolicies: [4],
          giftCards: [{ maskedNumber: "**** 3339", balance: euros(5000), isActivated: true, inWallet: true }],
        },
        cards: [card],
        movements: [{ code: "gift-1", date: MOMENT, kind: "GIFT_CARD", amount: euros(-1000), name: "Gift card" }],
      },
    },
    { section: "profile", user, address: anAddress("ES") },
    {
      section: "sign-in",
      user,
      sessions: [
        {
          id: "1",
          storeId: "10000034",
          startedAt: MOMENT,
          lastUsedAt: MOMENT,
          isCurrent: false,
          device: { browser: "Safari", system: "iPhone" },
        },
      ],
    },
    {
      section: "family",
      user,
      cards: [card],
      family: {
        teens: [],
        sponsors: {
          sponsors: [],
          invitations: [{ firstName: "Eva", email: "eva@example.org", goodUntil: MOMENT }],
          approvals: [approval],
        },
        refusedReasons: {},
      },
    },
    { section: "newsletter", user, newsletter: { email: "ana@example.org", status: "subscribed", lists: ["women"] } },
    { section: "policies", user, policies: [{ type: 1, acceptedAt: MOMENT }] },
    { section: "privacy", user, newsletter: { email: "ana@example.org", status: "pending", lists: [] } },
  ]
}
