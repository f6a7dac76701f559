import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { withoutSecrets } from "../../../domain/navigation/secretParameters.ts"
import type { Navigator } from "./Navigator.ts"

/** Removes secret parameters from the address bar (R20). The page keeps the address it was opened with. */
export function hideSecrets(address: PageAddress, addressOf: Navigator["addressOf"]): void {
  const built = addressOf(withoutSecrets(address))
  if (built.ok) history.replaceState(history.state, "", built.address)
}
