import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { WhatsappWorkgroup, Workgroup } from "../../domain/chat/Workgroup.ts"
import type { BackendError } from "../shared/BackendError.ts"

/** Who answers in the chat and on WhatsApp; which of them are open now is `openWorkgroups`. */
export class WorkgroupGateway extends Context.Service<
  WorkgroupGateway,
  {
    /** Whether the chat is shown in this store and language. */
    readonly getChatVisibility: Effect.Effect<boolean, BackendError>
    /** With `inUtc` their hours are written in UTC. */
    readonly listChatWorkgroups: (inUtc?: boolean) => Effect.Effect<readonly Workgroup[], BackendError>
    readonly listWhatsappWorkgroups: Effect.Effect<readonly WhatsappWorkgroup[], BackendError>
  }
>()("WorkgroupGateway") {}
