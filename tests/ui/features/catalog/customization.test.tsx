import { cleanup, fireEvent, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import type { CustomizationProperties } from "../../../../domain/catalog/CustomizationProperties.ts"
import { mostContrasting } from "../../../../ui/features/catalog/product/mostContrasting.ts"
import { MonogramForm } from "../../../../ui/features/catalog/customization/MonogramForm.tsx"
import { CustomizationPanel } from "../../../../ui/features/catalog/customization/CustomizationPanel.tsx"
import { TailoringForm } from "../../../../ui/features/catalog/customization/TailoringForm.tsx"
import { createTranslate } from "../../../../ui/text/createTranslate.ts"
import { customizationTexts } from "../../../support/ui/englishTexts.ts"
import { aCart, aCartItem } from "../../../support/builders/aCart.ts"
import { aColor, aSize } from "../../../support/builders/aColor.ts"
import { aJacketOffer, monogramOffer } from "../../../support/builders/aCustomization.ts"
import { aProduct } from "../../../support/builders/aProduct.ts"
import { backendError } from "../../../support/builders/backendError.ts"
import { HOSTILE_TEXTS } from "../../../support/HOSTILE_TEXTS.ts"
import { done, press, refused, renderInShop } from "../../../support/ui/shopAround.tsx"

afterEach(cleanup)

const size = aSize("M")
const color = aColor([size], {
  hex: "#1f2a44",
  images: [
    {
      url: "/media/p1/800/front",
      external: false,
      view: "front",
      width: 1280,
      height: 1600,
      widths: [320, 960],
      formats: ["webp"],
      alt: "",
    },
  ],
})
const product = aProduct({ colors: [color], isCustomizable: true })
const panelProps = { product, color, size, t: createTranslate("en", customizationTexts) }
const jacket: CustomizationProperties = { ...monogramOffer, tailoring: aJacketOffer }
const choose = (name: string | RegExp) => press(screen.getByRole("radio", { name }))
const write = (text: string) => fireEvent.change(screen.getByLabelText("Your text"), { target: { value: text } })
const addLetters = () => press(screen.getByRole("button", { name: "Add personalised item to bag" }))
const preview = () => screen.getByRole("img")

describe("a monogram", () => {
  it("is previewed and announced as it is typed, in the thread with the clearest contrast", () => {
    renderInShop(<MonogramForm {...panelProps} properties={monogramOffer} />)
    expect(preview().getAttribute("aria-label")).toBe("Preview: no text yet")
    write("Ana")
    expect(preview().getAttribute("aria-label")).toBe("Preview: ‘Ana’, Left of the chest, Ecru, Serif")
    expect(preview().querySelector("text")?.textContent).toBe("Ana")
    expect(preview().querySelector("text")?.getAttribute("fill")).toBe("#efe6d2")
    expect(preview().querySelector("image")?.getAttribute("href")).toBe("/media/p1/800/front-960.webp")
    expect(screen.getByText("3 of 12 characters")).toBeDefined()
    expect([
      mostContrasting("#ffffff", monogramOffer.colors)?.id,
      mostContrasting(undefined, monogramOffer.colors)?.id,
    ]).toEqual(["indigo", "ecru"])
  })

  it("is added to the cart as previewed, and the cart opens", async () => {
    const addToCart = vi.fn(() => done(aCart([aCartItem("7001-M")])))
    const { cart } = renderInShop(<MonogramForm {...panelProps} properties={monogramOffer} />, { addToCart })
    write(" e\u0301va ")
    await choose("Indigo")
    await choose("Cuff")
    await addLetters()
    expect(addToCart).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        sku: "7001-M",
        quantity: 1,
        productId: "p1",
        customization: [{ areaId: "cuff", colorId: "indigo", datatype: "TEXT", typographyId: "serif", text: "éva" }],
      }),
    )
    expect(cart.current()).toMatchObject({ units: 1, isOpen: true })
  })

  it("that does not fit, or has unsupported letters, is reported beside the field, without a call", async () => {
    renderInShop(<MonogramForm {...panelProps} properties={monogramOffer} />)
    await addLetters()
    const field = screen.getByLabelText("Your text")
    expect(document.activeElement).toBe(field)
    expect(screen.getByText("Enter your text")).toBeDefined()
    write("ABCDEFGHIJKLM")
    expect(screen.getByText("Use 12 characters or fewer")).toBeDefined()
    await choose("Initials")
    expect(screen.getByText("Use 3 characters or fewer")).toBeDefined()
    await choose("Monogram")
    for (const text of ["山", "لي"]) {
      write(text)
      expect(
        screen.getByText("Monogram doesn’t support all of these characters. Choose another font or change your text."),
      ).toBeDefined()
      expect(field.getAttribute("aria-invalid")).toBe("true")
    }
    await addLetters()
  })

  it("stays plain text for any input: no markup leaves the field or is sent", async () => {
    const addToCart = vi.fn(() => done(aCart([aCartItem("7001-M")])))
    const { unmount } = renderInShop(<MonogramForm {...panelProps} properties={monogramOffer} />, { addToCart })
    for (const text of HOSTILE_TEXTS) {
      write(text)
      expect(document.querySelectorAll("script, svg svg").length).toBe(0)
      await addLetters()
    }
    const sent = addToCart.mock.calls.map(
      (call: readonly unknown[]) => /"text":"([^"]*)"/.exec(JSON.stringify(call))?.[1] ?? "",
    )
    expect(sent).toContain("日本語")
    expect(sent.filter((text) => !/^[\p{L}\p{N} .&-]{1,12}$/u.test(text))).toEqual([])
    unmount()
  })

  it("may have as many positions as the shop allows, each with its own text, and can be removed", async () => {
    const addToCart = vi.fn(() => done(aCart([aCartItem("7001-M")])))
    renderInShop(<MonogramForm {...panelProps} properties={{ ...monogramOffer, maxAreas: 2 }} />, { addToCart })
    const another = () => screen.queryByRole("button", { name: "Add another position" })
    expect(another()).toBeNull()
    write("Ana")
    await choose("Indigo")
    await press(another() ?? document.body)
    expect(screen.queryByRole("radio", { name: "Left of the chest" })).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>("Your text").value).toBe("")
    write("AP")
    expect(another()).toBeNull()
    await addLetters()
    const chest = { areaId: "chest", colorId: "indigo", datatype: "TEXT", typographyId: "serif", text: "Ana" }
    expect(addToCart).toHaveBeenLastCalledWith(
      expect.objectContaining({ customization: [chest, { ...chest, areaId: "cuff", text: "AP" }] }),
    )
    write("")
    await addLetters()
    expect(addToCart).toHaveBeenLastCalledWith(expect.objectContaining({ customization: [chest] }))
    await press(screen.getByRole("button", { name: "Remove ‘Ana’" }))
    expect(screen.getByRole("radio", { name: "Left of the chest" })).toBeDefined()
    await addLetters()
    expect([screen.getByText("Enter your text").textContent, addToCart.mock.calls.length]).toEqual([
      "Enter your text",
      2,
    ])
  })

  it("requires a size, with a message", async () => {
    renderInShop(<MonogramForm {...panelProps} size={undefined} properties={monogramOffer} />)
    write("AB")
    await addLetters()
    expect(screen.getByText("Select a size above first")).toBeDefined()
  })

  it("is kept when the shop refuses it, with the reason", async () => {
    renderInShop(<MonogramForm {...panelProps} properties={monogramOffer} />, {
      addToCart: () => refused(backendError("unreachable")),
    })
    write("AB")
    await addLetters()
    expect(screen.getByText("Couldn’t add to bag")).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>("Your text").value).toBe("AB")
  })
})

