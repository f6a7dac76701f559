import type { Workgroup } from "../../../../domain/chat/Workgroup.ts"

/** A workgroup with its address. */
export type AddressedWorkgroup = Workgroup & { readonly jid: string }

/** Any error of a command, with the fields that are shown. */
export interface AgentError {
  readonly _tag: string
  readonly reason?: unknown
  readonly detail?: string | undefined
}
