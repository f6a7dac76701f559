import * as Context from "effect/Context"
import type { Send } from "../backend/http/sendRequest.ts"
import { adapterModule } from "./AdapterModule.ts"
import { constant } from "./PortBinding.ts"

/** How calls leave; below the ports, known only to the families. */
export class BackendSend extends Context.Service<BackendSend, Send>()("BackendSend") {}

/** A backend that is asked through `send`. */
export function backendModule(send: Send) {
  return adapterModule(constant(BackendSend, send))
}
