import type { ReactNode } from "react"
import { useState } from "react"
import type { FamilyTeen } from "../../../../application/teen/loadFamily.ts"
import type { EnteredProfile } from "../../../../application/teen/sponsorTeens.ts"
import { canRevoke } from "../../../../domain/delegation/Delegation.ts"
import { parseAmount } from "../../../../domain/store/parseAmount.ts"
import { machineAmount } from "../../../../domain/store/machineAmount.ts"
import type { TeenOrder } from "../../../../domain/teen/Teen.ts"
import type { WalletCard } from "../../../../domain/wallet/WalletCard.ts"
import { Button } from "../../../design/Button.tsx"
import { Field } from "../../../design/fields/Field.tsx"
import { SelectField } from "../../../design/fields/SelectField.tsx"
import { useFrame } from "../../../runtime/ShopProvider.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useMoney } from "../../../runtime/useMoney.ts"
import { ConfirmAction } from "../ConfirmAction.tsx"
import { readForm } from "../readForm.ts"
import styles from "../Setting.module.css"
import { Approval } from "./Approval.tsx"
import type { FamilyState } from "./useFamily.ts"
import { useFieldProblem } from "./useFieldProblem.ts"

export interface TeensOfSponsorProps {
  readonly state: FamilyState
  readonly cards: readonly WalletCard[]
}

/** The teens of a sponsor, with their requests, and a form to add one. */
export function TeensOfSponsor({ state, cards }: TeensOfSponsorProps) {
  const t = useText()
  const { teens } = state.family
  return (
    <section className={styles["setting"]} aria-labelledby="family-teens">
      <h2 id="family-teens" className={styles["heading"]}>
        {t("family.teens")}
      </h2>
      {teens.length === 0 ? (
        <p>{t("family.noTeens")}</p>
      ) : (
        <ul className={styles["rows"]}>
          {teens.map((teen) => (
            <li key={teen.id} className={styles["row"]}>
              <TeenRow teen={teen} state={state} cards={cards} />
            </li>
          ))}
        </ul>
      )}
      <Disclosure label={t("family.addTeen")}>
        {(close) => <TeenForm state={state} cards={cards} onDone={close} />}
      </Disclosure>
    </section>
  )
}

/** Opens a form in place. */
function Disclosure({
  label,
  name = label,
  children,
}: {
  readonly label: string
  readonly name?: string
  readonly children: (close: () => void) => ReactNode
}) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return isOpen ? (
    <div className={styles["body"]}>
      {children(close)}
      <Button variant="plain" onClick={close}>
        {t("account.cancel")}
      </Button>
    </div>
  ) : (
    <button type="button" className={styles["opener"]} aria-label={name} onClick={() => setOpen(true)}>
      {label}
    </button>
  )
}

function TeenRow({ teen, state, cards }: TeensOfSponsorProps & { readonly teen: FamilyTeen }) {
  const t = useText()
  const name = teen.firstName ?? t("family.customer", { id: teen.id })
  return (
    <div className={styles["block"]}>
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <small className={styles["state"]}>
        {t("family.customer", { id: teen.id })} ·{" "}
        {t(teen.state === "confirmed" ? "family.confirmed" : "family.pending")}
      </small>
      {teen.orders.map((order) => (
        <Request key={order.orderId} teen={teen} order={order} state={state} />
      ))}
      <div className={styles["actions"]}>
        <Disclosure label={t("account.change")} name={t("account.changeNamed", { what: name })}>
          {(close) => <TeenForm state={state} cards={cards} teen={teen} onDone={close} />}
        </Disclosure>
        <ConfirmAction
          label={t("family.end")}
          name={t("family.endNamed", { name })}
          question={t("family.endQuestion")}
          confirm={t("family.end")}
          keep={t("family.keep")}
          busy={state.busy}
          onConfirm={() => void state.change(({ endTeen }) => endTeen(teen.id))}
        />
      </div>
    </div>
  )
}

interface RequestProps {
  readonly teen: FamilyTeen
  readonly order: TeenOrder
  readonly state: FamilyState
}

/** A cart or order of a teen: approves a requested payment, or revokes the approval. */
function Request({ teen, order: { orderId, total, isPaymentRequested, approval }, state }: RequestProps) {
  const t = useText()
  const money = useMoney()
  const { currencyCode } = useFrame().store.currency
  const refusedReason = approval === undefined ? undefined : state.family.refusedReasons[approval.id]
  const amount = total === undefined ? "" : money({ minorUnits: total, currencyCode })
  const isApproved = approval !== undefined && refusedReason === undefined
  return (
    <div className={styles["block"]} role="group" aria-label={t("account.order", { id: orderId })}>
      <span>
        {t("account.order", { id: orderId })} <bdi>{amount}</bdi>
      </span>
      {approval !== undefined && <Approval approval={approval} refusedReason={refusedReason} />}
      {isPaymentRequested && total !== undefined && total > 0 && !isApproved && (
        <>
          <small className={styles["state"]}>{t("family.approveHint")}</small>
          <Button
            variant="quiet"
            busy={state.busy}
            onClick={() => void state.change(({ approve }) => approve(teen.id, orderId, total))}
          >
            {t("family.approve", { amount })}
          </Button>
        </>
      )}
      {approval !== undefined && canRevoke(approval) && (
        <Button
          variant="plain"
          busy={state.busy}
          onClick={() => void state.change(({ revoke }) => revoke(teen.id, orderId))}
        >
          {t("family.revoke")}
        </Button>
      )}
    </div>
  )
}

