import { describe, expect, it } from "vitest"
import { parseMetadata } from "../../../adapters/cli/input/parseMetadata.ts"

describe("what is told of an addition with --set", () => {
  it("goes by its member, with policies as numbers; a value may hold an equals sign", () => {
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
        '--metadata key "colour"\\. Use key=value with one of categoryId, categoryType, searchConversion, style, ' +
          "color, sizeId, analyticsInfo, acceptedPolicies, purpose, description",
      ),
    ],
    ["__proto__=x", /key "__proto__"/],
    ["sku=1", /key "sku"/],
    ["purpose", /--metadata purpose has no value\. Write purpose=value/],
    ["purpose= ", /has no value/],
    ["acceptedPolicies=one", /comma-separated whole numbers/],
    ["acceptedPolicies=1.5", /comma-separated whole numbers/],
  ])("%s is refused and says what to do", (setting, words) => {
    expect(() => parseMetadata([setting])).toThrow(words)
  })

  it("is refused where a member is given twice", () => {
    expect(() => parseMetadata(["style=a", "style=b"])).toThrow(/given twice/)
  })
})
