import type { Translate } from "../../../text/createTranslate.ts"
import { textDirection } from "../../../text/textDirection.ts"
import { presentReason } from "../../../text/presentReason.ts"
import { networkName } from "../networkName.ts"

/** Which fields a frame has: a whole card's, or the code of one that the shop keeps. */
export type FrameKind = "card" | "code"

export interface VaultConfigOptions {
  /** Networks that are taken; all where none is named. */
  readonly networks: readonly string[]
  /** Digits of the code, where the card is known. */
  readonly codeLength: 3 | 4
  readonly codeLabel: string
}

/** Names that frame and shop share for the tokens of the design. */
const COLOR_TOKENS = [
  ["paper", "--paper"],
  ["raised", "--paper-raised"],
  ["ink", "--ink"],
  ["soft", "--ink-soft"],
  ["line", "--hairline-strong"],
  ["accent", "--accent"],
  ["problem", "--problem"],
] as const
const RULES = ["required", "number", "length", "expiry", "expired", "securityCode", "holder", "other"] as const

/**
 * What a frame needs to look and speak like the page around it: words, direction, colours and type; nothing of the
 * shopper.
 */
export function vaultConfig(t: Translate, { networks, codeLength, codeLabel }: VaultConfigOptions) {
  const style = getComputedStyle(document.documentElement)
  const taken = networks.map(networkName).join(", ")
  return {
    vault: "dress",
    language: t.language,
    direction: textDirection(t.language),
    scheme: style.colorScheme,
    colours: Object.fromEntries(COLOR_TOKENS.map(([name, token]) => [name, style.getPropertyValue(token).trim()])),
    font: style.getPropertyValue("--font-text").trim(),
    networks,
    codeLength,
    words: {
      title: t("cardForm.title"),
      number: t("checkout.card.number"),
      expiry: t("checkout.card.expiry"),
      securityCode: codeLabel,
      holder: t("checkout.card.holder"),
      codeBack: t("checkout.card.codeBack"),
      codeFront: t("checkout.card.codeFront"),
      taken,
      notTaken: t("checkout.card.networkNotAccepted", { network: "{network}", taken }),
      failed: t("cardForm.failed"),
    },
    reasons: Object.fromEntries(RULES.map((rule) => [rule, presentReason(t, rule)])),
  }
}
