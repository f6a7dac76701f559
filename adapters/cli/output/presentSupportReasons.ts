import type { SupportRefused } from "../../../domain/support/SupportRefused.ts"

/** Describes why a message or claim was not sent. */
export function presentSupportReasons(reasons: SupportRefused["reasons"]): string {
  return ["Nothing was sent:", ...reasons.map((reason) => `  ${reasonText(reason)}`)].join("\n")
}

function reasonText({ field, rule, parameter = "" }: SupportRefused["reasons"][number]): string {
  switch (rule) {
    case "accepted":
      return "Add --accept-privacy: the privacy policy must be accepted."
    case "mediaType":
    case "content":
      return `${field}: only JPEG, PNG and WebP pictures and plain PDF documents are accepted.`
    case "maxBytes":
      return `${field}: together at most ${parameter} bytes.`
    case "exists":
      return `This was reported before, with the number ${parameter}.`
    case "unknown":
      if (field === "caseId") return "There is no case of this number and email address."
      return field === "topic" ? "topic: unknown. Run `selvedge contact` for the list." : `${field}: not in this order.`
    default:
      return `${field}: ${rule}${parameter === "" ? "" : ` (${parameter})`}`
  }
}
