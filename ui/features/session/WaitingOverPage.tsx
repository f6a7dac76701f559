import type { Waiting } from "../../runtime/waitingState.ts"
import { WaitCutShort } from "./WaitCutShort.tsx"
import { WaitingRoom } from "./WaitingRoom.tsx"

/** What is told over a page of its waiting: where the shopper stands, or that a reload cut it short. */
export function WaitingOverPage({ waiting }: { readonly waiting: Exclude<Waiting, "given up" | undefined> }) {
  return waiting === "cut" ? <WaitCutShort /> : <WaitingRoom place={waiting.place} triesAt={waiting.triesAt} />
}
