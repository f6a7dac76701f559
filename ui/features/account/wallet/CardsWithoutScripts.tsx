import type { ShownWalletCard } from "../../../../application/wallet/WalletPage.ts"
import { Field } from "../../../design/fields/Field.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { savedCardName } from "../../shared/labels/savedCardName.ts"
import styles from "../Setting.module.css"
import type { WalletState } from "./useWallet.ts"
import { WalletForm } from "./WalletForm.tsx"

const sendNothing = () => undefined

/** The changes of the saved cards as ordinary forms, for readers without scripts. */
export function CardsWithoutScripts({ state }: { readonly state: WalletState }) {
  const problem = state.problem("rename", "tag")
  return (
    <noscript>
      {problem !== undefined && (
        <p role="alert" className={styles["problem"]}>
          {problem}
        </p>
      )}
      {state.content.cards.map((card) => (
        <CardForms key={card.id} card={card} state={state} />
      ))}
    </noscript>
  )
}

function CardForms({ card, state }: { readonly card: ShownWalletCard; readonly state: WalletState }) {
  const t = useText()
  const named = { card: card.tag ?? savedCardName(t, card) }
  return (
    <div role="group" aria-label={named.card} className={styles["body"]}>
      <p>{card.tag === undefined ? named.card : <bdi>{card.tag}</bdi>}</p>
      <WalletForm
        wish="rename"
        state={state}
        submit={t("wallet.rename")}
        name={t("wallet.renameNamed", named)}
        variant="quiet"
        onSubmit={sendNothing}
      >
        <input type="hidden" name="cardId" value={card.id} />
        <Field label={t("wallet.tag")} name="tag" maxLength={128} defaultValue={card.tag} />
      </WalletForm>
      {!card.isDefault && !card.isExpired && (
        <WalletForm
          wish="default"
          state={state}
          submit={t("wallet.makeDefault")}
          name={t("wallet.makeDefaultNamed", named)}
          variant="quiet"
          onSubmit={sendNothing}
        >
          <input type="hidden" name="hash" value={card.hash} />
        </WalletForm>
      )}
      <WalletForm
        wish="delete"
        state={state}
        submit={t("wallet.delete")}
        name={t("wallet.deleteNamed", named)}
        variant="quiet"
        onSubmit={sendNothing}
      >
        <input type="hidden" name="cardId" value={card.id} />
      </WalletForm>
    </div>
  )
}
