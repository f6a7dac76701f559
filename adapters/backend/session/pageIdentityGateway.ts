import type { IdentityGateway } from "../../../application/session/IdentityGateway.ts"
import { identityOptions } from "../../../domain/session/IdentityOptions.ts"
import type { BackendConnection } from "../http/callOperation.ts"
import { httpIdentityGateway } from "./HttpIdentityGateway.ts"

/**
 * The identity gateway of a page, with the options of its store's configuration. The browser stores the refresh token.
 */
export function pageIdentityGateway(
  connection: BackendConnection,
  configuration: Readonly<Record<string, string>>,
): IdentityGateway["Service"] {
  return httpIdentityGateway(connection, undefined, identityOptions(configuration))
}
