import type { User } from "../../../domain/account/User.ts"
import type { PageData } from "../../../application/navigation/PageData.ts"
import { aColor, aSize } from "../builders/aColor.ts"
import { aProduct } from "../builders/aProduct.ts"
import {
  aFrame,
  aPage,
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
