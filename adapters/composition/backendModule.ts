import * as Context from "effect/Context"
import type { Send } from "../backend/http/sendRequest.ts"
import { adapterModule } from "./AdapterModule.ts"
import { constant } from "./PortBinding.ts"

/** The transport of requests; not a port, known only to the modules. */
export class BackendSend extends Context.Service<BackendSend, Send>()("BackendSend") {}

/** A backend reached through `send`. */
export function backendModule(send: Send) {
  return adapterModule(constant(BackendSend, send))
}
