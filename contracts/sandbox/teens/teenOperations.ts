import { checkCaptcha } from "../captcha/checkCaptcha.ts"
import { cartScope } from "../cart/CartScope.ts"
import { type Operation, shopperOperation } from "../http/Operation.ts"
import type { SandboxServices } from "../SandboxServices.ts"
import { answerSponsor, confirmTeen } from "./confirmLink.ts"
import { inviteTeenSponsor } from "./invitations.ts"
import { deleteTeenSponsor, listTeenSponsors } from "./sponsorsOfTeen.ts"
import { addTeenOrder, requestTeenPayment } from "./teenOrders.ts"
import { addTeen, deleteTeen, listTeens, updateTeen } from "./teensOfSponsor.ts"

/** The operations of the area teens. */
export const teenOperations = (services: SandboxServices): readonly Operation[] => [
  ...operationsOfSponsors(services),
  ...operationsOfTeens(services),
  shopperOperation("confirmTeen", async ({ path, query, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    await checkCaptcha(services, path.storeId, body)
    return { status: 200, body: await confirmTeen(services, scope, body) }
  }),
]

const operationsOfSponsors = (services: SandboxServices): readonly Operation[] => [
  shopperOperation("listTeens", async ({ path, query, principal }) => ({
    status: 200,
    body: await listTeens(services, await cartScope(services, principal, path.storeId, query.languageId)),
  })),
  shopperOperation("addTeen", async ({ path, query, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    await checkCaptcha(services, path.storeId, body)
    return { status: 200, body: await addTeen(services, scope, path.teenId, body) }
  }),
  shopperOperation("updateTeen", async ({ path, query, body, principal }) => ({
    status: 200,
    body: await updateTeen(
      services,
      await cartScope(services, principal, path.storeId, query.languageId),
      path.teenId,
      body,
    ),
  })),
  shopperOperation("deleteTeen", async ({ path, query, principal }) => {
    await deleteTeen(services, await cartScope(services, principal, path.storeId, query.languageId), path.teenId)
    return { status: 204 }
  }),
]

const operationsOfTeens = (services: SandboxServices): readonly Operation[] => [
  shopperOperation("listTeenSponsors", async ({ path, query, principal }) => ({
    status: 200,
    body: await listTeenSponsors(services, await cartScope(services, principal, path.storeId, query.languageId)),
  })),
  shopperOperation("inviteTeenSponsor", async ({ path, query, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    await checkCaptcha(services, path.storeId, body)
    return { status: 200, body: await inviteTeenSponsor(services, scope, body) }
  }),
  shopperOperation("acceptTeenSponsor", async ({ path, query, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    await checkCaptcha(services, path.storeId, body ?? {})
    return {
      status: 200,
      body: await answerSponsor(services, scope, { sponsorUserId: path.sponsorId, accepted: true }),
    }
  }),
  shopperOperation("deleteTeenSponsor", async ({ path, query, principal }) => {
    await deleteTeenSponsor(
      services,
      await cartScope(services, principal, path.storeId, query.languageId),
      path.sponsorId,
    )
    return { status: 204 }
  }),
  shopperOperation("deleteTeenSponsors", async ({ path, query, principal }) => {
    await deleteTeenSponsor(
      services,
      await cartScope(services, principal, path.storeId, query.languageId),
      query.sponsorUserId,
    )
    return { status: 204 }
  }),
  shopperOperation("requestTeenPayment", async ({ path, query, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    await checkCaptcha(services, path.storeId, body ?? {})
    return { status: 200, body: await requestTeenPayment(services, scope, path.sponsorUserId) }
  }),
  shopperOperation("addTeenOrder", async ({ path, query, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    await checkCaptcha(services, path.storeId, body)
    return { status: 200, body: await addTeenOrder(services, scope, body.sponsorUserId, body.orderId) }
  }),
]
