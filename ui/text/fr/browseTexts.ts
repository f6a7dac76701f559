import { catalog } from "./catalog.ts"
import { shell } from "./shell.ts"

/** What pages of the catalogue say. */
export const browseTexts = { ...shell, ...catalog }
