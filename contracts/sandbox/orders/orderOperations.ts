import type { Operation } from "../platform/http/Operation.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import { businessOperations } from "./operations/businessOperations.ts"
import { changeOperations } from "./operations/changeOperations.ts"
import { invoiceOperations } from "./operations/invoiceOperations.ts"
import { readOperations } from "./operations/readOperations.ts"
import { ticketOperations } from "./operations/ticketOperations.ts"

export const orderOperations = (services: SandboxServices): readonly Operation[] => [
  ...readOperations(services),
  ...changeOperations(services),
  ...invoiceOperations(services),
  ...ticketOperations(services),
  ...businessOperations(services),
]
