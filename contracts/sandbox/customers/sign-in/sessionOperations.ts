import { operation, type Operation } from "../../platform/http/Operation.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { createGuest } from "../session/createGuest.ts"
import { endSession } from "../session/endSession.ts"
import { refreshSession } from "../session/refreshSession.ts"
import { beginLogin } from "./loginRoutes.ts"

export const sessionOperations = (services: SandboxServices): readonly Operation[] => [
  operation("createGuest", (call) => createGuest(services, call)),
  operation("beginLogin", (call) => beginLogin(services, call)),
  // The document accepts a cookie or a token; the handler finds out which is still valid.
  operation("refreshSession", (call) => refreshSession(services, call)),
  operation("endSession", (call) => endSession(services, call)),
]
