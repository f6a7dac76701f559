import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { httpAccountGateway } from "../../adapters/backend/account/HttpAccountGateway.ts"
import { httpCatalogGateway } from "../../adapters/backend/catalog/HttpCatalogGateway.ts"
import { httpOrderGateway } from "../../adapters/backend/order/HttpOrderGateway.ts"
import { httpOrderProgressGateway } from "../../adapters/backend/order/HttpOrderProgressGateway.ts"
import { httpRefundGateway } from "../../adapters/backend/returns/HttpRefundGateway.ts"
import { httpReturnGateway } from "../../adapters/backend/returns/HttpReturnGateway.ts"
import { httpReturnsServiceGateway } from "../../adapters/backend/returns/HttpReturnsServiceGateway.ts"
import { answerReturnForm } from "../../application/returns/answerReturnForm.ts"
import { loadReturnDetail, loadReturnList } from "../../application/returns/loadReturnPages.ts"
import type { LabelKind } from "../../application/returns/readReturns.ts"
import { downloadLabel } from "../../application/returns/readReturns.ts"
import type { ReturnFields } from "../../domain/returns/returnFields.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { CommandBase } from "./CommandBase.ts"
import { runWith } from "./CommandBase.ts"

/** Commands for returns and exchanges. A token authorizes access to a guest's order without a session. */
export function returnCommands(base: CommandBase) {
  const run = runWith(
    base,
    httpAccountGateway,
    httpCatalogGateway,
    httpOrderGateway,
    httpOrderProgressGateway,
    httpRefundGateway,
    httpReturnGateway,
    httpReturnsServiceGateway,
  )
  return {
    /** Runs a step of the return form, with everything entered so far. */
    answerForm: (orderId: OrderId, fields: ReturnFields, guestToken: string | undefined) =>
      run(answerReturnForm(orderId, fields, guestToken)),
    /** Runs an action on a return. */
    act: (orderId: OrderId, returnId: string, fields: ReturnFields, guestToken: string | undefined) =>
      run(loadReturnDetail(orderId, returnId, { fields, guestToken })),
    /** Transfers the pending refunds of the account to a bank account. */
    transfer: (pageNumber: number, fields: ReturnFields) =>
      run(Effect.map(loadReturnList(pageNumber, fields), Option.getOrUndefined)),
    /** A label to print, or a wallet pass. */
    label: (returnId: string, guestToken: string | undefined, kind: LabelKind, box: number) =>
      run(downloadLabel({ returnId, guestToken }, kind, box)),
  }
}
