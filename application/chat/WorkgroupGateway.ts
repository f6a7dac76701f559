import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { WhatsappWorkgroup, Workgroup } from "../../domain/chat/Workgroup.ts"
import type { BackendError } from "../shared/BackendError.ts"

/** Chat and WhatsApp workgroups; `openWorkgroups` filters those that are open. */
export class WorkgroupGateway extends Context.Service<
  WorkgroupGateway,
  {
    /** Whether the chat is shown in this store and language. */
    readonly getChatVisibility: Effect.Effect<boolean, BackendError>
    /** With `inUtc` the opening hours are in UTC. */
    readonly listChatWorkgroups: (inUtc?: boolean) => Effect.Effect<readonly Workgroup[], BackendError>
    readonly listWhatsappWorkgroups: Effect.Effect<readonly WhatsappWorkgroup[], BackendError>
  }
>()("WorkgroupGateway") {}
