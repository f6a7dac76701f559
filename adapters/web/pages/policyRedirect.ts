import { policyAddress } from "../../../domain/store/policyAddress.ts"
import { languageTag } from "../../../ui/text/languageTag.ts"
import { parseAddress } from "../parseAddress.ts"
import type { Scope } from "../ShopPrograms.ts"

const POLICY_PAGE = /^(\/[0-9]{8}\/(?:-?[0-9]{1,3}\/)?)policies\/(privacy|conditions)$/

/**
 * Redirects a store's `policies/{policy}` to the address in its configuration, which only this server decides (R11).
 * `undefined` for another path, and without an allowed address: the page then does not exist.
 */
export async function policyRedirect(
  path: string,
  origin: string,
  loadScope: (home: string) => Promise<Scope | undefined>,
): Promise<Response | undefined> {
  const [, home = "", policy] = POLICY_PAGE.exec(path) ?? []
  if (policy !== "privacy" && policy !== "conditions") return undefined
  const scope = await loadScope(home)
  const location =
    scope === undefined
      ? undefined
      : policyAddress(scope.store.configuration, policy, languageTag(scope.language, scope.store), (address) =>
          parseAddress(address, origin),
        )
  return location === undefined
    ? undefined
    : new Response(null, {
        status: 302,
        headers: { location, "cache-control": "no-store", "referrer-policy": "no-referrer" },
      })
}
