import { buildPageAddress } from "../../../domain/navigation/buildPageAddress.ts"
import type { DefaultsOf, PageAddress } from "../../../domain/navigation/PageAddress.ts"

/**
 * Returns the login page in a page's store and language, with the page as return address. Other parameters (a
 * provider's code) are dropped.
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
