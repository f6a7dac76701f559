import { useState } from "react"
import type { TeenSponsor } from "../../../../domain/teen/Teen.ts"
import { Button } from "../../../design/Button.tsx"
import { Field } from "../../../design/fields/Field.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { momentDay } from "../../shared/dates/momentDay.ts"
import { ConfirmAction } from "../ConfirmAction.tsx"
import { readForm } from "../readForm.ts"
import styles from "../Setting.module.css"
import { Approval } from "./Approval.tsx"
import type { FamilyState } from "./useFamily.ts"
import { useFieldProblem } from "./useFieldProblem.ts"

/** The sponsors of a teen, with requests, approvals and open invitations, and a form to invite one. */
export function SponsorsOfTeen({ state }: { readonly state: FamilyState }) {
  const t = useText()
  const { sponsors, invitations, approvals } = state.family.sponsors
  const { refusedReasons } = state.family
  const canPay = approvals.some(({ id }) => refusedReasons[id] === undefined)
  return (
    <section className={styles["setting"]} aria-labelledby="family-sponsors">
      <h2 id="family-sponsors" className={styles["heading"]}>
        {t("family.sponsors")}
      </h2>
      {sponsors.length === 0 && <p>{t("family.noSponsors")}</p>}
      <ul className={styles["rows"]}>
        {sponsors.map((sponsor) => (
          <li key={sponsor.userId} className={styles["row"]}>
            <SponsorRow sponsor={sponsor} state={state} />
          </li>
        ))}
        {invitations.map(({ email, goodUntil }) => (
          <li key={email} className={styles["row"]}>
            <span>
              <bdi dir="ltr">{email}</bdi>
              <small className={styles["state"]}>
                {t("family.invitedUntil", { date: momentDay(t.language, goodUntil) })}
              </small>
            </span>
          </li>
        ))}
        {approvals.map((approval) => (
          <li key={approval.id} className={styles["row"]}>
            <span>
              {t("account.order", { id: approval.orderId })}
              <Approval approval={approval} refusedReason={refusedReasons[approval.id]} />
            </span>
          </li>
        ))}
      </ul>
      {canPay && <p>{t("family.payHint")}</p>}
      <InviteForm state={state} />
    </section>
  )
}

interface SponsorRowProps {
  readonly sponsor: TeenSponsor
  readonly state: FamilyState
}

function SponsorRow({ sponsor, state: { busy, change } }: SponsorRowProps) {
  const t = useText()
  const { userId, firstName, lastName, state } = sponsor
  const name =
    [firstName, lastName].filter((part) => part !== undefined).join(" ") || t("family.customer", { id: userId })
  return (
    <div className={styles["block"]}>
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <small className={styles["state"]}>{t(state === "confirmed" ? "family.confirmed" : "family.pending")}</small>
      {state === "confirmed" ? (
        <div className={styles["actions"]}>
          <Button
            variant="quiet"
            busy={busy}
            onClick={() => void change(({ requestPayment }) => requestPayment(userId))}
          >
            {t("family.ask")}
          </Button>
          <ConfirmAction
            label={t("family.end")}
            name={t("family.endNamed", { name })}
            question={t("family.endQuestion")}
            confirm={t("family.end")}
            keep={t("family.keep")}
            busy={busy}
            onConfirm={() => void change(({ endSponsor }) => endSponsor(userId))}
          />
        </div>
      ) : (
        <div className={styles["actions"]}>
          <Button busy={busy} onClick={() => void change(({ acceptSponsor }) => acceptSponsor(userId))}>
            {t("family.accept")}
          </Button>
          <Button
            variant="plain"
            busy={busy}
            onClick={() => void change(({ declineSponsor }) => declineSponsor(userId))}
          >
            {t("family.decline")}
          </Button>
        </div>
      )}
    </div>
  )
}

function InviteForm({ state }: { readonly state: FamilyState }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const problem = useFieldProblem(state)
  if (!isOpen)
    return (
      <button type="button" className={styles["opener"]} onClick={() => setOpen(true)}>
        {t("family.invite")}
      </button>
    )
  const invite = async (typed: (name: string) => string) => {
    const invitee = { firstName: typed("firstName"), lastName: typed("lastName"), email: typed("email") }
    if (await state.change(({ inviteSponsor }) => inviteSponsor(invitee))) setOpen(false)
  }
  return (
    <form
      className={styles["form"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void invite(readForm(event.currentTarget))
      }}
    >
      <Field
        label={t("checkout.field.firstName")}
        name="firstName"
        autoComplete="off"
        maxLength={128}
        required
        error={problem("firstName")}
      />
      <Field
        label={t("checkout.field.lastName")}
        name="lastName"
        autoComplete="off"
        maxLength={128}
        optionalMark={t("signIn.optional")}
        error={problem("lastName")}
      />
      <Field
        label={t("checkout.field.email")}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        dir="ltr"
        maxLength={320}
        required
        error={problem("email")}
      />
      <div className={styles["actions"]}>
        <Button type="submit" busy={state.busy}>
          {t("family.inviteSubmit")}
        </Button>
        <Button variant="plain" onClick={() => setOpen(false)}>
          {t("account.cancel")}
        </Button>
      </div>
    </form>
  )
}
