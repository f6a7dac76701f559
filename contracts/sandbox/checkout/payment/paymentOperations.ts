import { checkCaptcha } from "../../captcha/checkCaptcha.ts"
import { cartScope, type CartScope } from "../../cart/CartScope.ts"
import { operation, type Operation, customerOperation } from "../../platform/http/Operation.ts"
import { notAcceptable } from "../../platform/http/Refused.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { Principal } from "../../platform/http/Principal.ts"
import { checkAffinityCard } from "../adjustments/affinityCards.ts"
import { blacklistedUntil } from "./blacklist.ts"
import { requiresSecurityCode } from "./requiresSecurityCode.ts"
import { addAdjustments, deleteAdjustments, updateAdjustments } from "../adjustments/changeAdjustments.ts"
import { findGiftCards } from "../adjustments/giftCardsInPayment.ts"
import { guestScope } from "../guestScope.ts"
import { IDEAL_BANKS } from "./idealBanks.ts"
import { klarnaCategories } from "./klarnaCategories.ts"
import { requireOrder } from "../../order-records/orderAccess.ts"
import { validateMerchant } from "./validateMerchant.ts"
import { ownCart } from "../ownCart.ts"
import {
  CARD_MODE,
  findMethod,
  IDEAL_MODE,
  KLARNA_MODE,
  NETWORKS,
  presentMethods,
} from "../../purchase/payments/paymentMethods.ts"
import { openSession } from "./paymentSessions.ts"
import { readSavedCard } from "./readSavedCard.ts"
import { readSelected, selectPayment } from "./selectedPayment.ts"
import { unspentCard } from "../../purchase/vault/sealedCards.ts"
import { deleteUnboundCard, saveUnboundCard } from "./unboundPayments.ts"

