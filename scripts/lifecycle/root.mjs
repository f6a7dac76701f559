import { fileURLToPath } from "node:url"

/** The repository's folder. Not `URL.pathname`, which encodes a space as `%20` and an accent as `%C3%A9` (F199). */
export const ROOT = fileURLToPath(new URL("../../", import.meta.url))
