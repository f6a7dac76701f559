import { useEffect, useRef, useState } from "react"
import type { QrPayment } from "../../../../application/wallet/changeWallet.ts"
import { Button } from "../../../design/Button.tsx"
import { SelectField } from "../../../design/fields/SelectField.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useSecondsLeft } from "../../../runtime/useSecondsLeft.ts"
import { QrCode } from "../../shared/QrCode.tsx"
import { savedCardName } from "../../shared/labels/savedCardName.ts"
import { FormAlert } from "../FormAlert.tsx"
import styles from "../Setting.module.css"
import type { WalletState } from "./useWallet.ts"

/** A code is replaced this long before it expires, so that the till always reads a valid one. */
const RENEWAL_MILLIS = 15_000
/** Between two renewals, also by a device whose clock is wrong. */
const MINIMUM_MILLIS = 10_000

interface ShownCode extends QrPayment {
  /** When it is replaced, on the page's clock. */
  readonly renewAt: number
}

/** Pays at a till with a code of a saved card. The code is replaced before it expires while the page is visible. */
export function WalletQr({ state }: { readonly state: WalletState }) {
  const t = useText()
  const cards = state.content.cards.filter(({ paysByQr }) => paysByQr)
  const [cardId, setCardId] = useState<string>()
  const [code, setCode] = useState<ShownCode>()
  const seconds = useSecondsLeft(code?.renewAt, 1)
  const isShown = useRef(false)
  const chosen = cards.find(({ id }) => id === cardId) ?? cards[0]
  const show = async (id: string) => {
    isShown.current = true
    const payment = await state.read("qr", ({ createQrPayment }) => createQrPayment(id))
    if (!isShown.current) return
    setCode(
      payment && {
        ...payment,
        renewAt: performance.now() + Math.max(MINIMUM_MILLIS, payment.validMillis - RENEWAL_MILLIS),
      },
    )
  }
  const hide = () => {
    isShown.current = false
    setCode(undefined)
  }
  useEffect(() => {
    if (code !== undefined && seconds === 0 && document.visibilityState === "visible") void show(code.cardId)
  }, [seconds])
  useEffect(() => () => void (isShown.current = false), [])
  return (
    <section className={styles["setting"]} aria-labelledby="wallet-qr">
      <h2 id="wallet-qr" className={styles["heading"]}>
        {t("wallet.qr")}
      </h2>
      {chosen === undefined ? (
        <p>{t("wallet.qr.none")}</p>
      ) : (
        <div className={styles["body"]}>
          <SelectField
            label={t("wallet.qr.card")}
            name="qrCard"
            value={chosen.id}
            onChange={({ currentTarget }) => {
              setCardId(currentTarget.value)
              if (code !== undefined) void show(currentTarget.value)
            }}
            options={cards.map((card) => ({ value: card.id, label: card.tag ?? savedCardName(t, card) }))}
          />
          {state.failed === "qr" && <FormAlert error={state.error} />}
          {code === undefined ? (
            <Button variant="quiet" busy={state.busy} onClick={() => void show(chosen.id)}>
              {t("wallet.qr.show")}
            </Button>
          ) : (
            <>
              <p>{t("wallet.qr.text")}</p>
              <QrCode payload={code.payload} label={t("wallet.qr.alt")} />
              <p role="timer" aria-live="off">
                {t("wallet.qr.timeLeft", {
                  time: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`,
                })}
              </p>
              <Button variant="plain" onClick={hide}>
                {t("wallet.qr.hide")}
              </Button>
            </>
          )}
        </div>
      )}
    </section>
  )
}
