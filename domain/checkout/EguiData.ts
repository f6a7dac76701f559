import { isTaxNumber, taxNumber } from "../shared/isTaxNumber.ts"

/**
 * Storage of a purchase's electronic uniform invoice (eGUI) in Taiwan (S3.23: eguiData): with the
 * store's membership, in the buyer's own carrier, as a donation, or issued to a business by its uniform number.
 */
export type EguiData =
  | { readonly kind: "member" }
  /** A mobile barcode, `/` and seven characters; or a citizen digital certificate, two letters and 14 digits. */
  | { readonly kind: "carrier"; readonly carrier: string }
  /** Three to seven digits. */
  | { readonly kind: "donation"; readonly donationCode: string }
  | { readonly kind: "company"; readonly vatin: string; readonly companyName?: string }

export type EguiKind = EguiData["kind"]

/** An error and its field. */
export interface EguiRefusedReason {
  readonly field: "carrier" | "donationCode" | "vatin"
  readonly rule: "required" | "eguiCarrier" | "eguiDonation" | "taxNumber"
}

const CARRIER = /^(\/[0-9A-Z.+-]{7}|[A-Z]{2}[0-9]{14})$/
const DONATION = /^[0-9]{3,7}$/

/** Whether a country uses eGUI. */
export function hasEgui(countryCode: string): boolean {
  return countryCode === "TW"
}

/** Returns normalized data: without separators, in capitals. */
export function normalizeEgui(data: EguiData): EguiData {
  switch (data.kind) {
    case "member":
      return data
    case "carrier":
      return { ...data, carrier: data.carrier.normalize("NFKC").trim().toUpperCase() }
    case "donation":
      return { ...data, donationCode: data.donationCode.normalize("NFKC").trim() }
    case "company":
      return { ...data, vatin: taxNumber(data.vatin) }
  }
}

export function validateEgui(data: EguiData): readonly EguiRefusedReason[] {
  const written = normalizeEgui(data)
  switch (written.kind) {
    case "member":
      return []
    case "carrier":
      return checked("carrier", written.carrier, CARRIER.test(written.carrier) ? undefined : "eguiCarrier")
    case "donation":
      return checked(
        "donationCode",
        written.donationCode,
        DONATION.test(written.donationCode) ? undefined : "eguiDonation",
      )
    case "company":
      return checked("vatin", written.vatin, isTaxNumber("TW", "vatin", written.vatin) ? undefined : "taxNumber")
  }
}

function checked(
  field: EguiRefusedReason["field"],
  text: string,
  rule: EguiRefusedReason["rule"] | undefined,
): readonly EguiRefusedReason[] {
  if (text === "") return [{ field, rule: "required" }]
  return rule === undefined ? [] : [{ field, rule }]
}
