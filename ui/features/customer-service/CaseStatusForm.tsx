import type { CaseLookup } from "../../../application/support/SupportPage.ts"
import type { SupportCase } from "../../../domain/support/SupportCase.ts"
import { Alert } from "../../design/Alert.tsx"
import { Button } from "../../design/Button.tsx"
import { Field } from "../../design/fields/Field.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { reasonText } from "./reasonText.ts"
import { StoreMoment } from "./StoreMoment.tsx"
import { topicText } from "./topicText.ts"

export interface CaseStatusFormProps {
  readonly lookup: CaseLookup | undefined
  /** A message that was just sent. */
  readonly sentCaseId: string | undefined
  readonly email: string
  readonly action: string
}

/** The status of a message or claim, by its number and the email address of its sender. */
export function CaseStatusForm({ lookup, sentCaseId, email, action }: CaseStatusFormProps) {
  const t = useText()
  const reason = lookup?.reasons[0]
  return (
    <section className="service-section" aria-labelledby="case-status">
      <h2 id="case-status">{t("service.case.title")}</h2>
      <form className="service-form" method="post" encType="multipart/form-data" action={action}>
        {lookup?.found !== undefined && <Status found={lookup.found} />}
        {lookup?.isFailed === true && (
          <Alert tone="problem" title={t("service.failed.title")}>
            <p>{t("service.failed.text")}</p>
          </Alert>
        )}
        {reason?.field === "caseId" && (
          <Alert tone="problem" title={t("service.case.unknown")}>
            <p>{t("service.case.unknownText")}</p>
          </Alert>
        )}
        <input type="hidden" name="wish" value="status" />
        <Field
          label={t("service.case.number")}
          name="caseId"
          defaultValue={lookup?.caseId ?? sentCaseId}
          inputMode="numeric"
          dir="ltr"
          maxLength={20}
          required
        />
        <Field
          label={t("service.email")}
          name="statusEmail"
          type="email"
          defaultValue={lookup?.email ?? email}
          autoComplete="email"
          inputMode="email"
          dir="ltr"
          maxLength={320}
          required
          error={reason?.field === "email" ? reasonText(reason, t) : undefined}
        />
        <Button type="submit" variant="quiet">
          {t("service.case.show")}
        </Button>
      </form>
    </section>
  )
}

function Status({ found: { id, topic, status, receivedAt, updatedAt } }: { readonly found: SupportCase }) {
  const t = useText()
  return (
    <div role="status">
      <dl className="service-summary">
        <dt>{t("service.case.number")}</dt>
        <dd>{id}</dd>
        <dt>{t("service.case.status")}</dt>
        <dd>{t(`service.case.status.${status}`)}</dd>
        <dt>{t("service.contact.topic")}</dt>
        <dd>{topicText(topic, t)}</dd>
        <dt>{t("service.case.receivedAt")}</dt>
        <dd>
          <StoreMoment at={receivedAt} />
        </dd>
        <dt>{t("service.case.updatedAt")}</dt>
        <dd>
          <StoreMoment at={updatedAt} />
        </dd>
      </dl>
    </div>
  )
}
