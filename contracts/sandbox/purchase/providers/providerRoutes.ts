import { handleBankRequest, isBankPath } from "../../checkout/bank/bankRoutes.ts"
import { notFound } from "../../platform/http/Refused.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { handleVaultRequest, isVaultPath } from "../vault/vaultRoutes.ts"

/** Whether a path belongs to a simulated provider: the vault, the bank with its QR codes, the bank's challenge. */
export const isProviderPath = (pathname: string): boolean => isVaultPath(pathname) || isBankPath(pathname)

/** Handles the pages and calls of the simulated providers. Fails with 404 for any other path. */
export const handleProviderRequest = async (
  services: SandboxServices,
  request: Request,
  url: URL,
): Promise<Response> => {
  if (isVaultPath(url.pathname)) return handleVaultRequest(services, request, url)
  if (isBankPath(url.pathname)) return handleBankRequest(services, request, url)
  throw notFound("No simulated provider has this address.")
}
