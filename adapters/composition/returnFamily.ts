import { RefundGateway } from "../../application/returns/RefundGateway.ts"
import { ReturnGateway } from "../../application/returns/ReturnGateway.ts"
import { ReturnsServiceGateway } from "../../application/returns/ReturnsServiceGateway.ts"
import { httpRefundGateway } from "../backend/returns/HttpRefundGateway.ts"
import { httpReturnGateway } from "../backend/returns/HttpReturnGateway.ts"
import { httpReturnsServiceGateway } from "../backend/returns/HttpReturnsServiceGateway.ts"
import { family } from "./Family.ts"
import { gateway, gatewayWithIds } from "./identityFamily.ts"

/** What goes back to a store, and the money for it, over HTTP. */
export function returnFamily() {
  return family(
    gatewayWithIds(ReturnGateway, httpReturnGateway),
    gatewayWithIds(RefundGateway, httpRefundGateway),
    gateway(ReturnsServiceGateway, httpReturnsServiceGateway),
  )
}
