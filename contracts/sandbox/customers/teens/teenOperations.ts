import { checkCaptcha } from "../../captcha/checkCaptcha.ts"
import { cartScope } from "../../cart/CartScope.ts"
import { type Operation, customerOperation } from "../../platform/http/Operation.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { respondToSponsor, confirmTeen } from "./confirmLink.ts"
import { inviteTeenSponsor } from "./invitations.ts"
import { deleteTeenSponsor, listTeenSponsors } from "./sponsorsOfTeen.ts"
import { addTeenOrder, requestTeenPayment } from "./teenOrders.ts"
import { addTeen, deleteTeen, listTeens, updateTeen } from "./teensOfSponsor.ts"

export const teenOperations = (services: SandboxServices): readonly Operation[] => [
  ...operationsOfSponsors(services),
  ...operationsOfTeens(services),
  customerOperation("confirmTeen", async ({ path, query, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    await checkCaptcha(services, path.storeId, body)
    return { status: 200, body: await confirmTeen(services, scope, body) }
  }),
]

const operationsOfSponsors = (services: SandboxServices): readonly Operation[] => [
  customerOperation("listTeens", async ({ path, query, principal }) => ({
    status: 200,
    body: await listTeens(services, await cartScope(services, principal, path.storeId, query.languageId)),
  })),
  customerOperation("addTeen", async ({ path, query, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    await checkCaptcha(services, path.storeId, body)
    return { status: 200, body: await addTeen(services, scope, path.teenId, body) }
  }),
  customerOperation("updateTeen", async ({ path, query, body, principal }) => ({
    status: 200,
    body: await updateTeen(
      services,
      await cartScope(services, principal, path.storeId, query.languageId),
      path.teenId,
      body,
    ),
  })),
  customerOperation("deleteTeen", async ({ path, query, principal }) => {
    await deleteTeen(services, await cartScope(services, principal, path.storeId, query.languageId), path.teenId)
    return { status: 204 }
  }),
]

const operationsOfTeens = (services: SandboxServices): readonly Operation[] => [
  customerOperation("listTeenSponsors", async ({ path, query, principal }) => ({
    status: 200,
    body: await listTeenSponsors(services, await cartScope(services, principal, path.storeId, query.languageId)),
  })),
  customerOperation("inviteTeenSponsor", async ({ path, query, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    await checkCaptcha(services, path.storeId, body)
    return { status: 200, body: await inviteTeenSponsor(services, scope, body) }
  }),
  customerOperation("acceptTeenSponsor", async ({ path, query, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    await checkCaptcha(services, path.storeId, body ?? {})
    return {
      status: 200,
      body: await respondToSponsor(services, scope, { sponsorUserId: path.sponsorId, accepted: true }),
    }
  }),
  customerOperation("deleteTeenSponsor", async ({ path, query, principal }) => {
    await deleteTeenSponsor(
      services,
      await cartScope(services, principal, path.storeId, query.languageId),
      path.sponsorId,
    )
    return { status: 204 }
  }),
  customerOperation("deleteTeenSponsors", async ({ path, query, principal }) => {
    await deleteTeenSponsor(
      services,
      await cartScope(services, principal, path.storeId, query.languageId),
      query.sponsorUserId,
    )
    return { status: 204 }
  }),
  customerOperation("requestTeenPayment", async ({ path, query, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    await checkCaptcha(services, path.storeId, body ?? {})
    return { status: 200, body: await requestTeenPayment(services, scope, path.sponsorUserId) }
  }),
  customerOperation("addTeenOrder", async ({ path, query, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    await checkCaptcha(services, path.storeId, body)
    return { status: 200, body: await addTeenOrder(services, scope, body.sponsorUserId, body.orderId) }
  }),
]
