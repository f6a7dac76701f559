import { browserWaitingRoom } from "../../../adapters/composition/browserWaitingRoom.ts"

/** Asks whether a page that was refused may be had by now. */
export const { probePage } = browserWaitingRoom
