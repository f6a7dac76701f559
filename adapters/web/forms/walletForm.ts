import type * as Effect from "effect/Effect"
import type { AppPorts } from "../../../application/appPorts.ts"
import { ACCOUNT_PAGE } from "../../../application/account/AccountPage.ts"
import type { BackendError } from "../../../application/shared/BackendError.ts"
import {
  activateGiftCardInWallet,
  addGiftCardToWallet,
  addTicket,
  saveWalletData,
} from "../../../application/wallet/changeWallet.ts"
import { deleteWalletCard, renameWalletCard, setDefaultCard } from "../../../application/wallet/changeWalletCards.ts"
import type { WalletChange, WalletContent } from "../../../application/wallet/WalletPage.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { parseAmount } from "../../../domain/store/parseAmount.ts"
import { WALLET_POLICY } from "../../../domain/wallet/Wallet.ts"
import type { WalletRefused } from "../../../domain/wallet/WalletRefused.ts"
import type { RequestCookies } from "../RequestCookies.ts"
import type { Scope, ShopPrograms } from "../ShopPrograms.ts"
import { readForm } from "./cartForms.ts"
import { seeOther } from "./seeOther.ts"

/** Returns the store's home address when the path is the wallet's; otherwise `undefined`. */
export function walletFormHome(path: string): string | undefined {
  return /^(\/[0-9]{8}\/(?:-?[0-9]{1,3}\/)?)account\/wallet$/.exec(path)?.[1]
}

const MAX_FIELD = 256

type Change = Effect.Effect<WalletChange | WalletContent, BackendError | WalletRefused, AppPorts>

/**
 * Runs a form of the wallet and redirects to the wallet, which shows the result; its address names refused fields, but
 * no typed value.
 */
export async function submitWalletForm(
  request: Request,
  scope: Scope,
  cookies: RequestCookies,
  programs: ShopPrograms,
  addressOf: (page: PageAddress) => string | undefined,
): Promise<Response> {
  const fields = (await readForm(request)) ?? new URLSearchParams()
  const text = (name: string) => (fields.get(name) ?? "").trim().slice(0, MAX_FIELD)
  const change = changeOf(text, scope)
  const redirect = (parameters: Readonly<Record<string, string>>, to?: string) =>
    seeOther(to ?? addressOf(walletPage(scope, parameters)), cookies)
  if (change === undefined) return redirect({})
  const outcome = await programs.submit(scope, change, cookies)
  if (outcome.ok) return redirect({ done: "outcome" in outcome.value ? outcome.value.outcome : "done" })
  const { error } = outcome
  const reasons = error._tag === "WalletRefused" ? error.reasons.map(({ field, rule }) => `${field}:${rule}`) : []
  return redirect(
    { refused: text("wish"), ...(reasons.length === 0 ? {} : { reasons: reasons.join(",") }) },
    outcome.redirectTo,
  )
}

/** Returns the change that a form describes; `undefined` for an unknown one. */
function changeOf(text: (name: string) => string, { store: { currency } }: Scope): Change | undefined {
  const giftCard = { number: text("number"), securityCode: text("securityCode") }
  switch (text("wish")) {
    case "rename":
      return renameWalletCard(text("cardId"), text("tag"))
    case "default":
      return setDefaultCard(text("hash"))
    case "delete":
      return deleteWalletCard({ id: text("cardId") })
    case "data":
      return saveWalletData({
        walletCardName: text("walletCardName"),
        acceptedPolicies: text("walletPolicy") === "" ? [] : [WALLET_POLICY],
        updatePayment: text("updatePayment") !== "",
        updateShipping: text("updateShipping") !== "",
      })
    case "giftCard":
      return addGiftCardToWallet(giftCard)
    case "activation":
      return activateGiftCardInWallet(giftCard, text("activationCode"))
    case "ticket":
      return addTicket({
        date: text("date"),
        amount: {
          // An unreadable amount is refused like 0.
          minorUnits: parseAmount(text("amount"), currency.currencyDecimals) ?? 0,
          currencyCode: currency.currencyCode,
        },
        tuid: text("tuid"),
        hashCode: text("hashCode"),
        purchaseToken: text("purchaseToken"),
        isWallet: text("isWallet") !== "",
      })
    default:
      return undefined
  }
}

function walletPage({ store, language, catalogId }: Scope, parameters: Readonly<Record<string, string>>): PageAddress {
  return {
    page: ACCOUNT_PAGE,
    storeId: store.id,
    languageId: language.id,
    catalogId,
    parameters: { section: "wallet", ...parameters },
  }
}
