import { RestGateway } from "../../application/rest/RestGateway.ts"
import { httpRestGateway } from "../backend/rest/HttpRestGateway.ts"
import { adapterModule } from "./AdapterModule.ts"
import { gatewayWithDevice } from "./identityModule.ts"

/** The named actions of a store, over HTTP. */
export function restModule() {
  return adapterModule(gatewayWithDevice(RestGateway, httpRestGateway))
}
