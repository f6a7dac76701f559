import { probePage } from "../backend/http/probePage.ts"

/** What a waiting page needs of the network. It stands by itself: a page that a full shop refused has no core. */
export const browserWaitingRoom = { probePage } as const
