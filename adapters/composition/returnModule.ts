import { RefundGateway } from "../../application/returns/RefundGateway.ts"
import { ReturnGateway } from "../../application/returns/ReturnGateway.ts"
import { ReturnsServiceGateway } from "../../application/returns/ReturnsServiceGateway.ts"
import { WithdrawalGateway } from "../../application/returns/WithdrawalGateway.ts"
import { httpRefundGateway } from "../backend/returns/HttpRefundGateway.ts"
import { httpReturnGateway } from "../backend/returns/HttpReturnGateway.ts"
import { httpReturnsServiceGateway } from "../backend/returns/HttpReturnsServiceGateway.ts"
import { httpWithdrawalGateway } from "../backend/returns/HttpWithdrawalGateway.ts"
import { adapterModule } from "./AdapterModule.ts"
import { gateway, gatewayWithIds } from "./identityModule.ts"

/** Returns to a store and their refunds, over HTTP. */
export function returnModule() {
  return adapterModule(
    gatewayWithIds(ReturnGateway, httpReturnGateway),
    gatewayWithIds(RefundGateway, httpRefundGateway),
    gateway(ReturnsServiceGateway, httpReturnsServiceGateway),
    gateway(WithdrawalGateway, httpWithdrawalGateway),
  )
}