/** Operations about payment methods before a payment. */
export const paymentOperations = (services: SandboxServices): readonly Operation[] => [
  customerOperation("listPaymentMethods", async ({ path, query, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    if (query.guestToken === undefined) await ownCart(services, scope, path.orderId)
    else await requireOrder(services.storage.db, { ...path, guestToken: query.guestToken })
    return {
      status: 200,
      body: {
        paymentMethods: [
          ...presentMethods(scope.store, scope.language, await requiresSecurityCode(services.storage.db, scope)),
        ],
      },
    }
  }),
  customerOperation("setPaymentMode", async ({ path, query, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    const { cart_id } = await ownCart(services, scope, path.orderId)
    await selectPayment(services, scope, cart_id, body, path.privacyPolicy === "1")
    return { status: 200, body: await readSelected(services, scope, cart_id) }
  }),
  customerOperation("getSelectedPayment", async ({ path, query, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    return {
      status: 200,
      body: await readSelected(services, scope, (await ownCart(services, scope, path.orderId)).cart_id),
    }
  }),
  customerOperation("checkAffinity", async ({ path, query, body, principal }) => {
    const { store, now } = await cartScope(services, principal, path.storeId, query.languageId)
    await checkCaptcha(services, path.storeId, body)
    const { db } = services.storage
    const saved = (cardHash: string) =>
      readSavedCard(db, { storeId: store.id, userId: Number(principal.userId), cardHash, now })
    return {
      status: 200,
      body: await checkAffinityCard(body, { saved, sealed: (encrypted) => unspentCard(db, encrypted, now) }),
    }
  }),
  operation("listIdealBanks", async ({ path }) => {
    const store = await services.stores.require(path.storeId)
    return { status: 200, body: { banks: findMethod(store, IDEAL_MODE) === undefined ? [] : [...IDEAL_BANKS] } }
  }),
  customerOperation("createUnboundPayment", async ({ path, query, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    await checkCaptcha(services, path.storeId, body)
    return { status: 200, body: await saveUnboundCard(services, scope, body.payment) }
  }),
  customerOperation("deleteUnboundPayment", async ({ path, query, principal }) => {
    await deleteUnboundCard(services, await cartScope(services, principal, path.storeId, query.languageId))
    return { status: 204 }
  }),
  customerOperation("addCardAdjustments", async ({ path, query, body, principal }) => {
    const scope = await payerScope(services, principal, path, query)
    await ownCart(services, scope, path.orderId)
    await checkCaptcha(services, path.storeId, body)
    const found = await findGiftCards(services, scope, body.paymentData, body, "paymentData")
    return {
      status: 200,
      body: await addAdjustments(services, scope, adjustedOrderOf(path.orderId, query.repay), found),
    }
  }),
  customerOperation("updateCardAdjustments", async ({ path, query, body, principal }) => {
    const scope = await payerScope(services, principal, path, query)
    return {
      status: 200,
      body: await updateAdjustments(services, scope, adjustedOrderOf(path.orderId, query.repay), body.paymentData),
    }
  }),
  customerOperation("deleteCardAdjustments", async ({ path, query, principal }) => {
    await deleteAdjustments(
      services,
      await payerScope(services, principal, path, query),
      adjustedOrderOf(path.orderId, query.repay),
    )
    return { status: 204 }
  }),
  customerOperation("createKlarnaSession", async ({ path, query, body, principal }) => {
    const scope = await payerScope(services, principal, path, query)
    await checkCaptcha(services, path.storeId, body ?? {})
    const method = findMethod(scope.store, KLARNA_MODE)
    if (method === undefined)
      throw notAcceptable("_ERR_PAYMENT_MODE_NOT_VALID", "This store does not offer Klarna.", [
        { field: "storeId", rule: "unknown", message: "This store does not offer Klarna." },
      ])
    const { token, ...session } = await openSession(services, scope, path.orderId, "klarna", method)
    return {
      status: 200,
      body: { ...session, clientToken: token, paymentMethodCategories: [...klarnaCategories(scope.language)] },
    }
  }),
  customerOperation("createCardPaymentSession", async ({ path, query, body, principal }) => {
    const scope = await payerScope(services, principal, path, query)
    await checkCaptcha(services, path.storeId, body)
    const method = findMethod(scope.store, body.paymentCode)
    if (method === undefined || (method.id !== CARD_MODE && method.needs !== "token"))
      throw notAcceptable("_ERR_PAYMENT_MODE_NOT_VALID", "This is no card.", [
        {
          field: "paymentCode",
          rule: "card",
          message: "paymentCode names a method of kind card, or one that needs a token.",
        },
      ])
    const merchantSession = method.needs === "token" ? validateMerchant(services.ports, body.validationUrl) : undefined
    const { sessionId, token, expiresAt } = await openSession(services, scope, path.orderId, "card", method)
    return {
      status: 200,
      body: {
        sessionId,
        token,
        networks: [...NETWORKS],
        expiresAt,
        ...(merchantSession === undefined ? {} : { merchantSession }),
      },
    }
  }),
  customerOperation("checkBlacklist", async ({ path, query, principal }) => {
    const until = await blacklistedUntil(
      services.storage.db,
      await cartScope(services, principal, path.storeId, query.languageId),
    )
    return {
      status: 200,
      body: {
        isBlacklisted: until !== undefined,
        ...(until === undefined ? {} : { until: new Date(until).toISOString() }),
      },
    }
  }),
]

/** The scope of the payer: the guest whose order a token opens, otherwise the caller. */
const payerScope = (
  services: SandboxServices,
  principal: Principal,
  path: { readonly storeId: string; readonly orderId: string },
  { guestToken, languageId }: { readonly guestToken?: string; readonly languageId?: string },
): Promise<CartScope> =>
  guestToken === undefined
    ? cartScope(services, principal, path.storeId, languageId)
    : guestScope(services, path, { guestToken, ...(languageId === undefined ? {} : { languageId }) })

const adjustedOrderOf = (orderId: string, repay: string | undefined) => ({
  orderId,
  isRepay: repay === "1" || repay === "true",
})
