import { around } from "./around.ts"
import { catalog } from "./catalog.ts"
import { made } from "./made.ts"
import { shell } from "./shell.ts"

/** What pages of the catalogue say. */
export const browseTexts = { ...shell, ...catalog, ...around, ...made }
