import { handleBankRequest, isBankPath } from "../checkout/bank/bankRoutes.ts"
import { notFound } from "../http/Refusal.ts"
import type { SandboxServices } from "../SandboxServices.ts"
import { handleVaultRequest, isVaultPath } from "../vault/vaultRoutes.ts"

/**
 * Whether an address is one of the providers that the sandbox plays: the vault, the bank with its codes to scan, the
 * bank's question.
 */
export const isProviderPath = (pathname: string): boolean => isVaultPath(pathname) || isBankPath(pathname)

/** The pages and calls of the simulated providers. Fails with 404 for any other address. */
export const handleProviderRequest = async (
  services: SandboxServices,
  request: Request,
  url: URL,
): Promise<Response> => {
  if (isVaultPath(url.pathname)) return handleVaultRequest(services, request, url)
  if (isBankPath(url.pathname)) return handleBankRequest(services, request, url)
  throw notFound("No simulated provider has this address.")
}
