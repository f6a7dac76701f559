import type { PageData } from "../../../application/navigation/PageData.ts"
import { refusalOf } from "../../../domain/session/WaitingVisit.ts"
import { WaitingPage } from "../../features/session/WaitingPage.tsx"

/** Without its script the question is as good as refused: it is put again. */
const ask = (address: string, signal: AbortSignal) =>
  import("../core/openWaiting.ts").then(
    ({ askForPage }) => askForPage(address, signal),
    () => refusalOf(null, null),
  )

export function WaitingRoomPage({ page: { address, content } }: { readonly page: PageData }) {
  return content.content === "waiting" ? <WaitingPage refusal={content.refusal} address={address} ask={ask} /> : null
}
