import { buildPageAddress } from "../../domain/navigation/buildPageAddress.ts"
import type { DefaultsOf, PageAddress } from "../../domain/navigation/PageAddress.ts"

/**
 * The login page of a page's store and language, with the way back to it. What else stood in its address (a provider's
 * code) does not come along.
 */
export function loginPageFor(page: PageAddress, defaults: DefaultsOf): string {
  const { section } = page.parameters
  const back = buildPageAddress({ ...page, parameters: section === undefined ? {} : { section } }, defaults)
  const login = buildPageAddress(
    { ...page, page: "ItxLoginPage", parameters: back.ok ? { redirectUri: back.address } : {} },
    defaults,
  )
  return login.ok ? login.address : "/"
}
