import type { CookiesPage } from "../../../application/consent/CookiesPage.ts"
import { decideConsent } from "../../../domain/consent/ConsentDecision.ts"
import type { OptionalGroup } from "../../../domain/consent/ConsentGroup.ts"
import { CONSENT_GROUPS, OPTIONAL_GROUPS } from "../../../domain/consent/ConsentGroup.ts"
import { consentRegime } from "../../../domain/consent/ConsentRegime.ts"
import type { StorageEntry, StorageLifetime } from "../../../domain/consent/StorageEntry.ts"
import { entryName, STORAGE_REGISTRY } from "../../../domain/consent/storageRegistry.ts"
import { Alert } from "../../design/Alert.tsx"
import { buttonClass } from "../../design/buttonClass.ts"
import { CheckField } from "../../design/fields/CheckField.tsx"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import type { Translate } from "../../text/createTranslate.ts"

/** The cookie settings, a plain form, and the list of everything that the shop stores in the browser. */
export function CookiesView({ page }: { readonly page: CookiesPage }) {
  const t = useText()
  const { store } = useFrame()
  const { choice, hasPrivacySignal } = page
  const decision = decideConsent(store, page)
  // The same on every machine.
  const days = new Intl.DateTimeFormat(`${t.language}-u-nu-latn-ca-gregory`, { dateStyle: "long", timeZone: "UTC" })
  const isOptOut = consentRegime(store) === "opt-out"
  return (
    <div className="cookies-page">
      <div className="cookies-group">
        <h1 tabIndex={-1}>{t("navigation.service.cookies")}</h1>
        <Alert tone="success">{page.isSaved && t("cookies.saved")}</Alert>
      </div>
      {hasPrivacySignal && <Alert>{t("cookies.signal")}</Alert>}
      <p>{t(isOptOut ? "cookies.introOptOut" : "cookies.intro")}</p>
      <form className="cookies-form" method="post">
        <div className="cookies-group">
          <CheckField name="necessary" label={t("cookies.necessary.name")} checked readOnly disabled />
          <p className="cookies-note">
            {t("cookies.necessary.text")} {t("cookies.alwaysOn")}.
          </p>
        </div>
        {OPTIONAL_GROUPS.map((group) => (
          <GroupField key={group} group={group} isOn={decision[group] === "granted"} isLocked={hasPrivacySignal} />
        ))}
        <div className="cookies-actions">
          <Choice value="none" label={t("cookies.rejectAll")} isLocked={hasPrivacySignal} />
          <Choice value="all" label={t("cookies.acceptAll")} isLocked={hasPrivacySignal} />
          <Choice value="save" label={t("cookies.save")} isLocked={hasPrivacySignal} />
        </div>
        {choice !== undefined && choice.at > 0 && (
          <p className="cookies-note">
            {t("cookies.chosen", { date: days.format(choice.at), version: choice.version })}
          </p>
        )}
      </form>
      <h2>{t("cookies.list")}</h2>
      {CONSENT_GROUPS.map((group) => (
        <section key={group} className="cookies-group" aria-labelledby={`list-${group}`}>
          <h3 id={`list-${group}`}>{t(`cookies.${group}.name`)}</h3>
          <ul className="cookies-entries">
            {STORAGE_REGISTRY.filter((entry) => entry.group === group).map((entry) => (
              <Entry key={`${entry.place} ${entry.name}`} entry={entry} name={entryName(entry, store.brandId)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

interface GroupFieldProps {
  readonly group: OptionalGroup
  readonly isOn: boolean
  /** A privacy signal decides. */
  readonly isLocked: boolean
}

function GroupField({ group, isOn, isLocked }: GroupFieldProps) {
  const t = useText()
  return (
    <div className="cookies-group">
      <CheckField
        name={group}
        value="1"
        label={t(`cookies.${group}.name`)}
        hint={t(`cookies.${group}.text`)}
        defaultChecked={isOn}
        disabled={isLocked}
      />
    </div>
  )
}

interface ChoiceProps {
  readonly value: "all" | "none" | "save"
  readonly label: string
  readonly isLocked: boolean
}

/** All three have the same prominence. */
function Choice({ value, label, isLocked }: ChoiceProps) {
  return (
    <button type="submit" name="choice" value={value} className={buttonClass("quiet")} disabled={isLocked}>
      {label}
    </button>
  )
}

function Entry({ entry, name }: { readonly entry: StorageEntry; readonly name: string }) {
  const t = useText()
  return (
    <li className="cookies-entry">
      <code dir="ltr">{name}</code>
      <p>{t(`cookies.purpose.${entry.purpose}`)}</p>
      <dl className="cookies-facts">
        <div>
          <dt>{t("cookies.column.place")}:</dt>
          <dd>{t(`cookies.place.${entry.place}`)}</dd>
        </div>
        <div>
          <dt>{t("cookies.column.lifetime")}:</dt>
          <dd>{lifetimeText(entry.lifetime, t)}</dd>
        </div>
      </dl>
    </li>
  )
}

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const

function lifetimeText(lifetime: StorageLifetime, t: Translate): string {
  if (typeof lifetime === "string") return t(`cookies.lifetime.${lifetime}`)
  const [unit, seconds] = UNITS.find(([, one]) => lifetime >= one) ?? UNITS[2]
  const format = new Intl.NumberFormat(`${t.language}-u-nu-latn`, { style: "unit", unit, unitDisplay: "long" })
  return format.format(Math.round(lifetime / seconds))
}
