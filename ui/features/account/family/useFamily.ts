import { useState } from "react"
import type { Family } from "../../../../application/teen/loadFamily.ts"
import type { FamilyError } from "../../../commands/account/family.ts"
import { useCommand } from "../../../commands/useCommand.ts"
import type { ShopCommands } from "../../../commands/useCommands.tsx"
import { useCommands } from "../../../commands/useCommands.tsx"
import type { CommandResult } from "../../../runtime/CommandResult.ts"
import { useMoney } from "../../../runtime/useMoney.ts"
import { useFrame } from "../../../runtime/ShopProvider.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"

type Run = (commands: ShopCommands["family"]) => Promise<CommandResult<Family, FamilyError>>

/** Error keys of limits with a text of their own. */
const LIMIT_TEXTS = {
  _ERR_MAX_TEENS: "family.limit.teens",
  _ERR_MAX_SPONSORS: "family.limit.sponsors",
  _ERR_MAX_INVITATIONS: "family.limit.invitations",
  _ERR_SPENDING_LIMIT: "family.limit.spending",
} as const

/** The customer's family and the state of the last change. */
export interface FamilyState {
  readonly family: Family
  readonly busy: boolean
  readonly isSaved: boolean
  /** Text of a refusedReason that belongs to no field. */
  readonly problem: string | undefined
  readonly reasons: readonly { readonly field: string; readonly rule: string }[]
  /** A failure of the backend or the page. */
  readonly error: Extract<FamilyError, { readonly _tag: "BackendError" | "CommandDefect" }> | undefined
  /** Runs a change and shows the family afterwards. Returns whether it succeeded. One at a time. */
  readonly change: (run: Run) => Promise<boolean>
}

/** State and changes of the family section. */
export function useFamily(loaded: Family): FamilyState {
  const t = useText()
  const money = useMoney()
  const { currencyCode } = useFrame().store.currency
  const { family: commands } = useCommands()
  const { busy, error, run } = useCommand<FamilyError>()
  const [family, setFamily] = useState(loaded)
  const [isSaved, setSaved] = useState(false)
  const problemOf = (refused: FamilyError): string | undefined => {
    switch (refused._tag) {
      case "FamilyRoleRefused":
        return t(`family.role.${refused.role}`)
      case "TeenLimitReached": {
        const { messageKey, maximum } = refused
        return t(LIMIT_TEXTS[messageKey], { maximum, amount: money({ minorUnits: maximum, currencyCode }) })
      }
      case "BackendError":
        return refused.reason._tag === "Rejected" && refused.reason.key === "_ERR_APPROVAL_USED"
          ? t("family.approvalUsed")
          : undefined
      default:
        return undefined
    }
  }
  const problem = error === undefined ? undefined : problemOf(error)
  const isFailure = error?._tag === "BackendError" || error?._tag === "CommandDefect"
  return {
    family,
    busy,
    isSaved,
    problem,
    reasons: error?._tag === "TeenRefused" ? error.reasons : [],
    error: isFailure && problem === undefined ? error : undefined,
    change: async (command) => {
      setSaved(false)
      const answer = await run(() => command(commands))
      if (answer === undefined) return false
      setFamily(answer.value)
      setSaved(true)
      return true
    },
  }
}
