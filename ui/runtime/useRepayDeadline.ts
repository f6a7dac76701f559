import { useEffect, useState } from "react"
import type { RepayInfo } from "../../domain/payment/RepayInfo.ts"
import { repayEnd } from "../../domain/payment/RepayInfo.ts"
import { useText } from "./TextProvider.tsx"

/** The local time until which an unpaid order is kept; `undefined` until hydration, or if the server sends none. */
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