interface TeenFormProps extends TeensOfSponsorProps {
  /** The teen to change; absent for a new one. */
  readonly teen?: FamilyTeen
  readonly onDone: () => void
}

const NOTIFICATIONS = { email: ["EMAIL"], sms: ["SMS"], both: ["EMAIL", "SMS"] } as const
type Notification = keyof typeof NOTIFICATIONS

function TeenForm({ teen, state, cards, onDone }: TeenFormProps) {
  const t = useText()
  const { currency } = useFrame().store
  const { currencyCode } = currency
  const [amountProblem, setAmountProblem] = useState<string>()
  const problem = useFieldProblem(state)
  const shown = (minorUnits: number | undefined) =>
    minorUnits === undefined ? "" : machineAmount({ minorUnits, currencyCode }, currency)
  const save = async (typed: (name: string) => string) => {
    const limits = ["orderLimit", "monthlyLimit"].map((name) => [name, typed(name).trim()] as const)
    const wrong = limits.find(([, text]) => text !== "" && parseAmount(text, currency.currencyDecimals) === undefined)
    setAmountProblem(wrong?.[0])
    if (wrong !== undefined) return
    const profile = profileOf(typed, currency.currencyDecimals, teen)
    const isDone = await state.change(({ addTeen, updateTeen }) =>
      teen === undefined ? addTeen(typed("teenId").trim(), profile) : updateTeen(teen.id, profile),
    )
    if (isDone) onDone()
  }
  const amountError = (name: string) => (amountProblem === name ? t("family.validation.amount") : problem(name))
  return (
    <form
      className={styles["form"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save(readForm(event.currentTarget))
      }}
    >
      {teen === undefined && (
        <Field
          label={t("family.teenId")}
          hint={t("family.teenIdHint")}
          name="teenId"
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          maxLength={20}
          required
          error={problem("teenId")}
        />
      )}
      <Field
        label={t("checkout.field.firstName")}
        name="firstName"
        autoComplete="off"
        maxLength={128}
        defaultValue={teen?.firstName}
        error={problem("firstName")}
      />
      {teen?.age === undefined && (
        <Field
          label={t("family.age")}
          name="age"
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          maxLength={3}
          error={problem("age")}
        />
      )}
      <SelectField
        label={t("family.card")}
        name="card"
        defaultValue={teen?.payingCard ?? ""}
        options={[
          { value: "", label: t("family.noCard") },
          ...cards.map(({ hash, network, lastDigits }) => ({ value: hash, label: `${network} •••• ${lastDigits}` })),
        ]}
        error={problem("cardHash")}
      />
      <Field
        label={t("family.orderLimit")}
        name="orderLimit"
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        optionalMark={currencyCode}
        hint={t("family.noLimit")}
        defaultValue={shown(teen?.orderLimit)}
        error={amountError("orderLimit")}
      />
      <Field
        label={t("family.monthlyLimit")}
        name="monthlyLimit"
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        optionalMark={currencyCode}
        hint={t("family.noLimit")}
        defaultValue={shown(teen?.monthlyLimit)}
        error={amountError("monthlyLimit")}
      />
      <SelectField
        label={t("family.notify")}
        name="notify"
        defaultValue={notificationOf(teen)}
        options={(["email", "sms", "both"] as const).map((value) => ({ value, label: t(`family.notify.${value}`) }))}
        error={problem("notificationType")}
      />
      <div className={styles["actions"]}>
        <Button type="submit" busy={state.busy}>
          {t(teen === undefined ? "family.addTeen" : "account.save")}
        </Button>
      </div>
    </form>
  )
}

function notificationOf(teen: FamilyTeen | undefined): Notification {
  const types = teen?.notificationTypes ?? ["EMAIL"]
  if (!types.includes("SMS")) return "email"
  return types.includes("EMAIL") ? "both" : "sms"
}

function profileOf(
  typed: (name: string) => string,
  currencyDecimals: number,
  teen: FamilyTeen | undefined,
): EnteredProfile {
  const text = (name: string) => typed(name).trim()
  const notification = text("notify")
  const amounts = {
    order: parseAmount(text("orderLimit"), currencyDecimals),
    month: parseAmount(text("monthlyLimit"), currencyDecimals),
  }
  return {
    ...(text("firstName") === "" ? {} : { firstName: text("firstName") }),
    ...(text("age") === "" || teen?.age !== undefined ? {} : { age: Number(text("age")) }),
    ...(text("card") === "" ? {} : { payingCard: text("card") }),
    ...(amounts.order === undefined ? {} : { orderLimit: amounts.order }),
    ...(amounts.month === undefined ? {} : { monthlyLimit: amounts.month }),
    notificationTypes:
      notification === "sms" || notification === "both" ? NOTIFICATIONS[notification] : NOTIFICATIONS.email,
  }
}
