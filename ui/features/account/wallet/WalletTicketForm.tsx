import { useState } from "react"
import { parseAmount } from "../../../../domain/store/parseAmount.ts"
import { CheckField } from "../../../design/fields/CheckField.tsx"
import { Field } from "../../../design/fields/Field.tsx"
import { useFrame } from "../../../runtime/ShopProvider.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import styles from "../Setting.module.css"
import type { WalletState } from "./useWallet.ts"
import { WalletForm } from "./WalletForm.tsx"

/** Adds the receipt of a purchase in a physical store. */
export function WalletTicketForm({ state }: { readonly state: WalletState }) {
  const t = useText()
  const { currency } = useFrame().store
  const [isAmountInvalid, setAmountInvalid] = useState(false)
  const problem = (field: string) => state.problem("ticket", field)
  const submit = async (typed: (name: string) => string, form: HTMLFormElement) => {
    const minorUnits = parseAmount(typed("amount"), currency.currencyDecimals)
    setAmountInvalid(minorUnits === undefined)
    if (minorUnits === undefined) return
    const isDone = await state.change("ticket", ({ addTicket }) =>
      addTicket({
        date: typed("date"),
        amount: { minorUnits, currencyCode: currency.currencyCode },
        tuid: typed("tuid"),
        hashCode: typed("hashCode"),
        purchaseToken: typed("purchaseToken"),
        isWallet: typed("isWallet") !== "",
      }),
    )
    if (isDone) form.reset()
  }
  const code = { dir: "ltr", autoComplete: "off", spellCheck: false, required: true } as const
  return (
    <details open={state.failed === "ticket" || undefined}>
      <summary>{t("wallet.ticket.add")}</summary>
      <div className={styles["body"]}>
        <p className={styles["hint"]}>{t("wallet.ticket.hint")}</p>
        <WalletForm
          wish="ticket"
          state={state}
          variant="quiet"
          submit={t("wallet.ticket.add")}
          onSubmit={(typed, form) => void submit(typed, form)}
        >
          <Field type="date" label={t("wallet.ticket.date")} name="date" required error={problem("date")} />
          <Field
            label={t("wallet.ticket.amount")}
            name="amount"
            inputMode="decimal"
            optionalMark={currency.currencyCode}
            maxLength={16}
            {...code}
            error={isAmountInvalid ? t("family.validation.amount") : problem("amount")}
          />
          <Field label={t("wallet.ticket.tuid")} name="tuid" maxLength={64} {...code} error={problem("tuid")} />
          <Field
            label={t("wallet.ticket.hashCode")}
            name="hashCode"
            maxLength={128}
            {...code}
            error={problem("hashCode")}
          />
          <Field
            label={t("wallet.ticket.purchaseToken")}
            name="purchaseToken"
            maxLength={128}
            {...code}
            error={problem("purchaseToken")}
          />
          <CheckField name="isWallet" label={t("wallet.ticket.isWallet")} />
        </WalletForm>
      </div>
    </details>
  )
}
