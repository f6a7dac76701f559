import type { PageContent } from "../../../application/navigation/PageData.ts"
import type { WaitingState } from "../../runtime/waitingState.ts"
import { CartDrawerSlot } from "./CartDrawerSlot.tsx"
import { ChatSlot } from "./ChatSlot.tsx"
import { WaitingRoomSlot } from "./WaitingRoomSlot.tsx"

/** What opens over every page of a store: an island, of which the server renders the frame of the cart drawer. */
export function FrameDrawers({
  content,
  waiting,
}: Pick<PageContent, "content"> & { readonly waiting: WaitingState | undefined }) {
  return (
    <>
      <CartDrawerSlot />
      <ChatSlot content={content} />
      {waiting !== undefined && <WaitingRoomSlot state={waiting} />}
    </>
  )
}
