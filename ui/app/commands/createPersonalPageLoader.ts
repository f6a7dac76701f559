import { loadAccountPageData } from "../../../application/navigation/loadAccountPageData.ts"
import type { BrowserPages } from "../../../adapters/composition/browserPages.ts"
import { browserPersonalPages } from "../../../adapters/composition/browserPersonalPages.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import type { CommandResult } from "../../runtime/CommandResult.ts"
import type { CommandModules } from "../lazyCommands.ts"

/** The result for a guest: the document is requested instead, and the web server redirects to the login page. */
const REGISTERED_ONLY: CommandResult<never> = {
  ok: false,
  error: { _tag: "CommandDefect", detail: "registered shoppers only" },
}

/** Loads account pages, based on the page commands. Not cached: the result is personal. */
export function createPersonalPageLoader(pages: BrowserPages): CommandModules["pages"]["loadPage"] {
  const run = programRunner(browserPersonalPages(pages).context)
  return async (address, options) => {
    const result = await run(loadAccountPageData(address), options)
    return result.ok && result.value.content.content === "registeredOnly" ? REGISTERED_ONLY : result
  }
}
