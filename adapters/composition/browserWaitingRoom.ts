import { probePage } from "../backend/http/probePage.ts"

/**
 * Network access of the waiting page. Independent of the other roots: a page that a full shop refused has no services.
 */
export const browserWaitingRoom = { probePage } as const
