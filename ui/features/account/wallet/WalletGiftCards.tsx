import type { GiftCardBalance } from "../../../../domain/gift-card/GiftCardBalance.ts"
import { Field } from "../../../design/fields/Field.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useMoney } from "../../../runtime/useMoney.ts"
import type { CaptchaSlot } from "../../../runtime/useCaptcha.ts"
import styles from "../Setting.module.css"
import type { WalletState } from "./useWallet.ts"
import { WalletForm } from "./WalletForm.tsx"
import { MovementText } from "./WalletMovements.tsx"

export interface WalletGiftCardsProps {
  readonly state: WalletState
  readonly captcha: CaptchaSlot
}

/** Gift cards with their balances and payments, and the forms to save and to activate one. */
export function WalletGiftCards({ state, captcha }: WalletGiftCardsProps) {
  const t = useText()
  const { giftCards } = state.content.wallet
  return (
    <section className={styles["setting"]} aria-labelledby="wallet-gift-cards">
      <h2 id="wallet-gift-cards" className={styles["heading"]}>
        {t("wallet.giftCards")}
      </h2>
      {giftCards.length === 0 ? (
        <p>{t("wallet.giftCards.empty")}</p>
      ) : (
        <ul className={styles["rows"]}>
          {giftCards.map((giftCard) => (
            <li key={giftCard.maskedNumber} className={styles["row"]}>
              <GiftCard giftCard={giftCard} state={state} />
            </li>
          ))}
        </ul>
      )}
      {(["giftCard", "activation"] as const).map((wish) => (
        <details key={wish} open={state.failed === wish || undefined}>
          <summary>{t(wish === "giftCard" ? "wallet.giftCard.add" : "wallet.giftCard.activate")}</summary>
          <div className={styles["body"]}>
            <GiftCardForm wish={wish} state={state} captcha={captcha} />
          </div>
        </details>
      ))}
    </section>
  )
}

interface GiftCardProps {
  readonly giftCard: GiftCardBalance
  readonly state: WalletState
}

function GiftCard({ giftCard: { maskedNumber, balance, isActivated }, state }: GiftCardProps) {
  const t = useText()
  const money = useMoney()
  const movements = state.content.movements.filter(
    (movement) => movement.kind.startsWith("GIFT_CARD") && movement.maskedNumber === maskedNumber,
  )
  return (
    <div>
      <bdi dir="ltr">{maskedNumber}</bdi>
      <small className={styles["state"]}>{t("payment.giftBalance", { amount: money(balance) })}</small>
      {!isActivated && <small className={styles["problem"]}>{t("wallet.giftCard.inactive")}</small>}
      {movements.length > 0 && (
        <details>
          <summary aria-label={t("wallet.giftCard.historyNamed", { digits: maskedNumber.slice(-4) })}>
            {t("wallet.giftCard.history")}
          </summary>
          <ul className={styles["rows"]}>
            {movements.map((movement) => (
              <li key={movement.code}>
                <MovementText movement={movement} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

interface GiftCardFormProps extends WalletGiftCardsProps {
  readonly wish: "giftCard" | "activation"
}

function GiftCardForm({ wish, state, captcha }: GiftCardFormProps) {
  const t = useText()
  const submit = async (typed: (name: string) => string, form: HTMLFormElement) => {
    const entry = { number: typed("number"), securityCode: typed("securityCode") }
    const isDone = await state.change(wish, ({ addGiftCard, activateGiftCard }) =>
      wish === "giftCard"
        ? addGiftCard(entry, state.captcha.solved)
        : activateGiftCard(entry, typed("activationCode"), state.captcha.solved),
    )
    if (isDone) form.reset()
  }
  return (
    <WalletForm
      wish={wish}
      state={state}
      captcha={captcha}
      variant="quiet"
      submit={t(wish === "giftCard" ? "wallet.giftCard.add" : "wallet.giftCard.activate")}
      onSubmit={(typed, form) => void submit(typed, form)}
    >
      <Field
        label={t("payment.giftNumber")}
        name="number"
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        maxLength={40}
        required
        error={state.problem(wish, "number")}
      />
      <Field
        label={t("payment.giftCode")}
        name="securityCode"
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        maxLength={16}
        required
        hint={t("payment.giftCodeHint")}
        error={state.problem(wish, "securityCode")}
      />
      {wish === "activation" && (
        <Field
          label={t("wallet.giftCard.activationCode")}
          name="activationCode"
          dir="ltr"
          autoComplete="off"
          maxLength={64}
          required
          error={state.problem(wish, "activationCode")}
        />
      )}
    </WalletForm>
  )
}
