import { RestGateway } from "../../application/rest/RestGateway.ts"
import { httpRestGateway } from "../backend/rest/HttpRestGateway.ts"
import { family } from "./Family.ts"
import { gatewayWithDevice } from "./identityFamily.ts"

/** The named actions of a store, over HTTP. */
export function restFamily() {
  return family(gatewayWithDevice(RestGateway, httpRestGateway))
}