describe("a made-to-measure item", () => {
  it("asks for missing choices, shows its price, and is added as chosen", async () => {
    const addToCart = vi.fn(() => done(aCart([aCartItem("7001-M")])))
    renderInShop(<TailoringForm {...panelProps} properties={jacket} />, { addToCart })
    const add = () => press(screen.getByRole("button", { name: "Add made-to-measure item to bag" }))
    await add()
    expect(within(screen.getByRole("group", { name: "Fabric" })).getByText("Select an option")).toBeDefined()
    expect(within(screen.getByRole("group", { name: "Fit" })).getByText("Select an option")).toBeDefined()
    expect(addToCart).not.toHaveBeenCalled()
    await choose(/Grey flannel/)
    await choose(/Relaxed/)
    await press(screen.getByRole("checkbox", { name: /Express service/ }))
    expect(screen.queryByRole("checkbox", { name: /Gold finish/ })).toBeNull()
    expect(screen.getByText("94,95 €")).toBeDefined()
    await add()
    expect(addToCart).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        sku: "7001-M",
        tailoring: {
          garmentId: "jacket",
          fabricId: "flannel",
          fabricName: "Grey flannel",
          expressService: true,
          personalizations: [
            { attributeId: "fit", valueId: "relaxed", attributeName: "Fit", valueName: "Relaxed", type: "CHOICE" },
          ],
        },
      }),
    )
  })

  it("is prefilled from the last time for a known customer", async () => {
    document.cookie = "user_type@10000034=registered; path=/"
    const earlier = {
      orderId: "7001",
      sku: "a",
      name: "Jacket",
      garmentId: "jacket",
      fabricId: "flannel",
      fabricName: "Grey flannel",
      employee: "Luz",
      personalizations: [{ attributeId: "fit", valueId: "slim" }],
    }
    const addToCart = vi.fn(() => done(aCart([aCartItem("7001-M")])))
    renderInShop(<TailoringForm {...panelProps} properties={jacket} />, {
      addToCart,
      customization: { properties: () => done(jacket), earlier: () => done([earlier]) },
    })
    const button = await screen
      .findByRole("button", { name: "Same as last time: Jacket, Grey flannel" })
      .catch(() => undefined)
    document.cookie = "user_type@10000034=; path=/; max-age=0"
    if (button === undefined) throw new Error("Nothing is offered as last time.")
    await press(button)
    await press(screen.getByRole("button", { name: "Add made-to-measure item to bag" }))
    expect(addToCart).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        tailoring: {
          garmentId: "jacket",
          fabricId: "flannel",
          fabricName: "Grey flannel",
          personalizations: [{ attributeId: "fit", valueId: "slim" }],
          originalOrderId: "7001",
        },
      }),
    )
  })
})

describe("the customization panel", () => {
  const open = () => {
    const details = screen.getByText("Personalise").closest("details")
    if (details === null) throw new Error("nothing to open")
    details.open = false
    details.open = true
  }

  it("fetches nothing until it is opened, and then the product's options", async () => {
    const properties = vi.fn(() => done(monogramOffer))
    renderInShop(<CustomizationPanel of="letters" product={product} color={color} size={size} />, {
      customization: { properties, earlier: () => done([]) },
    })
    expect(properties).not.toHaveBeenCalled()
    open()
    expect(await screen.findByLabelText("Your text")).toBeDefined()
    expect(properties).toHaveBeenCalledExactlyOnceWith("p1")
  })

  it("shows why it cannot be opened, and retries when it is opened again", async () => {
    const properties = vi
      .fn()
      .mockReturnValueOnce(refused(backendError("unreachable")))
      .mockReturnValue(done(monogramOffer))
    renderInShop(<CustomizationPanel of="letters" product={product} color={color} size={size} />, {
      customization: { properties, earlier: () => done([]) },
    })
    open()
    expect(await screen.findByText("We couldn’t connect")).toBeDefined()
    open()
    expect(await screen.findByLabelText("Your text")).toBeDefined()
  })
})
