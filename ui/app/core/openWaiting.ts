import { browserWaiting } from "../../../adapters/composition/browserWaiting.ts"

/** Asks whether a page that was refused may be had by now. */
export const { askForPage } = browserWaiting
