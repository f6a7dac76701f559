import type { Waiting } from "../../runtime/waitingState.ts"
import { WaitInterruptedDialog } from "./WaitInterruptedDialog.tsx"
import { WaitingRoom } from "./WaitingRoom.tsx"

/** What is told over a page of its waiting: where the shopper stands, or that a reload cut it short. */
export function WaitingRoomOverlay({ waiting }: { readonly waiting: Exclude<Waiting, "abandoned" | undefined> }) {
  return waiting === "interrupted" ? (
    <WaitInterruptedDialog />
  ) : (
    <WaitingRoom place={waiting.place} nextTryAt={waiting.nextTryAt} />
  )
}
