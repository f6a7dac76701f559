import type { ReactNode } from "react"
import { useState } from "react"
import type { ShownWalletCard } from "../../../../application/wallet/WalletPage.ts"
import type { CardEntry } from "../../../../domain/payment/Card.ts"
import type { TokenizedCard } from "../../../../domain/payment/PaymentEntry.ts"
import { Alert } from "../../../design/Alert.tsx"
import { Button } from "../../../design/Button.tsx"
import { CheckField } from "../../../design/fields/CheckField.tsx"
import { Field } from "../../../design/fields/Field.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { savedCardName } from "../../shared/labels/savedCardName.ts"
import { ConfirmAction } from "../ConfirmAction.tsx"
import { FormAlert } from "../FormAlert.tsx"
import styles from "../Setting.module.css"
import type { WalletState } from "./useWallet.ts"
import { WalletForm } from "./WalletForm.tsx"

/** The properties of the form for a card. */
export interface CardFormSlotProps {
  readonly refused: WalletState["reasons"]
  readonly label: string
  readonly conditions: string
  readonly children?: ReactNode
  readonly onCard: (card: CardEntry | TokenizedCard, form: FormData) => void
}

export interface WalletCardsProps {
  readonly state: WalletState
  readonly cardForm: (props: CardFormSlotProps) => ReactNode
}

/** The saved cards: add, rename, default, delete. */
export function WalletCards({ state, cardForm }: WalletCardsProps) {
  const t = useText()
  const [isAdding, setAdding] = useState(false)
  const { cards, wallet } = state.content
  return (
    <section className={styles["setting"]} aria-labelledby="wallet-cards">
      <h2 id="wallet-cards" className={styles["heading"]}>
        {t("wallet.cards")}
      </h2>
      {cards.length === 0 ? (
        <p>{t("wallet.cards.empty")}</p>
      ) : (
        <ul className={styles["rows"]}>
          {cards.map((card) => (
            <li key={card.id} className={styles["row"]}>
              <CardText card={card} />
              <CardActions card={card} state={state} />
            </li>
          ))}
        </ul>
      )}
      {isAdding ? (
        <NewCard state={state} cardForm={cardForm} onClose={() => setAdding(false)} />
      ) : wallet.cardCount >= wallet.maximumCards ? (
        <p className={styles["hint"]}>{t("wallet.full", { maximum: wallet.maximumCards })}</p>
      ) : (
        <div className={styles["block"]}>
          <Button variant="quiet" onClick={() => setAdding(true)}>
            {t("wallet.add")}
          </Button>
        </div>
      )}
    </section>
  )
}

function CardText({ card }: { readonly card: ShownWalletCard }) {
  const t = useText()
  const { month, year, isExpired, expiresSoon, isDefault, tag, holder } = card
  const date = `${String(month).padStart(2, "0")}/${year}`
  const expiry = isExpired ? "wallet.expired" : expiresSoon ? "wallet.expiresSoon" : "wallet.expires"
  return (
    <span>
      {/* The name of a card begins with its network, which would order a sentence from right to left the other way. */}
      {tag === undefined ? savedCardName(t, card) : <bdi>{tag}</bdi>}
      {tag !== undefined && <small className={styles["state"]}>{savedCardName(t, card)}</small>}
      <small className={styles["state"]}>
        <bdi>{holder}</bdi>
      </small>
      <small className={isExpired || expiresSoon ? styles["problem"] : styles["state"]}>{t(expiry, { date })}</small>
      {isDefault && <small className={styles["state"]}>{t("wallet.default")}</small>}
    </span>
  )
}

function CardActions({ card, state }: { readonly card: ShownWalletCard; readonly state: WalletState }) {
  const t = useText()
  const [isRenaming, setRenaming] = useState(false)
  const named = { card: card.tag ?? savedCardName(t, card) }
  if (isRenaming)
    return (
      <div className={styles["body"]}>
        <WalletForm
          wish="rename"
          state={state}
          submit={t("account.save")}
          onSubmit={(typed) =>
            void state
              .change("rename", ({ renameCard }) => renameCard(card.id, typed("tag")))
              .then((isDone) => (isDone ? setRenaming(false) : undefined))
          }
        >
          <Field
            label={t("wallet.tag")}
            name="tag"
            maxLength={128}
            defaultValue={card.tag}
            error={state.problem("rename", "tag")}
          />
        </WalletForm>
        <Button variant="plain" onClick={() => setRenaming(false)}>
          {t("account.cancel")}
        </Button>
      </div>
    )
  return (
    <div className={styles["actions"]}>
      <button
        type="button"
        className={styles["opener"]}
        aria-label={t("wallet.renameNamed", named)}
        onClick={() => setRenaming(true)}
      >
        {t("wallet.rename")}
      </button>
      {!card.isDefault && !card.isExpired && (
        <button
          type="button"
          className={styles["opener"]}
          aria-label={t("wallet.makeDefaultNamed", named)}
          aria-disabled={state.busy}
          onClick={() => void state.change("default", ({ setDefault }) => setDefault(card.hash))}
        >
          {t("wallet.makeDefault")}
        </button>
      )}
      <ConfirmAction
        label={t("wallet.delete")}
        name={t("wallet.deleteNamed", named)}
        question={t("wallet.deleteQuestion")}
        confirm={t("wallet.delete")}
        keep={t("account.cancel")}
        busy={state.busy}
        onConfirm={() => void state.change("delete", ({ deleteCard }) => deleteCard(card.id))}
      />
    </div>
  )
}

interface NewCardProps extends WalletCardsProps {
  readonly onClose: () => void
}

function NewCard({ state, cardForm, onClose }: NewCardProps) {
  const t = useText()
  const hasFailed = state.failed === "card"
  const problem = ["card", "encrypted", "holder"].map((field) => state.problem("card", field)).find(Boolean)
  return (
    <div role="group" aria-label={t("wallet.add")} className={styles["body"]}>
      <Alert tone="problem" title={problem} />
      {hasFailed && <FormAlert error={state.error} />}
      {cardForm({
        refused: hasFailed ? state.reasons : [],
        label: t("wallet.saveCard"),
        conditions: t("wallet.saveConditions"),
        onCard: (card, form) =>
          void state
            .change("card", ({ addCard }) =>
              addCard(card, { tag: String(form.get("tag") ?? ""), becomesDefault: form.has("becomesDefault") }),
            )
            .then((isDone) => (isDone ? onClose() : undefined)),
        children: (
          <>
            <Field
              label={t("wallet.tag")}
              name="tag"
              autoComplete="off"
              maxLength={128}
              hint={t("wallet.tagHint")}
              error={state.problem("card", "tag")}
            />
            <CheckField name="becomesDefault" label={t("wallet.becomesDefault")} />
          </>
        ),
      })}
      <Button variant="plain" onClick={onClose}>
        {t("account.cancel")}
      </Button>
    </div>
  )
}
