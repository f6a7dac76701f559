import { WALLET_POLICY } from "../../../../domain/wallet/Wallet.ts"
import { CheckField } from "../../../design/fields/CheckField.tsx"
import { Field } from "../../../design/fields/Field.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { PolicyLink } from "../../shared/PolicyLink.tsx"
import styles from "../Setting.module.css"
import type { WalletState } from "./useWallet.ts"
import { WalletForm } from "./WalletForm.tsx"

/** The wallet's name, its address, and the accepted policy. */
export function WalletSettings({ state }: { readonly state: WalletState }) {
  const t = useText()
  const { name, acceptedPolicies, cardCount } = state.content.wallet
  const save = (typed: (field: string) => string) => {
    const others = acceptedPolicies.filter((policy) => policy !== WALLET_POLICY)
    void state.change("data", ({ saveData }) =>
      saveData({
        walletCardName: typed("walletCardName"),
        acceptedPolicies: typed("walletPolicy") === "" ? others : [...others, WALLET_POLICY],
        updatePayment: typed("updatePayment") !== "",
        updateShipping: typed("updateShipping") !== "",
      }),
    )
  }
  return (
    <section className={styles["setting"]} aria-labelledby="wallet-settings">
      <h2 id="wallet-settings" className={styles["heading"]}>
        {t("wallet.settings")}
      </h2>
      <div className={styles["body"]}>
        <WalletForm wish="data" state={state} submit={t("account.save")} onSubmit={save}>
          <Field
            label={t("wallet.settings.name")}
            name="walletCardName"
            maxLength={128}
            required
            defaultValue={name}
            error={state.problem("data", "walletCardName")}
          />
          {cardCount > 0 && (
            <CheckField
              name="updatePayment"
              label={t("wallet.settings.updatePayment")}
              error={state.problem("data", "updatePayment")}
            />
          )}
          <CheckField
            name="updateShipping"
            label={t("wallet.settings.updateShipping")}
            error={state.problem("data", "updateShipping")}
          />
          <CheckField
            name="walletPolicy"
            label={t("wallet.settings.policy")}
            defaultChecked={acceptedPolicies.includes(WALLET_POLICY)}
            error={state.problem("data", "acceptedPolicies")}
          />
          <p>
            <PolicyLink of="privacy" />
          </p>
        </WalletForm>
      </div>
    </section>
  )
}
