import type { User } from "../../../domain/account/User.ts"
import type { PageData } from "../../../application/navigation/PageData.ts"
import { aColor, aSize } from "../builders/aColor.ts"
import { anOpenedOrder, aPart } from "../builders/anOpenedOrder.ts"
import { anOrder } from "../builders/anOrder.ts"
import { aProduct } from "../builders/aProduct.ts"
import { euros } from "../builders/euros.ts"
import {
  aFrame,
  aPage,
  anImage,
  aSpot,
  aStoreSummary,
  aStoreId,
  arabic,
  english,
  japanese,
  japaneseStore,
  saudiStore,
  spanish,
} from "./somePages.ts"

const aUser: User = {
  id: "55501",
  kind: "registered",
  email: "ana@example.org",
  phone: "+34600000000",
  logonKinds: ["email", "google"],
  sponsorCode: "sp.own",
}

const soldOut = aProduct({ colors: [aColor([aSize("S"), aSize("M", { isBuyable: false, visibility: "sold_out" })])] })

/** Pages of the shell in both directions, three scripts, and every error. */
export const shellPages: Readonly<Record<string, PageData>> = {
  "home in Spanish": aPage({ content: "home", home: { spots: [aSpot(0), aSpot(1), aSpot(2, { images: [] })] } }),
  "home in Arabic": aPage(
    { content: "home", home: { spots: [aSpot(0)] } },
    aFrame({ store: saudiStore, language: arabic }),
  ),
  "home in Japanese, without any spot": aPage(
    { content: "home", home: { spots: [] } },
    aFrame({ store: japaneseStore, language: japanese }),
  ),
  "the store selector": aPage({
    content: "stores",
    stores: [
      aStoreSummary(),
      aStoreSummary({
        id: aStoreId("10000001"),
        countryCode: "US",
        countryName: "United States",
        region: "americas",
        languages: [english, spanish],
        catalogs: [{ id: "20000001", type: "1" }],
      }),
      saudiStore,
      japaneseStore,
    ],
  }),
  "an account with every part that could be read": aPage({
    content: "account",
    account: { section: "policies", user: aUser, policies: [{ type: 1, acceptedAt: "2026-01-05T23:30:00.000Z" }] },
  }),
  "an account in Arabic": aPage(
    { content: "account", account: { section: "sign-in", user: aUser } },
    aFrame({ store: saudiStore, language: arabic }),
  ),
  "a business client's profile in Japanese": aPage(
    {
      content: "account",
      account: { section: "profile", user: { ...aUser, kind: "business", birthdate: "1996-02-29" } },
    },
    aFrame({ store: japaneseStore, language: japanese }),
  ),
  "a mail about a size in Arabic": aPage(
    { content: "notice", notice: { step: "confirm" } },
    aFrame({ store: saudiStore, language: arabic }),
    { email: "ana@example.org", hash: "a-hash" },
  ),
  "a size to be told about, asked for again with a captcha": aPage(
    {
      content: "notice",
      notice: {
        step: "ask",
        refused: "captcha",
        captcha: { captchaId: "c1", mediaType: "image/png", octets: "\u0089PNG", question: "2 + 3" },
        product: soldOut,
      },
    },
    aFrame(),
    { mfname: soldOut.mfname, refused: "captcha" },
  ),
  "the orders of an account": aPage({
    content: "account",
    account: {
      section: "orders",
      user: aUser,
      filter: { status: "SHIPPED", year: 2026, page: 2 },
      years: [2026, 2025],
      orders: { totalCount: 21, index: 10, orders: [{ ...anOrder(), units: 1, images: [anImage("p1")] }] },
      live: { total: 1, states: [{ status: "SHIPPED", count: 1 }], nextDelivery: "2026-11-20" },
      receipts: [{ reference: "r-2", storeNumber: "11", storeId: "10000034", date: "2026-01-14", amount: euros(3995) }],
    },
  }),
  "a guest's order in Arabic, out for delivery": aPage(
    {
      content: "order",
      order: {
        order: anOpenedOrder({
          order: anOrder({ status: "SHIPPED", earliest: "2026-11-20" }),
          parts: [
            aPart({
              status: "SHIPPED",
              parcel: { carrier: "Northway", trackingNumber: "NW123456", trackingUrl: "/sandbox/track/NW123456" },
            }),
          ],
          events: [
            { type: "PLACED", at: "2026-11-15T10:00:00Z" },
            { type: "OUT_FOR_DELIVERY", partId: "700101", at: "2026-11-20T07:00:00Z" },
          ],
          openedBy: "token",
        }),
        options: ["track", "withdraw", "return", "receipt", "claim", "reorder"],
        lastReturnDay: "2026-12-15",
      },
    },
    aFrame({ store: saudiStore, language: arabic }),
    { orderId: "7001", guestToken: "g0", added: "1" },
  ),
  "the order lookup with a wrong code": aPage(
    { content: "orderLookup", lookup: { step: "code", refused: "code" } },
    aFrame(),
    { orderId: "7001", step: "code", refused: "code" },
  ),
  "an order that is not there": aPage({ content: "pageError", pageError: { pageError: "notFound", what: "order" } }),
  "a shop that does not answer": aPage({
    content: "pageError",
    pageError: { pageError: "unavailable", errorKey: "listCategories.TimedOut" },
  }),
  "a session that has expired": aPage({ content: "sessionExpired" }, aFrame(), { redirectUri: "/10000034/cart" }),
  "a shop with too many visitors": aPage({
    content: "waiting",
    queueRefused: { retryAfterMillis: 3_000, position: 12 },
  }),
  "a store that does not exist": {
    address: { page: "ItxHomePage", storeId: "99999999", parameters: {} },
    content: { content: "pageError", pageError: { pageError: "notFound", what: "store" } },
  },
}
