import { browserWaitingRoom } from "../../adapters/composition/browserWaitingRoom.ts"

/** Requests a page again that the waiting room refused. */
export const { probePage } = browserWaitingRoom
