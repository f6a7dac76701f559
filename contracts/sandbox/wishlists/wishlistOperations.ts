import type { Operation } from "../http/Operation.ts"
import type { SandboxServices } from "../SandboxServices.ts"

/** The operations of the area wishlists. */
export const wishlistOperations = (_services: SandboxServices): readonly Operation[] => []
