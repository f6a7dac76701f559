import type { Translate } from "../../../text/createTranslate.ts"
import { textDirection } from "../../../text/textDirection.ts"
import { presentReason } from "../../../text/presentReason.ts"
import { networkName } from "../../shared/labels/networkName.ts"

/** The fields of a frame: a whole card, or the security code of a saved one. */
export type FrameKind = "card" | "code"

export interface VaultConfigOptions {
  /** Accepted card networks; empty for all. */
  readonly networks: readonly string[]
  /** The length of the security code, for a known card. */
  readonly codeLength: 3 | 4
  readonly codeLabel: string
}

/** Design tokens whose names the frame and the shop share. */
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
 * The configuration that makes a frame match the page: texts, direction, colours and fonts. It contains no customer
 * data.
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
    problems: Object.fromEntries(RULES.map((rule) => [rule, presentReason(t, rule)])),
  }
}
