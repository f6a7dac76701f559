import { useState } from "react"
import type { WalletChange, WalletContent } from "../../../../application/wallet/WalletPage.ts"
import { WalletRefused } from "../../../../domain/wallet/WalletRefused.ts"
import type { WalletError } from "../../../commands/account/wallet.ts"
import { useCommand } from "../../../commands/useCommand.ts"
import type { ShopCommands } from "../../../commands/useCommands.tsx"
import { useCommands } from "../../../commands/useCommands.tsx"
import type { CommandResult } from "../../../runtime/CommandResult.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import type { FormCaptcha } from "../../../runtime/useCaptcha.ts"
import { useCaptcha } from "../../../runtime/useCaptcha.ts"
import type { TextKey } from "../../../text/TextKey.ts"
import { presentReason } from "../../../text/presentReason.ts"

/** The forms of the wallet: their names in a posted form. */
export type WalletWish =
  | "rename"
  | "default"
  | "delete"
  | "card"
  | "data"
  | "giftCard"
  | "activation"
  | "ticket"
  | "qr"
  | "movement"

type Run = (commands: ShopCommands["wallet"]) => Promise<CommandResult<WalletContent | WalletChange, WalletError>>

const TEXTS = new Map<string, TextKey>([
  ["full", "wallet.full"],
  ["alreadySaved", "wallet.alreadySaved"],
  ["noCard", "wallet.noCard"],
  ["activated", "wallet.giftCard.activated"],
  ["taken", "wallet.ticket.taken"],
  ["used", "wallet.ticket.used"],
  ["digits", "payment.giftInvalid"],
  ["format", "wallet.validation.format"],
  ["amount", "family.validation.amount"],
  ["date", "wallet.validation.date"],
])

/** Refusals with a text of their own at one field. */
const FIELD_TEXTS = new Map<string, TextKey>([
  ["tag number", "wallet.validation.tag"],
  ["number unknown", "payment.giftUnknown"],
  ["encrypted unknown", "cardForm.reenter"],
])

/** The wallet and the state of the last change. */
export interface WalletState {
  readonly content: WalletContent
  readonly busy: boolean
  readonly captcha: FormCaptcha
  /** Result of the last change; `gone` for a card that was deleted elsewhere. */
  readonly outcome: "done" | "gone" | undefined
  /** The form of the last refusal. */
  readonly failed: WalletWish | undefined
  /** Error text of a field of a form. */
  readonly problem: (wish: WalletWish, field: string) => string | undefined
  readonly reasons: WalletRefused["reasons"]
  /** A failure of the backend or the page. */
  readonly error: Extract<WalletError, { readonly _tag: "BackendError" | "CommandDefect" }> | undefined
  /** Runs a change and shows the wallet afterwards. Returns whether it succeeded. One at a time. */
  readonly change: (wish: WalletWish, run: Run) => Promise<boolean>
  /** Runs a command that changes nothing. */
  readonly read: <A>(
    wish: WalletWish,
    run: (commands: ShopCommands["wallet"]) => Promise<CommandResult<A, WalletError>>,
  ) => Promise<A | undefined>
}

/** State and changes of the wallet. `parameters` are those of the page: the result of a form posted without scripts. */
export function useWallet(loaded: WalletContent, parameters: Readonly<Record<string, string>>): WalletState {
  const t = useText()
  const { wallet: commands } = useCommands()
  const captcha = useCaptcha()
  const { busy, error, run } = useCommand<WalletError>(
    (result) => captcha.recordResult(result),
    postedError(parameters),
  )
  const [content, setContent] = useState(loaded)
  const [outcome, setOutcome] = useState(postedOutcome(parameters))
  const [failed, setFailed] = useState<WalletWish | undefined>(() =>
    WISHES.find((wish) => wish === parameters["refused"]),
  )
  const reasons = error?._tag === "WalletRefused" ? error.reasons : []
  const read: WalletState["read"] = async (wish, command) => {
    setOutcome(undefined)
    setFailed(wish)
    const answer = await run(() => command(commands))
    if (answer === undefined) return undefined
    setFailed(undefined)
    return answer.value
  }
  return {
    content,
    busy,
    captcha,
    outcome,
    failed,
    reasons,
    problem: (wish, field) => {
      const rule = failed === wish ? reasons.find((reason) => reason.field === field)?.rule : undefined
      if (rule === undefined) return undefined
      const key = FIELD_TEXTS.get(`${field} ${rule}`) ?? TEXTS.get(rule)
      return key === undefined ? presentReason(t, rule) : t(key, { maximum: content.wallet.maximumCards })
    },
    error: error?._tag === "BackendError" || error?._tag === "CommandDefect" ? error : undefined,
    change: async (wish, command) => {
      const value = await read(wish, command)
      if (value === undefined) return false
      setContent("outcome" in value ? value.content : value)
      setOutcome("outcome" in value ? value.outcome : "done")
      return true
    },
    read,
  }
}

const WISHES = ["rename", "default", "delete", "data", "giftCard", "activation", "ticket"] as const

function postedOutcome({ done }: Readonly<Record<string, string>>): "done" | "gone" | undefined {
  return done === "done" || done === "gone" ? done : undefined
}

/** The refusal of a posted form: `reasons` are pairs of field and rule. */
function postedError({ refused, reasons = "" }: Readonly<Record<string, string>>): WalletError | undefined {
  if (refused === undefined) return undefined
  const pairs = reasons.split(",").flatMap((pair) => {
    const [field, rule] = pair.split(":")
    return field === undefined || rule === undefined ? [] : [{ field, rule }]
  })
  return pairs.length === 0
    ? { _tag: "CommandDefect", detail: "the posted form was not accepted" }
    : new WalletRefused({ reasons: pairs })
}
