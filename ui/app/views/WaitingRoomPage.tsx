import type { PageData } from "../../../application/navigation/PageData.ts"
import { toQueueRefused } from "../../../domain/session/QueuedVisit.ts"
import { WaitingPage } from "../../features/session/waiting-room/WaitingPage.tsx"

/** A script that cannot be fetched counts as a refusal, so the request is retried. */
const ask = (address: string, signal: AbortSignal) =>
  import("../../commands/waitingRoomRequest.ts").then(
    ({ probePage }) => probePage(address, signal),
    () => toQueueRefused(null, null),
  )

export function WaitingRoomPage({ page: { address, content } }: { readonly page: PageData }) {
  return content.content === "waiting" ? (
    <WaitingPage queueRefused={content.queueRefused} address={address} ask={ask} />
  ) : null
}
