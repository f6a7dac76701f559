import { checkCaptcha } from "../captcha/checkCaptcha.ts"
import { operation, type Operation, customerOperation } from "../platform/http/Operation.ts"
import { requireAnyClaim, requireOrder } from "../order-records/orderAccess.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import { advancedReturns } from "./advancedReturns.ts"
import { changeReason } from "./changeReason.ts"
import { changeReturn } from "./changeReturn.ts"
import { createReturn } from "./createReturn.ts"
import { orderOfToken, returnsOf, returnsOfOrder } from "./listReturns.ts"
import { moveOwnReturn } from "./moveReturn.ts"
import { orderLines } from "./orderLines.ts"
import { presentRequest } from "./presentRequest.ts"
import { presentRma } from "./presentRma.ts"
import { bankDestination, readDestination } from "./refunds/refundDestination.ts"
import { returnableUnits } from "./returnableUnits.ts"
import { requireReturn } from "./returnAccess.ts"
import { returnDebt } from "./refunds/returnDebt.ts"
import { labelPass, labelPdf } from "./labels/labelFiles.ts"
import { pickupDates } from "./labels/returnCarriers.ts"
import { countLabels, labelImage } from "./labels/returnLabels.ts"
import { listReasons } from "./returnReasons.ts"
import { returnWindow } from "./returnWindow.ts"
import { returnScope } from "./ReturnScope.ts"
import { settleAll, settleOrder } from "./refunds/settleRefunds.ts"
import { createWithdrawal, withdrawalOptions } from "./withdrawal/withdrawals.ts"

export const returnOperations = (services: SandboxServices): readonly Operation[] => [
  ...requestOperations(services),
  ...rmaOperations(services),
  ...refundOperations(services),
  ...queryOperations(services),
  ...withdrawalOperations(services),
]

const withdrawalOperations = (services: SandboxServices): readonly Operation[] => [
  operation("getWithdrawalOptions", async (call) => ({
    status: 200,
    body: await withdrawalOptions(services, await returnScope(services, call.path.storeId, call.query.languageId), {
      ...call.path,
      principal: call.principal,
      guestToken: call.query.guestToken,
    }),
  })),
  operation("createWithdrawal", async (call) => ({
    status: 201,
    body: await createWithdrawal(
      services,
      await returnScope(services, call.path.storeId, call.query.languageId),
      { storeId: call.path.storeId, principal: call.principal, guestToken: call.query.guestToken },
      call.header["idempotency-key"],
      call.body,
    ),
  })),
]

const requestOperations = (services: SandboxServices): readonly Operation[] => [
  customerOperation("createReturnRequest", async (call) => {
    const {
      captchaId: _captchaId,
      captchaValue: _captchaValue,
      captchaResponse: _captchaResponse,
      ...fields
    } = call.body
    const scope = await returnScope(services, call.path.storeId, call.query.languageId)
    await checkCaptcha(services, call.path.storeId, call.body)
    return {
      status: 200,
      body: await createReturn(
        services,
        scope,
        { ...call.path, principal: call.principal },
        call.header["idempotency-key"],
        fields,
      ),
    }
  }),
  operation("createGuestReturnRequest", async (call) => {
    const {
      captchaId: _captchaId,
      captchaValue: _captchaValue,
      captchaResponse: _captchaResponse,
      ...fields
    } = call.body
    const scope = await returnScope(services, call.path.storeId, call.query.languageId)
    await checkCaptcha(services, call.path.storeId, call.body)
    return {
      status: 200,
      body: await createReturn(
        services,
        scope,
        { ...call.path, guestToken: call.query.guestToken },
        call.header["idempotency-key"],
        fields,
      ),
    }
  }),
  operation("changeReturnRequest", async (call) => {
    const claim = { ...call.path, principal: call.principal, guestToken: call.query.guestToken }
    return {
      status: 200,
      body: await changeReturn(
        services,
        await returnScope(services, call.path.storeId, call.query.languageId),
        claim,
        call.body,
      ),
    }
  }),
  operation("getRmaRequest", async (call) => {
    const scope = await returnScope(services, call.path.storeId, call.query.languageId)
    const { db } = services.storage
    const { row } = await requireReturn(
      db,
      { ...call.path, principal: call.principal, guestToken: call.query.guestToken },
      call.path,
    )
    return { status: 200, body: await presentRequest(db, scope, row) }
  }),
  operation("listGuestReturns", async (call) => {
    const scope = await returnScope(services, call.path.storeId, call.query.languageId)
    const { db } = services.storage
    const rows = await returnsOfOrder(db, await orderOfToken(db, call.path.storeId, call.query.guestToken))
    return { status: 200, body: { returns: await Promise.all(rows.map((row) => presentRequest(db, scope, row))) } }
  }),
  operation("updateReturnReason", async (call) => {
    const claim = { ...call.path, principal: call.principal, guestToken: call.query.guestToken }
    return {
      status: 200,
      body: await changeReason(
        services,
        await returnScope(services, call.path.storeId, call.query.languageId),
        claim,
        call.path.rmareqId,
        call.body,
      ),
    }
  }),
  operation("updateReturnStatus", async (call) => {
    const claim = { ...call.path, principal: call.principal, guestToken: call.query.guestToken }
    return {
      status: 200,
      body: await moveOwnReturn(
        services,
        await returnScope(services, call.path.storeId, call.query.languageId),
        claim,
        call.path.rmareqId,
        call.body.status,
      ),
    }
  }),
  operation("annulReturn", async (call) => {
    const claim = { ...call.path, principal: call.principal, guestToken: call.query.guestToken }
    return {
      status: 200,
      body: await moveOwnReturn(
        services,
        await returnScope(services, call.path.storeId, call.query.languageId),
        claim,
        call.path.rmareqId,
        "ANNULLED",
      ),
    }
  }),
]

