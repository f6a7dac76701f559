import { MatchersV3 } from "@pact-foundation/pact"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { describe, expect } from "vitest"
import { RefundGateway } from "../../../application/returns/RefundGateway.ts"
import { ReturnGateway } from "../../../application/returns/ReturnGateway.ts"
import { WithdrawalGateway } from "../../../application/returns/WithdrawalGateway.ts"
import type { ReturnDraft } from "../../../domain/returns/ReturnRequest.ts"
import { euros } from "../../support/backend/builders.ts"
import { freshKey, STATE_VALUES, inState, pactArea, REST_QUERY } from "../../support/backend/pactArea.ts"
import { anyRefusedShape, refusedShape } from "../../support/backend/pactShapes.ts"
import { orderId } from "../../support/backend/scopes.ts"

const promises = pactArea("returns")
const { boolean, eachLike, integer, like, string } = MatchersV3
const rest = "/itxrest/2/order/store/10000034"
const order = orderId(STATE_VALUES.orderId)
const token = Redacted.make(STATE_VALUES.guestToken)
const query = REST_QUERY
const withToken = { ...query, guestToken: "${guestToken}" }
const key = { "Idempotency-Key": freshKey("0b7e1c1a-53a5-4f0e-9a58-0f7f6f0f4f10") }
const returnable = ["a returnable order"] as const
const requested = ["a return request"] as const
const onItsWay = ["a return on its way"] as const

const draft = (quantity = 1): ReturnDraft => ({
  kind: "refund",
  lines: [{ catentryId: STATE_VALUES.catentryId, quantity, reasonId: "1" }],
  exchanges: [],
  boxes: 1,
  toPhysicalStore: false,
})
const draftBody = (quantity = 1) => ({
  returnType: "RETURN",
  returnLines: [{ catentryId: inState("catentryId"), quantity, returnReasonId: "1" }],
  numBoxes: 1,
  isStoreReturn: false,
})
const requestShape = (status: string) => ({
  rmareqId: string(STATE_VALUES.rmareqId),
  rmaId: string(STATE_VALUES.rmaId),
  orderId: string(STATE_VALUES.orderId),
  status,
  returnType: "RETURN",
  creationDate: string("2026-01-20T09:12:00Z"),
  maxReturnDate: string("2026-02-18"),
  returnLines: eachLike({
    catentryId: string(STATE_VALUES.catentryId),
    quantity: integer(1),
    returnReasonId: string("1"),
    reasonName: string("Me queda pequeño"),
    name: string("Camisa Oxford"),
  }),
  changeLines: like([]),
  refundAmount: integer(4121),
  refundShipping: integer(126),
  currencyCode: "EUR",
  refundDestination: { type: string("ORIGINAL") },
  numBoxes: integer(1),
  isStoreReturn: boolean(false),
  labels: like([]),
})
const rmaShape = {
  rmaId: string(STATE_VALUES.rmaId),
  rmareqId: string(STATE_VALUES.rmareqId),
  orderId: string(STATE_VALUES.orderId),
  status: string("REQUESTED"),
  creationDate: string("2026-01-20T09:12:00Z"),
  currencyCode: "EUR",
  totalAmount: integer(4121),
  refundedAmount: integer(0),
  items: eachLike({
    orderItemId: string("900000000001"),
    catentryId: string(STATE_VALUES.catentryId),
    sku: string("8201-400-3"),
    quantity: integer(1),
    amount: integer(4121),
  }),
  refunds: like([]),
}
/** One pixel. */
const PNG = Uint8Array.from(
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
    "base64",
  ),
)
const tooMany = refusedShape(409, "_ERR_RETURN_QUANTITY", [STATE_VALUES.catentryId, "2"])

