import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import type { RequestCookies } from "../RequestCookies.ts"
import type { Scope, ShopPrograms } from "../ShopPrograms.ts"

/** Runs a posted form, and redirects the browser to the page that shows the result or returns a file. */
export type SubmitForm = (
  request: Request,
  scope: Scope,
  cookies: RequestCookies,
  programs: ShopPrograms,
  addressOf: (page: PageAddress) => string | undefined,
) => Promise<Response>
