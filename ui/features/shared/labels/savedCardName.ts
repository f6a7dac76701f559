import type { WalletCard } from "../../../../domain/wallet/WalletCard.ts"
import type { Translate } from "../../../text/createTranslate.ts"
import { networkName } from "./networkName.ts"

/** The name of a saved card: network and last digits. */
export function savedCardName(
  t: Translate,
  { network, lastDigits }: Pick<WalletCard, "network" | "lastDigits">,
): string {
  return t("payment.savedCard", { network: networkName(network), digits: lastDigits })
}
