import { describe, expect, it } from "vitest"
import { parseMetadata } from "../../../adapters/cli/parseMetadata.ts"

describe("the metadata of an addition with --set", () => {
  it("is set by member, with policies as numbers; a value may contain an equals sign", () => {
    expect(parseMetadata(["purpose=gift", "analyticsInfo=a=b", "acceptedPolicies=1, 2", "style= plain "])).toEqual({
      purpose: "gift",
      analyticsInfo: "a=b",
      acceptedPolicies: [1, 2],
      style: "plain",
    })
    expect(parseMetadata([])).toEqual({})
  })

  it.each([
    [
      "colour=red",
      new RegExp(
        'no member "colour": --set takes categoryId, categoryType, searchConversion, style, color, sizeId, ' +
          "analyticsInfo, acceptedPolicies, purpose, description",
      ),
    ],
    ["__proto__=x", /no member "__proto__"/],
    ["sku=1", /no member "sku"/],
    ["purpose", /--set purpose says nothing: write it as purpose=value/],
    ["purpose= ", /says nothing/],
    ["acceptedPolicies=one", /whole numbers between commas/],
    ["acceptedPolicies=1.5", /whole numbers between commas/],
  ])("%s is refused with a hint", (setting, words) => {
    expect(() => parseMetadata([setting])).toThrow(words)
  })

  it("is refused where a member is set twice", () => {
    expect(() => parseMetadata(["style=a", "style=b"])).toThrow(/given twice/)
  })
})
