import { checkCaptcha } from "../captcha/checkCaptcha.ts"
import { cartScope } from "../cart/CartScope.ts"
import { type Operation, shopperOperation } from "../http/Operation.ts"
import type { SandboxServices } from "../SandboxServices.ts"
import { chooseDefault, deleteCard, saveCard } from "./changeCards.ts"
import { listActive, listCards } from "./findCards.ts"
import { activate, askBalance } from "./giftCardCalls.ts"
import { createToken } from "./qrPaymentTokens.ts"
import { activeCards, presentCard, presentCards, readWalletCards } from "./walletCards.ts"
import { readInfo, saveData } from "./walletInfo.ts"
import { listMovements, readMovement } from "./walletMovements.ts"
import { addTicket, presentTicket } from "./walletTickets.ts"

/** The operations of the area wallet. */
export const walletOperations = (services: SandboxServices): readonly Operation[] => [
  ...cardOperations(services),
  ...useOperations(services),
  ...giftCardAccountOperations(services),
]

const cardOperations = (services: SandboxServices): readonly Operation[] => [
  shopperOperation("listWalletCards", async ({ path, query, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    return { status: 200, body: presentCards(await listCards(services, scope, query), scope.now) }
  }),
  shopperOperation("addWalletCard", async ({ path, query, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    await checkCaptcha(services, path.storeId, body)
    return { status: 200, body: presentCard(await saveCard(services, scope, body), scope.now) }
  }),
  shopperOperation("setDefaultWalletCard", async ({ path, query, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    return { status: 200, body: presentCards(await chooseDefault(services, scope, body.hash), scope.now) }
  }),
  shopperOperation("deleteWalletCard", async ({ path, query, principal }) => {
    await deleteCard(services, await cartScope(services, principal, path.storeId, query.languageId), query)
    return { status: 204 }
  }),
  shopperOperation("listActiveCards", async ({ path, query, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    await checkCaptcha(services, path.storeId, body)
    return { status: 200, body: presentCards(await listActive(services, scope, body), scope.now) }
  }),
  shopperOperation("listQrCards", async ({ path, query, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    return {
      status: 200,
      body: presentCards(activeCards(await readWalletCards(services.storage.db, scope), scope.now), scope.now),
    }
  }),
]

const useOperations = (services: SandboxServices): readonly Operation[] => [
  shopperOperation("listWalletMovements", async ({ path, query, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    return { status: 200, body: { movements: await listMovements(services, scope, query) } }
  }),
  shopperOperation("getWalletMovement", async ({ path, query, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    return { status: 200, body: await readMovement(services, scope, path.movementCode, query.deviceId) }
  }),
  shopperOperation("getWalletInfo", async ({ path, query, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    return { status: 200, body: await readInfo(services, scope, query.orderId) }
  }),
  shopperOperation("saveWalletData", async ({ path, query, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    await checkCaptcha(services, path.storeId, body)
    await saveData(services, scope, body)
    return { status: 200, body: await readInfo(services, scope, undefined) }
  }),
  shopperOperation("addWalletTicket", async ({ path, query, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    await checkCaptcha(services, path.storeId, body)
    return { status: 200, body: presentTicket(await addTicket(services, scope, body)) }
  }),
  shopperOperation("createQrPaymentToken", async ({ path, query, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    await checkCaptcha(services, path.storeId, body ?? {})
    return { status: 200, body: await createToken(services, scope, body?.cardGuid) }
  }),
]

const giftCardAccountOperations = (services: SandboxServices): readonly Operation[] => [
  shopperOperation("getGiftCardBalance", async ({ path, query, body, principal }) => ({
    status: 200,
    body: await askBalance(services, await cartScope(services, principal, path.storeId, query.languageId), body),
  })),
  shopperOperation("activateGiftCard", async ({ path, query, body, principal }) => ({
    status: 200,
    body: await activate(services, await cartScope(services, principal, path.storeId, query.languageId), body),
  })),
]