describe("the pact about returns", () => {
  promises("getMaxReturnDate", "an order says until when and why it can be returned", {
    state: returnable,
    request: ["GET", `${rest}/order/\${orderId}/max-return-date`],
    query,
    status: 200,
    answer: {
      maxReturnDate: string("2026-02-18"),
      isOpen: true,
      lines: eachLike({
        catentryId: string(STATE_VALUES.catentryId),
        quantity: integer(2),
        isReturnable: boolean(true),
      }),
      reasons: eachLike({ returnReasonId: string("1"), name: string("Me queda pequeño") }),
    },
    call: ReturnGateway.use((gateway) => gateway.getMaxReturnDate(order)),
    expect: (returnability) =>
      expect(returnability).toMatchObject({
        lastDay: "2026-02-18",
        isOpen: true,
        units: [{ quantity: 2 }],
        reasons: [{ id: "1" }],
      }),
  })
  promises("createReturnRequest", "one of two units is returned", {
    state: returnable,
    request: ["POST", `${rest}/order/\${orderId}/return-request`],
    query,
    matchedHeaders: key,
    body: draftBody(),
    status: 200,
    answer: requestShape("REQUESTED"),
    call: ReturnGateway.use((gateway) => gateway.createReturnRequest(order, draft())),
    expect: (request) =>
      expect(request).toMatchObject({
        id: STATE_VALUES.rmareqId,
        status: "REQUESTED",
        kind: "refund",
        refund: euros(4121),
        lines: [{ reason: "Me queda pequeño" }],
      }),
  })
  promises("createReturnRequest", "no more than was bought can be returned", {
    state: returnable,
    request: ["POST", `${rest}/order/\${orderId}/return-request`],
    query,
    matchedHeaders: key,
    body: draftBody(99),
    status: 409,
    answer: tooMany,
    call: Effect.flip(ReturnGateway.use((gateway) => gateway.createReturnRequest(order, draft(99)))),
    expect: ({ reason }) =>
      expect(reason).toMatchObject({
        _tag: "Rejected",
        key: "_ERR_RETURN_QUANTITY",
        parameters: [STATE_VALUES.catentryId, "2"],
      }),
  })
  promises("createGuestReturnRequest", "a token returns one of two units", {
    state: returnable,
    request: ["POST", `${rest}/order/\${orderId}/return-request-guest`],
    query: withToken,
    matchedHeaders: key,
    body: draftBody(),
    status: 200,
    answer: requestShape("REQUESTED"),
    call: ReturnGateway.use((gateway) => gateway.createGuestReturnRequest(order, token, draft())),
    expect: ({ id }) => expect(id).toBe(STATE_VALUES.rmareqId),
  })
  promises("createGuestReturnRequest", "a wrong token returns nothing", {
    state: returnable,
    request: ["POST", `${rest}/order/\${orderId}/return-request-guest`],
    query: { ...query, guestToken: "wrong-wrong-wrong-wrong" },
    matchedHeaders: key,
    body: draftBody(),
    status: 404,
    answer: anyRefusedShape,
    call: Effect.flip(
      ReturnGateway.use((gateway) =>
        gateway.createGuestReturnRequest(order, Redacted.make("wrong-wrong-wrong-wrong"), draft()),
      ),
    ),
    expect: ({ reason }) => expect(reason._tag).toBe("NotFound"),
  })
  promises("changeReturnRequest", "a second unit goes back with the first", {
    state: requested,
    request: ["PUT", `${rest}/order/\${orderId}/return-request`],
    query,
    body: { ...draftBody(2), rmareqId: inState("rmareqId") },
    status: 200,
    answer: requestShape("REQUESTED"),
    call: ReturnGateway.use((gateway) => gateway.changeReturnRequest(order, draft(2), STATE_VALUES.rmareqId)),
    expect: ({ rmaId }) => expect(rmaId).toBe(STATE_VALUES.rmaId),
  })
  promises("changeReturnRequest", "not more than was bought goes back", {
    state: requested,
    request: ["PUT", `${rest}/order/\${orderId}/return-request`],
    query,
    body: draftBody(99),
    status: 409,
    answer: tooMany,
    call: Effect.flip(ReturnGateway.use((gateway) => gateway.changeReturnRequest(order, draft(99)))),
    expect: ({ reason }) => expect(reason).toMatchObject({ _tag: "Rejected", key: "_ERR_RETURN_QUANTITY" }),
  })
  promises("getRmaRequest", "a request is read", {
    state: requested,
    request: ["GET", `${rest}/rma-request/\${rmareqId}`],
    query,
    status: 200,
    answer: {
      ...requestShape("REQUESTED"),
      labels: eachLike({ boxNumber: integer(1), token: string(STATE_VALUES.labelToken) }),
    },
    call: ReturnGateway.use((gateway) => gateway.getRmaRequest(STATE_VALUES.rmareqId)),
    expect: (request) =>
      expect(request).toMatchObject({ lastDay: "2026-02-18", labels: [{ box: 1, token: STATE_VALUES.labelToken }] }),
  })
  promises("updateReturnReason", "the reason is corrected", {
    state: requested,
    request: ["PUT", `${rest}/rma-request/\${rmareqId}/reason`],
    query,
    body: { returnReasonId: "2" },
    status: 200,
    answer: requestShape("REQUESTED"),
    call: ReturnGateway.use((gateway) => gateway.updateReturnReason(STATE_VALUES.rmareqId, "2")),
    expect: ({ id }) => expect(id).toBe(STATE_VALUES.rmareqId),
  })
  promises("updateReturnReason", "an unknown reason is refused by name", {
    state: requested,
    request: ["PUT", `${rest}/rma-request/\${rmareqId}/reason`],
    query,
    body: { returnReasonId: "999999999" },
    status: 422,
    answer: {
      ...refusedShape(422, "_ERR_RETURN_NOT_VALID"),
      fields: [{ field: "returnReasonId", rule: "unknown", message: string("There is no such reason.") }],
    },
    call: Effect.flip(ReturnGateway.use((gateway) => gateway.updateReturnReason(STATE_VALUES.rmareqId, "999999999"))),
    expect: ({ reason }) =>
      expect(reason).toMatchObject({ _tag: "Rejected", fields: [{ field: "returnReasonId", rule: "unknown" }] }),
  })
  promises("updateReturnStatus", "a parcel is handed over", {
    state: requested,
    request: ["PUT", `${rest}/rma-request/\${rmareqId}/status`],
    query,
    body: { status: "IN_TRANSIT" },
    status: 200,
    answer: requestShape("IN_TRANSIT"),
    call: ReturnGateway.use((gateway) => gateway.updateReturnStatus(STATE_VALUES.rmareqId, "IN_TRANSIT")),
    expect: ({ status }) => expect(status).toBe("IN_TRANSIT"),
  })
  promises("updateReturnStatus", "a parcel is not handed over twice", {
    state: onItsWay,
    request: ["PUT", `${rest}/rma-request/\${rmareqId}/status`],
    query,
    body: { status: "IN_TRANSIT" },
    status: 409,
    answer: refusedShape(409, "_ERR_RETURN_STATUS_NOT_ALLOWED", ["IN_TRANSIT", "IN_TRANSIT"]),
    call: Effect.flip(ReturnGateway.use((gateway) => gateway.updateReturnStatus(STATE_VALUES.rmareqId, "IN_TRANSIT"))),
    expect: ({ reason }) => expect(reason).toMatchObject({ _tag: "Rejected", key: "_ERR_RETURN_STATUS_NOT_ALLOWED" }),
  })
  promises("annulReturn", "a request is annulled", {
    state: requested,
    request: ["POST", `${rest}/rma-request/\${rmareqId}/annulment`],
    query,
    status: 200,
    answer: requestShape("ANNULLED"),
    call: ReturnGateway.use((gateway) => gateway.annulReturn(STATE_VALUES.rmareqId)),
    expect: ({ status, labels }) => expect([status, labels]).toEqual(["ANNULLED", []]),
  })
  promises("annulReturn", "what is on its way cannot be annulled", {
    state: onItsWay,
    request: ["POST", `${rest}/rma-request/\${rmareqId}/annulment`],
    query,
    status: 409,
    answer: refusedShape(409, "_ERR_RETURN_STATUS_NOT_ALLOWED", ["IN_TRANSIT", "ANNULLED"]),
    call: Effect.flip(ReturnGateway.use((gateway) => gateway.annulReturn(STATE_VALUES.rmareqId))),
    expect: ({ reason }) => expect(reason._tag).toBe("Rejected"),
  })
  promises("listGuestReturns", "a token lists its requests", {
    state: requested,
    request: ["GET", `${rest}/return-guest`],
    query: withToken,
    status: 200,
    answer: { returns: eachLike(requestShape("REQUESTED")) },
    call: ReturnGateway.use((gateway) => gateway.listGuestReturns(token)),
    expect: (requests) => expect(requests).toMatchObject([{ id: STATE_VALUES.rmareqId }]),
  })
  promises("getRma", "an RMA is read", {
    state: requested,
    request: ["GET", `${rest}/rma/\${rmaId}`],
    query,
    status: 200,
    answer: rmaShape,
    call: ReturnGateway.use((gateway) => gateway.getRma(STATE_VALUES.rmaId)),
    expect: (rma) =>
      expect(rma).toMatchObject({
        id: STATE_VALUES.rmaId,
        worth: euros(4121),
        refunded: euros(0),
        items: [{ amount: euros(4121) }],
      }),
  })
  promises("getRma", "another shopper's RMA is not there", {
    state: ["a guest session"],
    request: ["GET", `${rest}/rma/699999999999`],
    query,
    status: 404,
    answer: anyRefusedShape,
    call: Effect.flip(ReturnGateway.use((gateway) => gateway.getRma("699999999999"))),
    expect: ({ reason }) => expect(reason._tag).toBe("NotFound"),
  })
  promises("listRmas", "a shopper's RMAs are listed", {
    state: requested,
    request: ["GET", `${rest}/rma`],
    query,
    status: 200,
    answer: { rmas: eachLike(rmaShape) },
    call: ReturnGateway.use((gateway) => gateway.listRmas),
    expect: (rmas) => expect(rmas).toHaveLength(1),
  })
  promises("getGuestRma", "a token opens the RMAs of its order", {
    state: requested,
    request: ["GET", `${rest}/order/\${orderId}/rma-guest`],
    query: withToken,
    status: 200,
    answer: { rmas: eachLike(rmaShape) },
    call: ReturnGateway.use((gateway) => gateway.getGuestRma(order, token)),
    expect: (rmas) => expect(rmas).toMatchObject([{ requestId: STATE_VALUES.rmareqId }]),
  })
  promises("countReturnQrLabels", "labels that wait are counted", {
    state: requested,
    request: ["GET", `${rest}/return-qr-labels/count`],
    query,
    status: 200,
    answer: { count: integer(1) },
    call: ReturnGateway.use((gateway) => gateway.countReturnQrLabels()),
    expect: (count) => expect(count).toBe(1),
  })
  promises("getReturnQrImage", "a label is a picture", {
    state: requested,
    request: ["GET", `${rest}/rma-request/\${rmareqId}/qr`],
    query: { ...query, token: "${labelToken}" },
    status: 200,
    file: { mediaType: "image/png", bytes: PNG },
    call: ReturnGateway.use((gateway) => gateway.getReturnQrImage(STATE_VALUES.rmareqId, STATE_VALUES.labelToken)),
    expect: ({ mediaType }) => expect(mediaType).toBe("image/png"),
  })
  promises("getReturnLabelPdf", "a label is a document", {
    state: requested,
    request: ["GET", `${rest}/rma-request/\${rmareqId}/label`],
    query: { ...query, token: "${labelToken}" },
    status: 200,
    file: { mediaType: "application/pdf", bytes: new TextEncoder().encode("%PDF-1.3\n%%EOF") },
    call: ReturnGateway.use((gateway) => gateway.getReturnLabelPdf(STATE_VALUES.rmareqId, STATE_VALUES.labelToken)),
    expect: ({ mediaType }) => expect(mediaType).toBe("application/pdf"),
  })
  promises("getReturnPkpass", "a label is a pass", {
    state: requested,
    request: ["GET", `${rest}/rma-request/\${rmareqId}/pass`],
    query: { ...query, token: "${labelToken}" },
    status: 200,
    file: {
      mediaType: "application/vnd.apple.pkpass",
      looksLike: "application/zip",
      bytes: Uint8Array.of(0x50, 0x4b, 3, 4, ...new Uint8Array(26)),
    },
    call: ReturnGateway.use((gateway) => gateway.getReturnPkpass(STATE_VALUES.rmareqId, STATE_VALUES.labelToken)),
    expect: ({ mediaType }) => expect(mediaType).toBe("application/vnd.apple.pkpass"),
  })
})

