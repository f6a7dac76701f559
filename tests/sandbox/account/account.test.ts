import { expect, it } from "vitest"
import { postalCodeProblem } from "../../../contracts/sandbox/customers/account/addresses/postalCodeProblem.ts"
import { onOneDatabase, type TestGuest } from "../../support/sandbox/onBothDatabases.ts"
import { addToCart, anAddress, at, JAPAN, listAt, SPAIN, textAt } from "../checkout/customer.ts"

const path = (storeId = SPAIN) => `/itxrest/2/user/store/${storeId}/address`
const save = (guest: TestGuest, changes: object, storeId = SPAIN) =>
  guest.call("POST", path(storeId), { ...anAddress(storeId), ...changes })
const problems = (body: unknown) =>
  listAt(body, "fields").map((problem) => `${textAt(problem, "field")} ${textAt(problem, "rule")}`)

onOneDatabase("an account", (shop) => {
  it("identifies a guest by the placeholder id, with the open cart", async () => {
    const guest = await shop().guest(SPAIN)
    const before = await guest.call("POST", `/itxrest/2/user/store/${SPAIN}/current-user`, {})
    expect(before.body).toMatchObject({
      identity: { userId: "-1002" },
      userType: "G",
      isBuyer: false,
      userLanguage: "-5",
    })
    expect(at(before.body, "shopCart")).toBeUndefined()
    await addToCart(guest, "8201-800-3")
    const after = await guest.call("POST", `/itxrest/2/user/store/${SPAIN}/current-user?languageId=-1`)
    expect(at(after.body, "shopCart.items.0")).toMatchObject({ sku: "8201-800-3", name: "Oxford shirt" })
  })

  it("saves an address, returns it, and updates it under the same id", async () => {
    const guest = await shop().guest(SPAIN)
    const saved = await save(guest, { captchaId: "c-1", unknownField: "x" })
    expect(saved.status).toBe(200)
    const id = textAt(saved.body, "id")
    expect(saved.body).toEqual({ ...anAddress(), id })
    expect((await save(guest, { id, city: "Toledo" })).body).toMatchObject({ id, city: "Toledo" })
    expect((await guest.call("GET", `${path()}/${id}`)).body).toMatchObject({ id, city: "Toledo" })
  })

  it("F117 hides an address from other customers, who cannot change it either", async () => {
    const id = textAt((await save(await shop().guest(SPAIN), {})).body, "id")
    const other = await shop().guest(SPAIN)
    const read = await other.call("GET", `${path()}/${id}`)
    const unknown = await other.call("GET", `${path()}/${Number(id) + 1_000}`)
    expect(read.status).toBe(404)
    expect(at(read.body, "key")).toBe(at(unknown.body, "key"))
    expect((await save(other, { id, city: "Toledo" })).status).toBe(404)
  })

  it("V40 refuses SQL keywords as whole words in any case and script form, and accepts similar words", async () => {
    const guest = await shop().guest(SPAIN)
    expect(problems((await save(guest, { addressLines: ["12 Drop Table Road"] })).body)).toEqual([
      "addressLines.0 forbiddenWord",
    ])
    expect(problems((await save(guest, { city: "ｓｅｌｅｃｔ", stateCode: "ALTER" })).body)).toEqual([
      "city forbiddenWord",
      "stateCode forbiddenWord",
    ])
    expect(
      problems(
        (
          await save(guest, {
            company: { name: "Insert S.L." },
            phones: [{ subscriberNumber: "600", prefixCode: "update" }],
          })
        ).body,
      ),
    ).toEqual(["company.name forbiddenWord", "phones.0.prefixCode forbiddenWord"])
    for (const line of ["Selection Street 5", "Tableau 1", "Calle de la Replacéta", "Dropós 3", "update_street"]) {
      expect((await save(guest, { addressLines: [line] })).status).toBe(200)
    }
    expect((await save(guest, { email: "update@example.org" })).status).toBe(200)
  })

  it("V27 accepts the postal code 123-4567 in Japan only, and five digits, a dash or nothing everywhere", async () => {
    const spanish = await shop().guest(SPAIN)
    expect(problems((await save(spanish, { zipCode: "150-0001" })).body)).toEqual(["zipCode pattern"])
    for (const zipCode of ["", "-", "28013"]) expect((await save(spanish, { zipCode })).status).toBe(200)
    expect((await save(spanish, { zipCode: "2801" })).status).toBe(400)
    const japanese = await shop().guest(JAPAN)
    expect((await save(japanese, { zipCode: "150-0001" }, JAPAN)).status).toBe(200)
    for (const zipCode of ["00-001", "1100-053", "200001", "6525001"]) {
      expect(problems((await save(spanish, { zipCode })).body)).toEqual(["zipCode pattern"])
      expect(problems((await save(japanese, { zipCode }, JAPAN)).body)).toEqual(["zipCode pattern"])
    }
  })

  it.each([
    ["PL", "00-001"],
    ["PT", "1100-053"],
    ["CN", "200001"],
    ["IL", "6525001"],
    ["JP", "150-0001"],
  ])(
    "V27 accepts in %s the form %s, five digits, a dash and nothing, and no other country's form",
    (countryCode, own) => {
      for (const zipCode of [own, "28013", "-", "", undefined])
        expect(postalCodeProblem(zipCode, countryCode)).toBeUndefined()
      const others = ["00-001", "1100-053", "200001", "6525001", "150-0001"].filter((zipCode) => zipCode !== own)
      expect(others.filter((zipCode) => postalCodeProblem(zipCode, countryCode) === undefined)).toEqual([])
      expect(postalCodeProblem(others[0], countryCode)).toContain(own)
    },
  )

  it("V28 V29 V30 V31 V32 V33 V34 V35 V38 V39 V41 reports each malformed field", async () => {
    const guest = await shop().guest(SPAIN)
    const wrong: readonly (readonly [object, string])[] = [
      [{ firstName: "  " }, "firstName required"],
      [{ addressLines: [""] }, "addressLines.0 required"],
      [{ emailConfirm: "eva@example.org" }, "emailConfirm equal"],
      [{ email: "a@example.org" }, "email pattern"],
      [{ email: "ana@example.o" }, "email pattern"],
      [{ gender: "X" }, "gender pattern"],
      [{ addressType: "B" }, "addressType pattern"],
      [{ checkedAddress: 1 }, "checkedAddress enum"],
      [{ clientType: "Z" }, "clientType enum"],
      [{ gender: "male" }, "gender pattern"],
      [{ dropType: "XX" }, "dropType enum"],
      [{ dropType: "dp" }, "dropType enum"],
      [{ receiverCode: "abc123" }, "receiverCode pattern"],
      [{ receiverCode: "ABC12345" }, "receiverCode pattern"],
      [{ countryCode: "E" }, "countryCode pattern"],
      [{ stateCode: "x".repeat(21) }, "stateCode maxLength"],
      [{ city: "x".repeat(129) }, "city maxLength"],
      [{ phones: [{ subscriberNumber: "60 00" }] }, "phones.0.subscriberNumber pattern"],
      [{ company: { registrationNumber: "123" } }, "company.registrationNumber pattern"],
      [{ birthdate: "2026-02-31" }, "birthdate format"],
    ]
    for (const [changes, problem] of wrong) {
      const { status, body } = await save(guest, changes)
      expect([status, problems(body)]).toEqual([400, [problem]])
    }
  })

  it.each([
    ["receiverCode", ["ABC123", "1234567"]],
    ["addressType", ["SB", "sb", "S", "s"]],
    ["checkedAddress", [2]],
    ["gender", ["M", "F", "Male", "Female", "", " "]],
    ["dropType", ["", "DP", "DB", "DPCP", "DPPPR", "DPRM"]],
    ["countryCode", ["ES", "es"]],
    ["stateCode", ["M", "madrid"]],
    ["career", ["x".repeat(128)]],
  ] as const)("V28 V30 V31 V32 V33 V34 V39 accepts in %s each of %j", async (field, values) => {
    const guest = await shop().guest(SPAIN)
    for (const value of values) expect([value, (await save(guest, { [field]: value })).status]).toEqual([value, 200])
  })

  it("V39 accepts any stateCode of up to 20 characters in a country without a list of states", async () => {
    const guest = await shop().guest(SPAIN)
    expect((await save(guest, { countryCode: "FR", stateCode: "x".repeat(20) })).status).toBe(200)
  })

  it("V36 V37 V38 requires the fields of a client type from businesses and companies", async () => {
    const guest = await shop().guest(SPAIN)
    const business = await save(guest, { clientType: "B" })
    expect([business.status, problems(business.body)]).toEqual([422, ["email2 required", "company.vatin required"]])
    expect((await save(guest, { clientType: "B", email2: "ana2@example.org", company: { vatin: "B1" } })).status).toBe(
      200,
    )
    expect(problems((await save(guest, { clientType: "C", company: { name: "Prueba" } })).body)).toEqual([
      "company.registrationNumber required",
    ])
    expect((await save(guest, { clientType: "C", company: { name: "Prueba", registrationNumber: "" } })).status).toBe(
      200,
    )
    expect(
      (await save(guest, { clientType: "C", company: { name: "Prueba", registrationNumber: "12345678901" } })).status,
    ).toBe(200)
  })
})
