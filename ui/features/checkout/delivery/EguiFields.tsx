import { useState } from "react"
import type { EguiData, EguiKind } from "../../../../domain/checkout/EguiData.ts"
import { ChoiceGroup } from "../../../design/fields/ChoiceGroup.tsx"
import { Field } from "../../../design/fields/Field.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import fields from "../address/AddressFields.module.css"

/** The options for a person; a company's invoice is issued to its tax number. */
const KINDS = ["member", "carrier", "donation"] as const satisfies readonly EguiKind[]

interface EguiFieldsProps {
  /** The previous choice. */
  readonly initial: EguiData | undefined
  readonly problem: (field: string) => string | undefined
}

/** The fields for a Taiwanese e-invoice (eGUI) of a person. `readEgui` reads their values. */
export function EguiFields({ initial, problem }: EguiFieldsProps) {
  const t = useText()
  const [kind, setKind] = useState<EguiKind>(KINDS.find((each) => each === initial?.kind) ?? "member")
  return (
    <>
      <ChoiceGroup
        legend={t("delivery.egui")}
        name="eguiKind"
        layout="tiles"
        value={kind}
        onChoose={(value) => setKind(KINDS.find((each) => each === value) ?? "member")}
        choices={KINDS.map((value) => ({ value, label: t(`delivery.egui.${value}`) }))}
      />
      {kind === "carrier" && (
        <Field
          className={fields["wide"]}
          label={t("delivery.field.carrier")}
          name="carrier"
          defaultValue={initial?.kind === "carrier" ? initial.carrier : ""}
          maxLength={16}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          required
          error={problem("carrier")}
        />
      )}
      {kind === "donation" && (
        <Field
          className={fields["wide"]}
          label={t("delivery.field.donationCode")}
          name="donationCode"
          defaultValue={initial?.kind === "donation" ? initial.donationCode : ""}
          maxLength={7}
          dir="ltr"
          autoComplete="off"
          inputMode="numeric"
          required
          error={problem("donationCode")}
        />
      )}
    </>
  )
}

/** Reads the choice from the form's values. */
export function readEgui(text: (name: string) => string): EguiData {
  switch (text("eguiKind")) {
    case "carrier":
      return { kind: "carrier", carrier: text("carrier") }
    case "donation":
      return { kind: "donation", donationCode: text("donationCode") }
    default:
      return { kind: "member" }
  }
}