const receiptShape = (destination: object) => ({
  status: string("REGISTERED"),
  paidAmount: integer(0),
  pendingAmount: integer(4121),
  currencyCode: "EUR",
  destination,
  refunds: like([]),
})
const account = { beneficiaryName: "Ana Prueba", accountCode: Redacted.make("ES9121000418450200051332") }
const accountBody = { bankAccount: { beneficiaryName: "Ana Prueba", accountCode: "ES9121000418450200051332" } }
const toAccount = { type: "BANK_ACCOUNT", maskedNumber: string("**** 1332"), beneficiaryName: string("Ana Prueba") }
const nothingWaits = refusedShape(409, "_ERR_NOTHING_TO_REFUND")
const units = [{ catentryId: STATE_VALUES.catentryId, quantity: 1 }]
const debtShape = {
  currencyCode: "EUR",
  totalDebt: integer(4121),
  dueDate: string("2026-02-18"),
  items: eachLike({ catentryId: string(STATE_VALUES.catentryId), quantity: integer(1), amount: integer(4121) }),
}

describe("the pact about refunds", () => {
  promises("requestRefund", "a refund goes to an account once the goods are there", {
    state: requested,
    request: ["POST", `${rest}/order/\${orderId}/refund`],
    query: { ...query, type: "BANK_ACCOUNT" },
    matchedHeaders: key,
    body: accountBody,
    status: 200,
    answer: receiptShape(toAccount),
    call: RefundGateway.use((gateway) => gateway.requestRefund(order, { kind: "bankAccount", account })),
    expect: (receipt) =>
      expect(receipt).toMatchObject({
        isPaid: false,
        paid: euros(0),
        pending: euros(4121),
        destination: { kind: "BANK_ACCOUNT", maskedNumber: "**** 1332" },
      }),
  })
  promises("requestRefund", "nothing is refunded where nothing is returned", {
    state: returnable,
    request: ["POST", `${rest}/order/\${orderId}/refund`],
    query: { ...query, type: "BANK_ACCOUNT" },
    matchedHeaders: key,
    body: accountBody,
    status: 409,
    answer: nothingWaits,
    call: Effect.flip(RefundGateway.use((gateway) => gateway.requestRefund(order, { kind: "bankAccount", account }))),
    expect: ({ reason }) => expect(reason).toMatchObject({ _tag: "Rejected", key: "_ERR_NOTHING_TO_REFUND" }),
  })
  promises("requestGuestRefund", "a token says whom to ask", {
    state: requested,
    request: ["POST", `${rest}/order/\${orderId}/refund-guest`],
    query: { ...withToken, type: "CONTACT_DETAIL" },
    matchedHeaders: key,
    body: { contactDetail: { firstName: "Ana", lastName: "Prueba", email: "ana.prueba@example.org" } },
    status: 200,
    answer: receiptShape({ type: "CONTACT_DETAIL", beneficiaryName: string("Ana Prueba") }),
    call: RefundGateway.use((gateway) =>
      gateway.requestGuestRefund(order, token, {
        kind: "contact",
        contact: { firstName: "Ana", lastName: "Prueba", email: "ana.prueba@example.org" },
      }),
    ),
    expect: ({ destination }) => expect(destination).toEqual({ kind: "CONTACT_DETAIL", beneficiaryName: "Ana Prueba" }),
  })
  promises("requestGuestRefund", "a token refunds nothing where nothing is returned", {
    state: returnable,
    request: ["POST", `${rest}/order/\${orderId}/refund-guest`],
    query: { ...withToken, type: "BANK_ACCOUNT" },
    matchedHeaders: key,
    body: accountBody,
    status: 409,
    answer: nothingWaits,
    call: Effect.flip(
      RefundGateway.use((gateway) => gateway.requestGuestRefund(order, token, { kind: "bankAccount", account })),
    ),
    expect: ({ reason }) => expect(reason._tag).toBe("Rejected"),
  })
  promises("createManualTransfer", "all refunds of a shopper go to one account", {
    state: requested,
    request: ["POST", `${rest}/manual-transfer`],
    query,
    matchedHeaders: key,
    body: accountBody,
    status: 200,
    answer: receiptShape(toAccount),
    call: RefundGateway.use((gateway) => gateway.createManualTransfer(account)),
    expect: ({ pending }) => expect(pending).toEqual(euros(4121)),
  })
  promises("createManualTransfer", "an account no bank knows is refused at its field", {
    state: requested,
    request: ["POST", `${rest}/manual-transfer`],
    query,
    matchedHeaders: key,
    body: { bankAccount: { ...accountBody.bankAccount, accountCode: "ES9121000418450200051333" } },
    status: 422,
    answer: {
      ...refusedShape(422, "_ERR_BANK_ACCOUNT_NOT_VALID"),
      fields: [{ field: "bankAccount.accountCode", rule: "iban", message: string("accountCode is not a valid IBAN.") }],
    },
    call: Effect.flip(
      RefundGateway.use((gateway) =>
        gateway.createManualTransfer({ ...account, accountCode: Redacted.make("ES9121000418450200051333") }),
      ),
    ),
    expect: ({ reason }) =>
      expect(reason).toMatchObject({ _tag: "Rejected", fields: [{ field: "bankAccount.accountCode", rule: "iban" }] }),
  })
  promises("getAdvancedDebt", "what a refund in advance would leave owed", {
    state: returnable,
    request: ["GET", `${rest}/order/\${orderId}/advanced-debt`],
    query: { ...query, items: "${catentryId}:1" },
    status: 200,
    answer: debtShape,
    call: RefundGateway.use((gateway) => gateway.getAdvancedDebt(order, units)),
    expect: (debt) =>
      expect(debt).toEqual({
        total: euros(4121),
        dueDate: "2026-02-18",
        items: [{ catentryId: STATE_VALUES.catentryId, quantity: 1, amount: euros(4121) }],
      }),
  })
  promises("getReplacementDebt", "what a replacement in advance would leave owed", {
    state: returnable,
    request: ["GET", `${rest}/order/\${orderId}/replacement-debt`],
    query: { ...query, items: "${catentryId}:1" },
    status: 200,
    answer: debtShape,
    call: RefundGateway.use((gateway) => gateway.getReplacementDebt(order, units)),
    expect: ({ total }) => expect(total).toEqual(euros(4121)),
  })
  promises("listAdvancedReturns", "what a shopper owes is listed", {
    state: ["a return refunded in advance"],
    request: ["GET", `${rest}/advanced-return`],
    query: { ...query, userId: "${userId}" },
    status: 200,
    answer: {
      advancedReturns: eachLike({
        rmareqId: string(STATE_VALUES.rmareqId),
        orderId: string(STATE_VALUES.orderId),
        kind: string("REFUND"),
        status: string("REQUESTED"),
        debt: integer(4121),
        currencyCode: "EUR",
        dueDate: string("2026-02-18"),
      }),
    },
    call: RefundGateway.use((gateway) => gateway.listAdvancedReturns(STATE_VALUES.userId)),
    expect: (returns) =>
      expect(returns).toMatchObject([
        { requestId: STATE_VALUES.rmareqId, isReplacement: false, status: "REQUESTED", debt: euros(4121) },
      ]),
  })
})