const rmaOperations = (services: SandboxServices): readonly Operation[] => [
  operation("getRma", async ({ path, query, principal }) => {
    const { db } = services.storage
    const { row, order } = await requireReturn(
      db,
      { ...path, principal, guestToken: query.guestToken },
      { rmaId: path.rmaId },
    )
    return { status: 200, body: await presentRma(db, order, row) }
  }),
  customerOperation("listRmas", async ({ principal }) => {
    const { db } = services.storage
    const found = await returnsOf(db, principal)
    return { status: 200, body: { rmas: await Promise.all(found.map(({ row, order }) => presentRma(db, order, row))) } }
  }),
  operation("getGuestRma", async ({ path, query }) => {
    const { db } = services.storage
    const order = await requireOrder(db, { ...path, guestToken: query.guestToken })
    const rows = await returnsOfOrder(db, order)
    return { status: 200, body: { rmas: await Promise.all(rows.map((row) => presentRma(db, order, row))) } }
  }),
  operation("countReturnQrLabels", async ({ path, query, principal }) => ({
    status: 200,
    body: { count: await countLabels(services, { ...path, principal, guestToken: query.guestToken }, query.rmareqId) },
  })),
  operation("getReturnQrImage", async ({ path, query }) => ({
    status: 200,
    file: { mediaType: "image/png", bytes: await labelImage(services, path.storeId, path.rmareqId, query.token) },
  })),
  operation("getReturnLabelPdf", async ({ path, query }) => ({
    status: 200,
    file: await labelPdf(
      services,
      await returnScope(services, path.storeId, query.languageId),
      path.rmareqId,
      query.token,
    ),
  })),
  operation("getReturnPkpass", async ({ path, query }) => ({
    status: 200,
    file: await labelPass(
      services,
      await returnScope(services, path.storeId, query.languageId),
      path.rmareqId,
      query.token,
    ),
  })),
]

const refundOperations = (services: SandboxServices): readonly Operation[] => [
  customerOperation("requestRefund", async (call) => {
    const scope = await returnScope(services, call.path.storeId, call.query.languageId)
    await checkCaptcha(services, call.path.storeId, call.body)
    const to = readDestination(call.query.type, call.body, scope.store.countryCode)
    return {
      status: 200,
      body: await settleOrder(
        services,
        scope,
        { ...call.path, principal: call.principal },
        call.header["idempotency-key"],
        to,
      ),
    }
  }),
  operation("requestGuestRefund", async (call) => {
    const scope = await returnScope(services, call.path.storeId, call.query.languageId)
    await checkCaptcha(services, call.path.storeId, call.body)
    const to = readDestination(call.query.type, call.body, scope.store.countryCode)
    return {
      status: 200,
      body: await settleOrder(
        services,
        scope,
        { ...call.path, guestToken: call.query.guestToken },
        call.header["idempotency-key"],
        to,
      ),
    }
  }),
  customerOperation("createManualTransfer", async (call) => {
    const scope = await returnScope(services, call.path.storeId, call.query.languageId)
    await checkCaptcha(services, call.path.storeId, call.body)
    const to = bankDestination(call.body.bankAccount, scope.store.countryCode, "bankAccount")
    return {
      status: 200,
      body: await settleAll(services, scope, call.principal, call.header["idempotency-key"], call.body.orderId, to),
    }
  }),
]

const queryOperations = (services: SandboxServices): readonly Operation[] => [
  operation("getAdvancedDebt", async (call) => {
    const claim = { ...call.path, principal: call.principal, guestToken: call.query.guestToken }
    return {
      status: 200,
      body: await returnDebt(
        services,
        await returnScope(services, call.path.storeId, call.query.languageId),
        claim,
        call.query.items,
        "REFUND",
      ),
    }
  }),
  operation("getReplacementDebt", async (call) => {
    const claim = { ...call.path, principal: call.principal, guestToken: call.query.guestToken }
    return {
      status: 200,
      body: await returnDebt(
        services,
        await returnScope(services, call.path.storeId, call.query.languageId),
        claim,
        call.query.items,
        "REPLACEMENT",
      ),
    }
  }),
  customerOperation("listAdvancedReturns", async (call) => ({
    status: 200,
    body: {
      advancedReturns: await advancedReturns(
        services,
        await returnScope(services, call.path.storeId, call.query.languageId),
        call.principal,
        call.query.userId,
      ),
    },
  })),
  operation("getMaxReturnDate", async (call) => {
    const scope = await returnScope(services, call.path.storeId, call.query.languageId)
    const claim = { ...call.path, principal: call.principal, guestToken: call.query.guestToken }
    requireAnyClaim(claim)
    const { db } = services.storage
    const order = await requireOrder(db, claim)
    const { lastDay, isOpen, isReturnable } = await returnWindow(db, scope, order)
    const lines = await returnableUnits(db, order, await orderLines(db, order))
    return {
      status: 200,
      body: {
        orderId: call.path.orderId,
        maxReturnDate: lastDay,
        isOpen: isOpen && isReturnable,
        lines,
        reasons: listReasons(scope.language),
        pickupDates: pickupDates(scope, lastDay),
      },
    }
  }),
]
