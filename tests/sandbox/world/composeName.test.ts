import { describe, expect, it } from "vitest"
import { composeName } from "../../../contracts/sandbox/world/compose/composeName.ts"
import { cuts } from "../../../contracts/sandbox/world/vocabulary/cuts.ts"
import { details } from "../../../contracts/sandbox/world/vocabulary/details.ts"
import { fabrics } from "../../../contracts/sandbox/world/vocabulary/fabrics.ts"
import { nouns } from "../../../contracts/sandbox/world/vocabulary/nouns.ts"

describe("a product's name", () => {
  it("is a fabric noun without further details", () => {
    expect(composeName(nouns.coat, cuts.regular, fabrics.herringbone, details.plain)).toEqual({
      en: "Herringbone wool coat",
      es: "Abrigo de lana en espiga",
      ca: "Abric de llana d'espiga",
      ja: "ヘリンボーン ウールコート",
      ar: "معطف من الصوف بنقشة متعرجة",
      fr: "Manteau en laine chevron",
      de: "Mantel aus Fischgratwolle",
      it: "Cappotto in lana a spina di pesce",
      pt: "Casaco de lã em espinha",
      pl: "Płaszcz z wełny w jodełkę",
      he: "מעיל מצמר בדוגמת אידרה",
      ko: "헤링본 울 코트",
      zh: "人字纹羊毛大衣",
    })
  })

  it("agrees in gender and number in Spanish, Catalan and Arabic", () => {
    const relaxed = (noun: (typeof nouns)[keyof typeof nouns]) => {
      const { es, ca, ar } = composeName(noun, cuts.relaxed, fabrics.linen, details.plain)
      return [es, ca, ar]
    }
    expect(relaxed(nouns.coat)).toEqual(["Abrigo holgado de lino", "Abric ample de lli", "معطف واسع من الكتان"])
    expect(relaxed(nouns.blouse)).toEqual(["Blusa holgada de lino", "Brusa ampla de lli", "بلوزة واسعة من الكتان"])
    expect(relaxed(nouns.jeans)).toEqual([
      "Vaqueros holgados de lino",
      "Texans amples de lli",
      "بنطال جينز واسع من الكتان",
    ])
    expect(relaxed(nouns.bermudas)).toEqual([
      "Bermudas holgadas de lino",
      "Bermudes amples de lli",
      "شورت برمودا واسع من الكتان",
    ])
  })

  it("has each detail at its position in the language", () => {
    expect(composeName(nouns.coat, cuts.oversize, fabrics.herringbone, details.doubleBreasted)).toEqual({
      en: "Oversized double-breasted herringbone wool coat",
      es: "Abrigo oversize de lana en espiga con doble botonadura",
      ca: "Abric oversize de llana d'espiga amb doble botonadura",
      ja: "ダブルブレスト オーバーサイズ ヘリンボーン ウールコート",
      ar: "معطف فضفاض من الصوف بنقشة متعرجة بصفين من الأزرار",
      fr: "Manteau oversize en laine chevron à double boutonnage",
      de: "Oversize-Mantel aus Fischgratwolle mit doppelter Knopfreihe",
      it: "Cappotto oversize in lana a spina di pesce doppiopetto",
      pt: "Casaco oversize de lã em espinha com abotoamento duplo",
      pl: "Płaszcz oversize z wełny w jodełkę z dwurzędowym zapięciem",
      he: "מעיל אוברסייז מצמר בדוגמת אידרה עם רכיסה כפולה",
      ko: "오버사이즈 더블브레스트 헤링본 울 코트",
      zh: "廓形双排扣人字纹羊毛大衣",
    })
    expect(composeName(nouns.shirt, cuts.regular, fabrics.poplin, details.chestPocket).en).toBe(
      "Poplin shirt with chest pocket",
    )
  })

  it("is British in English, and American where that differs", () => {
    const english = (noun: (typeof nouns)[keyof typeof nouns], detail: keyof typeof details = "plain") => {
      const name = composeName(noun, cuts.regular, fabrics.merino, details[detail])
      return [name.en, name["en-US"]]
    }
    expect(english(nouns.trousers, "zip")).toEqual(["Merino wool trousers with zip", "Merino wool pants with zipper"])
    expect(english(nouns.sweater)).toEqual(["Merino wool jumper", "Merino wool sweater"])
    expect(english(nouns.sneakers)).toEqual(["Merino wool trainers", "Merino wool sneakers"])
    expect(english(nouns.waistcoat)).toEqual(["Merino wool waistcoat", "Merino wool vest"])
    expect(english(nouns.coat)).toEqual(["Merino wool coat", undefined])
  })
})
