import type { KeyboardEvent } from "react"
import { useEffect, useRef, useState } from "react"
import type { AffinityCard } from "../../../../application/checkout/checkAffinity.ts"
import type { AffinityResult } from "../../../../domain/payment/PaymentSelection.ts"
import type { Money } from "../../../../domain/shared/Money.ts"
import { Button } from "../../../design/Button.tsx"
import { Field } from "../../../design/fields/Field.tsx"
import type { CaptchaSlot } from "../../../runtime/CaptchaSlot.ts"
import type { CommandResult } from "../../../runtime/CommandResult.ts"
import { useCommands } from "../../../commands/useCommands.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useMoney } from "../../../runtime/useMoney.ts"
import { useCaptcha } from "../../../runtime/useCaptcha.ts"
import { presentReason } from "../../../text/presentReason.ts"
import type { SealForCheck } from "../card/useVaultFrame.ts"
import styles from "./Payment.module.css"

export interface AffinityCheckProps {
  /** The amount to pay. */
  readonly total: Money
  readonly captcha: CaptchaSlot
  /** The hash of a saved card; absent for a typed one. */
  readonly cardHash?: string
  /**
   * Seals a card that was typed into the frame of a vault; absent if the surrounding form has the card number field.
   */
  readonly sealForCheck?: SealForCheck
}

/**
 * Checks whether a card is the shop's own and which instalments it allows (S7.15). Optional: the
 * form pays the same with or without it. Card data is read from the form on submit and not stored.
 */
export function AffinityCheck({ total, captcha, cardHash, sealForCheck }: AffinityCheckProps) {
  const t = useText()
  const { payments } = useCommands()
  const container = useRef<HTMLDivElement>(null)
  const requestNumber = useRef(0)
  const [busy, setBusy] = useState(false)
  const [shownResult, setShownResult] = useState<CommandResult<AffinityResult>>()
  const captchaRequest = useCaptcha()
  const forget = () => {
    requestNumber.current += 1
    setBusy(false)
    setShownResult(undefined)
  }
  // A result applies only to its card and amount.
  useEffect(() => {
    const form = container.current?.closest("form")
    form?.addEventListener("input", forget)
    form?.addEventListener("reset", forget)
    return () => {
      forget()
      form?.removeEventListener("input", forget)
      form?.removeEventListener("reset", forget)
    }
  }, [cardHash, total.minorUnits])
  const ask = async () => {
    const form = container.current?.closest("form")
    if (form === null || form === undefined) return
    forget()
    setBusy(true)
    const round = requestNumber.current
    const card = await (cardHash === undefined ? readAffinityCard(form, sealForCheck) : { cardHash })
    if (requestNumber.current !== round) return
    // The frame or its container shows why the card was not sealed.
    const result = card === undefined ? undefined : await payments.checkAffinity(card, total, captchaRequest.solved)
    // A captcha is used up by its request, even if the result is outdated.
    const isCaptchaRequired = result !== undefined && captchaRequest.recordResult(result)
    if (requestNumber.current !== round) return
    setBusy(false)
    setShownResult(isCaptchaRequired ? undefined : result)
  }
  const checkOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement) || event.target.type === "checkbox") return
    // Enter in these fields starts the check, not the payment.
    event.preventDefault()
    if (!busy) void ask()
  }
  const captchaField = captchaRequest.field(captcha)
  const button = (
    <Button variant="quiet" busy={busy} onClick={() => void ask()}>
      {t("payment.installmentsCheck")}
    </Button>
  )
  return (
    <div ref={container} className={styles["affinity"]} onKeyDown={checkOnEnter}>
      {cardHash !== undefined ? (
        <>
          {captchaField}
          {button}
        </>
      ) : (
        <details>
          <summary>{t("payment.installments")}</summary>
          <Field
            className={styles["short"]}
            label={t("payment.installmentsTaxNumber")}
            optionalMark={t("checkout.optional")}
            name="affinityVatin"
            autoComplete="off"
            dir="ltr"
            maxLength={128}
          />
          {captchaField}
          {button}
        </details>
      )}
      <div role="status">{shownResult !== undefined && <AffinityResult shownResult={shownResult} total={total} />}</div>
    </div>
  )
}

async function readAffinityCard(
  form: HTMLFormElement,
  sealForCheck: SealForCheck | undefined,
): Promise<AffinityCard | undefined> {
  const data = new FormData(form)
  const vatin = String(data.get("affinityVatin") ?? "")
  if (sealForCheck === undefined) return { number: String(data.get("number") ?? ""), vatin }
  const sealed = await sealForCheck()
  return sealed === undefined ? undefined : { token: sealed.token, vatin }
}

function AffinityResult({
  shownResult,
  total,
}: {
  readonly shownResult: CommandResult<AffinityResult>
  readonly total: Money
}) {
  const t = useText()
  const money = useMoney()
  if (!shownResult.ok) {
    const [problem] = shownResult.error._tag === "CardRefused" ? shownResult.error.reasons : []
    return (
      <p>
        {problem === undefined
          ? t("payment.installmentsUnknown")
          : `${t("checkout.card.number")}: ${presentReason(t, problem.rule)}`}
      </p>
    )
  }
  const { isAffinity, name, instalments } = shownResult.value
  if (!isAffinity) return <p>{t("payment.installmentsUnavailable")}</p>
  const months = new Intl.NumberFormat(`${t.language}-u-nu-latn`, { style: "unit", unit: "month", unitDisplay: "long" })
  return (
    <>
      <p>
        {t("payment.installmentsAvailable", { name: name ?? t("payment.installmentsCardName"), amount: money(total) })}
      </p>
      <dl className={styles["breakdown"]}>
        {instalments.map((parts) => (
          <div key={parts.months}>
            <dt>{months.format(parts.months)}</dt>
            <dd>
              <bdi>
                {alike(parts.amounts)
                  .map(([count, amount]) => `${count} × ${money(amount)}`)
                  .join(" + ")}
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** Groups consecutive equal amounts with their count. */
function alike(amounts: readonly Money[]): readonly (readonly [count: number, amount: Money])[] {
  const instalmentRuns: [number, Money][] = []
  for (const amount of amounts) {
    const last = instalmentRuns.at(-1)
    if (last?.[1].minorUnits === amount.minorUnits) last[0] += 1
    else instalmentRuns.push([1, amount])
  }
  return instalmentRuns
}
