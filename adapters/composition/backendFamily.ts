import * as Context from "effect/Context"
import type { Send } from "../backend/http/sendRequest.ts"
import { family } from "./Family.ts"
import { constant } from "./PortBinding.ts"

/** How calls leave; below the ports, known only to the families. */
export class BackendSend extends Context.Service<BackendSend, Send>()("BackendSend") {}

/** A backend that is asked through `send`. */
export function backendFamily(send: Send) {
  return family(constant(BackendSend, send))
}
