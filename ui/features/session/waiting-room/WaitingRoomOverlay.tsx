import type { Waiting } from "../../../runtime/waitingState.ts"
import { WaitInterruptedDialog } from "./WaitInterruptedDialog.tsx"
import { WaitingRoom } from "./WaitingRoom.tsx"

/** The waiting room over a page, or the notice that a reload interrupted it. */
export function WaitingRoomOverlay({ waiting }: { readonly waiting: Exclude<Waiting, "abandoned" | undefined> }) {
  return waiting === "interrupted" ? (
    <WaitInterruptedDialog />
  ) : (
    <WaitingRoom place={waiting.place} nextTryAt={waiting.nextTryAt} />
  )
}
