import type * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { AppPorts } from "../../../../application/appPorts.ts"
import { RefundGateway } from "../../../../application/returns/RefundGateway.ts"
import { ReturnGateway } from "../../../../application/returns/ReturnGateway.ts"
import { WithdrawalGateway } from "../../../../application/returns/WithdrawalGateway.ts"
import { ReturnsServiceGateway } from "../../../../application/returns/ReturnsServiceGateway.ts"
import type { ReturnDraft } from "../../../../domain/returns/ReturnRequest.ts"
import { anAddress } from "../builders.ts"
import { orderId } from "../scopes.ts"

const order = orderId("700000000001")
const token = Redacted.make("5c0vY2m8T1xq7Zk3bN9dRw")
const account = {
  beneficiaryName: "Ana Prueba",
  accountCode: Redacted.make("ES9121000418450200051332"),
  holderAddress: anAddress({ email: "", phones: [] }),
}
const draft: ReturnDraft = {
  kind: "refund",
  lines: [{ catentryId: "511003", quantity: 1, reasonId: "1", comment: "Tight" }],
  exchanges: [],
  boxes: 1,
  toPhysicalStore: false,
}

/** One call of every gateway method of the area, by the operation it calls. */
export const returnCalls: Readonly<Record<string, Effect.Effect<unknown, unknown, AppPorts>>> = {
  getMaxReturnDate: ReturnGateway.use((gateway) => gateway.getMaxReturnDate(order)),
  createReturnRequest: ReturnGateway.use((gateway) =>
    gateway.createReturnRequest(order, {
      ...draft,
      refundAccount: account,
      courierId: "correos",
      pickupDate: "2026-01-21",
      bundles: [{ bundleId: "7", catentryId: "511003" }],
    }),
  ),
  createGuestReturnRequest: ReturnGateway.use((gateway) => gateway.createGuestReturnRequest(order, token, draft)),
  changeReturnRequest: ReturnGateway.use((gateway) => gateway.changeReturnRequest(order, draft, "500000000001")),
  getRmaRequest: ReturnGateway.use((gateway) => gateway.getRmaRequest("500000000001")),
  updateReturnReason: ReturnGateway.use((gateway) => gateway.updateReturnReason("500000000001", "2", "511003")),
  updateReturnStatus: ReturnGateway.use((gateway) => gateway.updateReturnStatus("500000000001", "IN_TRANSIT")),
  annulReturn: ReturnGateway.use((gateway) => gateway.annulReturn("500000000001", token)),
  listGuestReturns: ReturnGateway.use((gateway) => gateway.listGuestReturns(token)),
  getRma: ReturnGateway.use((gateway) => gateway.getRma("600000000001")),
  listRmas: ReturnGateway.use((gateway) => gateway.listRmas),
  getGuestRma: ReturnGateway.use((gateway) => gateway.getGuestRma(order, token)),
  countReturnQrLabels: ReturnGateway.use((gateway) => gateway.countReturnQrLabels("500000000001")),
  getReturnLabelPdf: ReturnGateway.use((gateway) =>
    gateway.getReturnLabelPdf("500000000001", "b2Zc0T9vQ1mYx7Lk5Nf3Hg"),
  ),
  getReturnPkpass: ReturnGateway.use((gateway) => gateway.getReturnPkpass("500000000001", "b2Zc0T9vQ1mYx7Lk5Nf3Hg")),
  getReturnQrImage: ReturnGateway.use((gateway) => gateway.getReturnQrImage("500000000001", "b2Zc0T9vQ1mYx7Lk5Nf3Hg")),
  requestRefund: RefundGateway.use((gateway) =>
    gateway.requestRefund(order, { kind: "postalAddress", address: anAddress() }),
  ),
  requestGuestRefund: RefundGateway.use((gateway) =>
    gateway.requestGuestRefund(order, token, {
      kind: "contact",
      contact: { firstName: "Ana", lastName: "Prueba", email: "ana.prueba@example.org" },
    }),
  ),
  createManualTransfer: RefundGateway.use((gateway) => gateway.createManualTransfer(account, order)),
  getAdvancedDebt: RefundGateway.use((gateway) =>
    gateway.getAdvancedDebt(order, [{ catentryId: "511003", quantity: 1 }]),
  ),
  getReplacementDebt: RefundGateway.use((gateway) =>
    gateway.getReplacementDebt(order, [{ catentryId: "511003", quantity: 1 }]),
  ),
  listAdvancedReturns: RefundGateway.use((gateway) => gateway.listAdvancedReturns("55501")),
  getWithdrawalOptions: WithdrawalGateway.use((gateway) => gateway.getWithdrawalOptions(order, token)),
  createWithdrawal: WithdrawalGateway.use((gateway) =>
    gateway.createWithdrawal(
      {
        name: "Ana Prueba",
        email: "ana.prueba@example.org",
        orderReference: order,
        lines: [{ orderItemId: "900000000001", quantity: 1 }],
        message: "All of it",
      },
      "0b7e1c1a-53a5-4f0e-9a58-0f7f6f0f4f10",
      token,
    ),
  ),
  listReturnsServiceV1: ReturnsServiceGateway.use((gateway) => gateway.listReturnsServiceV1),
  listReturnsServiceV2: ReturnsServiceGateway.use((gateway) => gateway.listReturnsServiceV2(0, 20)),
}