const statement = { name: "Ana Prueba", email: "ana.prueba@example.org", orderReference: STATE_VALUES.orderId }
const attemptKey = "0b7e1c1a-53a5-4f0e-9a58-0f7f6f0f4f10"

describe("the pact about withdrawals", () => {
  promises("getWithdrawalOptions", "an order says what can be withdrawn from", {
    state: returnable,
    request: ["GET", `${rest}/order/\${orderId}/withdrawal`],
    query,
    status: 200,
    answer: {
      isOpen: true,
      lines: eachLike({
        orderItemId: string(STATE_VALUES.orderItemId),
        quantity: integer(2),
        isWithdrawable: boolean(true),
      }),
      withdrawals: like([]),
    },
    call: WithdrawalGateway.use((gateway) => gateway.getWithdrawalOptions(order)),
    expect: (options) => expect(options).toMatchObject({ isOpen: true, lines: [{ quantity: 2 }], withdrawals: [] }),
  })
  promises("createWithdrawal", "a statement by a guest's token is verified", {
    state: returnable,
    request: ["POST", `${rest}/withdrawal`],
    query: withToken,
    matchedHeaders: key,
    body: { ...statement, orderReference: inState("orderId") },
    status: 201,
    answer: {
      withdrawalId: string("900000000001"),
      receivedAt: string("2026-01-20T09:12:00Z"),
      isVerified: true,
      orderReference: string(STATE_VALUES.orderId),
      email: "ana.prueba@example.org",
      items: eachLike({ orderItemId: string(STATE_VALUES.orderItemId), quantity: integer(2) }),
    },
    call: WithdrawalGateway.use((gateway) => gateway.createWithdrawal(statement, attemptKey, token)),
    expect: (withdrawal) => expect(withdrawal).toMatchObject({ isVerified: true, lines: [{ quantity: 2 }] }),
  })
  promises("createWithdrawal", "a line that is not in the order is refused", {
    state: returnable,
    request: ["POST", `${rest}/withdrawal`],
    query: withToken,
    matchedHeaders: key,
    body: { ...statement, orderReference: inState("orderId"), items: [{ orderItemId: "1", quantity: 1 }] },
    status: 422,
    answer: refusedShape(422, "_ERR_WITHDRAWAL_NOT_VALID"),
    call: Effect.flip(
      WithdrawalGateway.use((gateway) =>
        gateway.createWithdrawal({ ...statement, lines: [{ orderItemId: "1", quantity: 1 }] }, attemptKey, token),
      ),
    ),
    expect: ({ reason }) => expect(reason).toMatchObject({ _tag: "Rejected", key: "_ERR_WITHDRAWAL_NOT_VALID" }),
  })
})
