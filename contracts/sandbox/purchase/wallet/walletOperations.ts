import { checkCaptcha } from "../../captcha/checkCaptcha.ts"
import { cartScope } from "../../cart/CartScope.ts"
import { type Operation, customerOperation } from "../../platform/http/Operation.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { setDefaultCard, deleteCard, saveCard, type TakeSealedCard } from "./changeCards.ts"
import { listActive, listApprovedCards, listCards } from "./findCards.ts"
import { activate, readGiftCardBalance } from "./giftCardCalls.ts"
import { createToken } from "./qrPaymentTokens.ts"
import { activeCards, presentCard, presentCards, readWalletCards } from "./walletCards.ts"
import { readInfo, saveData } from "./walletInfo.ts"
import { listMovements, readMovement } from "./walletMovements.ts"
import { addTicket, presentTicket } from "./walletTickets.ts"

/** `takeSealedCard` is the vault's. */
export const walletOperations = (services: SandboxServices, takeSealedCard: TakeSealedCard): readonly Operation[] => [
  ...cardOperations(services, takeSealedCard),
  ...walletUseOperations(services),
  ...giftCardAccountOperations(services),
]

const cardOperations = (services: SandboxServices, takeSealedCard: TakeSealedCard): readonly Operation[] => [
  customerOperation("listWalletCards", async ({ path, query, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    const { cards, maximumCards } = presentCards(await listCards(services, scope, query), scope.now)
    return { status: 200, body: { cards: [...cards, ...(await listApprovedCards(services, scope))], maximumCards } }
  }),
  customerOperation("addWalletCard", async ({ path, query, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    await checkCaptcha(services, path.storeId, body)
    return { status: 200, body: presentCard(await saveCard(services, scope, body, takeSealedCard), scope.now) }
  }),
  customerOperation("setDefaultWalletCard", async ({ path, query, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    return { status: 200, body: presentCards(await setDefaultCard(services, scope, body.hash), scope.now) }
  }),
  customerOperation("deleteWalletCard", async ({ path, query, principal }) => {
    await deleteCard(services, await cartScope(services, principal, path.storeId, query.languageId), query)
    return { status: 204 }
  }),
  customerOperation("listActiveCards", async ({ path, query, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    await checkCaptcha(services, path.storeId, body)
    return { status: 200, body: presentCards(await listActive(services, scope, body), scope.now) }
  }),
  customerOperation("listQrCards", async ({ path, query, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    return {
      status: 200,
      body: presentCards(activeCards(await readWalletCards(services.storage.db, scope), scope.now), scope.now),
    }
  }),
]

const walletUseOperations = (services: SandboxServices): readonly Operation[] => [
  customerOperation("listWalletMovements", async ({ path, query, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    return { status: 200, body: { movements: await listMovements(services, scope, query) } }
  }),
  customerOperation("getWalletMovement", async ({ path, query, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    return { status: 200, body: await readMovement(services, scope, path.movementCode, query.deviceId) }
  }),
  customerOperation("getWalletInfo", async ({ path, query, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    return { status: 200, body: await readInfo(services, scope, query.orderId) }
  }),
  customerOperation("saveWalletData", async ({ path, query, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    await checkCaptcha(services, path.storeId, body)
    await saveData(services, scope, body)
    return { status: 200, body: await readInfo(services, scope, undefined) }
  }),
  customerOperation("addWalletTicket", async ({ path, query, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    await checkCaptcha(services, path.storeId, body)
    return { status: 200, body: presentTicket(await addTicket(services, scope, body)) }
  }),
  customerOperation("createQrPaymentToken", async ({ path, query, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    await checkCaptcha(services, path.storeId, body ?? {})
    return { status: 200, body: await createToken(services, scope, body?.cardGuid) }
  }),
]

const giftCardAccountOperations = (services: SandboxServices): readonly Operation[] => [
  customerOperation("getGiftCardBalance", async ({ path, query, body, principal }) => ({
    status: 200,
    body: await readGiftCardBalance(
      services,
      await cartScope(services, principal, path.storeId, query.languageId),
      body,
    ),
  })),
  customerOperation("activateGiftCard", async ({ path, query, body, principal }) => ({
    status: 200,
    body: await activate(services, await cartScope(services, principal, path.storeId, query.languageId), body),
  })),
]
