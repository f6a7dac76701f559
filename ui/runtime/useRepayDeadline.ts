import { useEffect, useState } from "react"
import type { RepayInfo } from "../../domain/payment/RepayInfo.ts"
import { repayEnd } from "../../domain/payment/RepayInfo.ts"
import { useText } from "./TextProvider.tsx"

/**
 * The time of day until which an unpaid order is kept, on the shopper's own clock; nothing until the page is alive, or
 * where the shop does not say.
 */
export function useRepayDeadline(repay: RepayInfo | undefined): string | undefined {
  const { language } = useText()
  const [until, setUntil] = useState<string>()
  useEffect(() => {
    const end = repay === undefined ? undefined : repayEnd(repay)
    setUntil(
      end === undefined
        ? undefined
        : new Intl.DateTimeFormat(`${language}-u-nu-latn`, { timeStyle: "short" }).format(end),
    )
  }, [language, repay])
  return until
}
