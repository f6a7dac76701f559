import { describe, expect, it } from "vitest"
import { toLegalText } from "../../../domain/content/legalText.ts"
import { legalDocuments } from "../../../domain/store/legalDocuments.ts"

describe("legal pages", () => {
  it("are those that the store lists and that have a name, in its order", () => {
    const listed = (text: string) => legalDocuments({ LEGAL_PAGES: text })
    expect(listed("terms, privacy,gossip,")).toEqual(["terms", "privacy"])
    expect([listed(""), legalDocuments({})]).toEqual([[], []])
  })

  it("have a title, an introduction and sections in the order of the content management system", () => {
    const spots = [
      { spot: "legal-terms", position: 2, title: "Prices", text: "As shown." },
      { spot: "legal-terms", position: 0, title: "Terms", text: "These apply." },
      { spot: "legal-terms", position: 1, title: "Contract" },
      { spot: "legal-terms-old", position: 0, title: "Old terms", text: "No longer." },
    ]
    expect(toLegalText(spots, "legal-terms")).toEqual({
      title: "Terms",
      introduction: "These apply.",
      sections: [
        { title: "Contract", text: "" },
        { title: "Prices", text: "As shown." },
      ],
    })
    expect(toLegalText(spots, "legal-privacy")).toBeUndefined()
  })
})
