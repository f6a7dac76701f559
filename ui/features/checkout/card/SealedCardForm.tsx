import type { FormEvent, ReactNode } from "react"
import { useRef } from "react"
import type { SealedCard } from "../../../../domain/payment/PaymentEntry.ts"
import { Button } from "../../../design/Button.tsx"
import { Notice } from "../../../design/Notice.tsx"
import { Thread } from "../../../design/Thread.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import styles from "../CardForm.module.css"
import { frameSandbox } from "../frameSandbox.ts"
import type { SealToAsk } from "./useVaultFrame.ts"
import { useVaultFrame } from "./useVaultFrame.ts"
import type { DressFacts, FrameKind } from "./vaultDress.ts"
import { vaultDress } from "./vaultDress.ts"

export interface SealedCardFormProps extends DressFacts {
  /** Address of the vault's frame. */
  readonly vault: string
  readonly kind: FrameKind
  /** Words of the button. */
  readonly label: string
  readonly conditions: string
  /** What else the form asks; its answers come with the token. What asks about the card has it sealed for that. */
  readonly children?: ReactNode | ((sealToAsk: SealToAsk) => ReactNode)
  readonly onSealed: (sealed: SealedCard, form: FormData) => void
}

/** A card to pay with, typed into the frame of a vault: this page gets a token, and never a number or a code (F104). */
export function SealedCardForm({ vault, kind, label, conditions, children, onSealed, ...facts }: SealedCardFormProps) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const { frame, address, height, isSilent, isSealing, time, again, seal, sealToAsk } = useVaultFrame(vault, kind, {
    dress: () => vaultDress(t, facts),
    onSubmit: () => form.current?.requestSubmit(),
    // The fields of the frame are fields of this form, whose own events do not reach it.
    onChanged: () => form.current?.dispatchEvent(new Event("input")),
    onSealed: (sealed) => {
      if (form.current !== null) onSealed(sealed, new FormData(form.current))
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    seal(new FormData(event.currentTarget).has("keep"))
  }
  return (
    <form ref={form} className={styles["form"]} noValidate onSubmit={submit}>
      <div className={styles["number"]}>
        {isSilent ? (
          <Notice
            tone="problem"
            title={t("cardForm.unavailable.title")}
            actions={
              <Button variant="quiet" onClick={again}>
                {t("payment.retry")}
              </Button>
            }
          >
            <p>{t("cardForm.unavailable.text")}</p>
          </Notice>
        ) : (
          <iframe
            key={time}
            ref={frame}
            className={styles["frame"]}
            src={address}
            title={t("cardForm.title")}
            height={height ?? 0}
            sandbox={frameSandbox(address, ["allow-scripts"])}
            referrerPolicy="no-referrer"
          />
        )}
        {height === undefined && !isSilent && (
          <p role="status" className={styles["opening"]}>
            {t("payment.loading")}
            <Thread kind="running" />
          </p>
        )}
      </div>
      {children !== undefined && (
        <div className={styles["holder"]}>{typeof children === "function" ? children(sealToAsk) : children}</div>
      )}
      <p className={styles["conditions"]}>{conditions}</p>
      <Button type="submit" className={styles["pay"]} busy={isSealing} disabled={isSilent || height === undefined}>
        {label}
      </Button>
    </form>
  )
}
