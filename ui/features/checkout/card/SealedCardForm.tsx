import type { FormEvent, ReactNode } from "react"
import { useRef } from "react"
import type { TokenizedCard } from "../../../../domain/payment/PaymentEntry.ts"
import { Button } from "../../../design/Button.tsx"
import { Alert } from "../../../design/Alert.tsx"
import { Spinner } from "../../../design/Spinner.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import styles from "./CardForm.module.css"
import { frameSandbox } from "../after-payment/frameSandbox.ts"
import type { SealForCheck } from "./useVaultFrame.ts"
import { useVaultFrame } from "./useVaultFrame.ts"
import type { VaultConfigOptions, FrameKind } from "./vaultConfig.ts"
import { vaultConfig } from "./vaultConfig.ts"

export interface SealedCardFormProps extends VaultConfigOptions {
  /** Address of the vault's frame. */
  readonly vault: string
  readonly kind: FrameKind
  /** The label of the submit button. */
  readonly label: string
  readonly conditions: string
  /** Additional fields of the form, sent with the token. A function receives the means to seal the card for a check. */
  readonly children?: ReactNode | ((sealForCheck: SealForCheck) => ReactNode)
  readonly onSealed: (sealed: TokenizedCard, form: FormData) => void
}

/**
 * A card payment form in the frame of a vault: this page receives a token, never a card number or security code (F104).
 */
export function SealedCardForm({
  vault,
  kind,
  label,
  conditions,
  children,
  onSealed,
  ...options
}: SealedCardFormProps) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const { frame, address, height, hasTimedOut, isSealing, time, again, seal, sealForCheck } = useVaultFrame(
    vault,
    kind,
    {
      config: () => vaultConfig(t, options),
      onSubmit: () => form.current?.requestSubmit(),
      // Events of the frame do not bubble to this form, so they are repeated here.
      onChanged: () => form.current?.dispatchEvent(new Event("input")),
      onSealed: (sealed) => {
        if (form.current !== null) onSealed(sealed, new FormData(form.current))
      },
    },
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    seal(new FormData(event.currentTarget).has("keep"))
  }
  return (
    <form ref={form} className={styles["form"]} noValidate onSubmit={submit}>
      <div className={styles["number"]}>
        {hasTimedOut ? (
          <Alert
            tone="problem"
            title={t("cardForm.unavailable.title")}
            actions={
              <Button variant="quiet" onClick={again}>
                {t("payment.retry")}
              </Button>
            }
          >
            <p>{t("cardForm.unavailable.text")}</p>
          </Alert>
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
        {height === undefined && !hasTimedOut && (
          <p role="status" className={styles["opening"]}>
            {t("payment.loading")}
            <Spinner kind="running" />
          </p>
        )}
      </div>
      {children !== undefined && (
        <div className={styles["holder"]}>{typeof children === "function" ? children(sealForCheck) : children}</div>
      )}
      <p className={styles["conditions"]}>{conditions}</p>
      <Button type="submit" className={styles["pay"]} busy={isSealing} disabled={hasTimedOut || height === undefined}>
        {label}
      </Button>
    </form>
  )
}
