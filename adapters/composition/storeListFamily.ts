import * as Context from "effect/Context"
import { StoreGateway } from "../../application/store/StoreGateway.ts"
import { httpStoreGateway } from "../backend/store/HttpStoreGateway.ts"
import { BackendSend } from "./backendFamily.ts"
import { family } from "./Family.ts"
import { made } from "./PortBinding.ts"

/** The list of stores, which is asked for before there is one. */
export function storeListFamily() {
  return family(made(StoreGateway, [BackendSend], (services) => httpStoreGateway({ send: Context.get(services, BackendSend) })))
}
