import { notAcceptable } from "../../platform/http/Refused.ts"
import { parseAddress } from "../../platform/http/parseAddress.ts"
import { newToken } from "../../platform/ports/token.ts"
import type { SandboxPorts } from "../../platform/ports/SandboxPorts.ts"

/** Domain of the wallet provider; other addresses are refused (R11). */
const PROVIDER = ".apple.com"
const LIFETIME_MS = 300_000

/**
 * A simulated merchant session of the wallet's provider, without a network request. Fails with 422 for an address
 * outside the provider's domain.
 */
export const validateMerchant = (
  ports: SandboxPorts,
  validationUrl: string | undefined,
): Readonly<Record<string, unknown>> => {
  const url = parseAddress(validationUrl ?? "")
  if (
    url === undefined ||
    url.protocol !== "https:" ||
    url.port !== "" ||
    url.username !== "" ||
    !url.hostname.endsWith(PROVIDER)
  ) {
    throw notAcceptable("_ERR_WALLET_VALIDATION", "No wallet is asked there.", [
      {
        field: "validationUrl",
        rule: validationUrl === undefined ? "required" : "host",
        message: "validationUrl is an https address of the wallet's provider.",
      },
    ])
  }
  const now = ports.now()
  return {
    epochTimestamp: now,
    expiresAt: now + LIFETIME_MS,
    merchantSessionIdentifier: newToken(ports, "m."),
    nonce: newToken(ports),
    merchantIdentifier: "merchant.selvedge.sandbox",
    domainName: "selvedge.example",
    displayName: "Selvedge",
    signature: "simulated",
  }
}
