/** Data missing from the packages: names of states in local script by ISO 3166-2 code, and one in English. */
const bySequence = (names, first = 1) =>
  Object.fromEntries(names.split(" ").map((name, at) => [String(at + first).padStart(2, "0"), name]))
const byCode = (text) =>
  Object.fromEntries(
    text.split(", ").map((pair) => [pair.slice(0, pair.indexOf(" ")), pair.slice(pair.indexOf(" ") + 1)]),
  )

export const LOCAL_STATE_NAMES = {
  ES: {
    ca: byCode(
      "A Alacant, CS Castelló, V València, BI Biscaia, GI Girona, L Lleida, PM Illes Balears, " +
        "C la Corunya, SS Guipúscoa, VI Àlaba, Z Saragossa",
    ),
  },
  JP: {
    ja: bySequence(
      "北海道 青森県 岩手県 宮城県 秋田県 山形県 福島県 茨城県 栃木県 群馬県 埼玉県 千葉県 東京都 神奈川県 新潟県 富山県 石川県 福井県 山梨県 長野県 岐阜県 " +
        "静岡県 愛知県 三重県 滋賀県 京都府 大阪府 兵庫県 奈良県 和歌山県 鳥取県 島根県 岡山県 広島県 山口県 徳島県 香川県 愛媛県 高知県 福岡県 佐賀県 長崎県 " +
        "熊本県 大分県 宮崎県 鹿児島県 沖縄県",
    ),
  },
  KR: {
    ko: byCode(
      "11 서울특별시, 26 부산광역시, 27 대구광역시, 28 인천광역시, 29 광주광역시, 30 대전광역시, 31 울산광역시, 41 경기도, 42 " +
        "강원특별자치도, 43 충청북도, 44 충청남도, 45 전북특별자치도, 46 전라남도, 47 경상북도, 48 경상남도, 49 제주특별자치도, 50 세종특별자치시",
    ),
  },
  SA: {
    ar: byCode(
      "01 منطقة الرياض, 02 منطقة مكة المكرمة, 03 منطقة المدينة المنورة, 04 المنطقة الشرقية, 05 " +
        "منطقة القصيم, 06 منطقة حائل, 07 منطقة تبوك, 08 منطقة الحدود الشمالية, 09 منطقة جازان, " +
        "10 منطقة نجران, 11 منطقة الباحة, 12 منطقة الجوف, 14 منطقة عسير",
    ),
  },
  KW: {
    ar: byCode(
      "AH محافظة الأحمدي, FA محافظة الفروانية, HA محافظة حولي, JA محافظة الجهراء, KU محافظة " +
        "العاصمة, MU محافظة مبارك الكبير",
    ),
  },
  CN: { en: { NM: "Inner Mongolia" } },
  IL: { he: byCode("D מחוז הדרום, HA מחוז חיפה, JM מחוז ירושלים, M מחוז המרכז, TA מחוז תל אביב, Z מחוז הצפון") },
}

/** States whose postal code differs from the current ISO 3166-2 code. */
export const POSTAL_STATE_CODES = { IT: { 23: "AO" } }

/** The province for the first two digits of a Chinese area code. */
export const CHINESE_PROVINCES = byCode(
  "11 BJ, 12 TJ, 13 HE, 14 SX, 15 NM, 21 LN, 22 JL, 23 HL, 31 SH, 32 JS, 33 ZJ, 34 AH, 35 " +
    "FJ, 36 JX, 37 SD, 41 HA, 42 HB, 43 HN, 44 GD, 45 GX, 46 HI, 50 CQ, 51 SC, 52 GZ, 53 YN, " +
    "54 XZ, 61 SN, 62 GS, 63 QH, 64 NX, 65 XJ",
)

/**
 * Further states for postal addresses: the freely associated states and the armed forces abroad (USPS Publication 28,
 * appendix B).
 */
export const EXTRA_STATES = {
  US: [
    ["FM", "Micronesia"],
    ["MH", "Marshall Islands"],
    ["PW", "Palau"],
    ["AA", "Armed Forces Americas"],
    ["AE", "Armed Forces Europe"],
    ["AP", "Armed Forces Pacific"],
  ].map(([code, en]) => ({ code, names: { en } })),
}

/** Alternative names that people and browsers use. */
export const STATE_ALIASES = {
  ES: {
    C: ["La Coruña", "Coruña"],
    VI: ["Araba", "Araba/Álava", "Álava/Araba"],
    A: ["Alicante/Alacant"],
    O: ["Oviedo", "Principado de Asturias"],
    BI: ["Vizcaya"],
    CS: ["Castellón/Castelló", "Castellón de la Plana"],
    SS: ["Guipúzcoa"],
    GI: ["Gerona"],
    L: ["Lérida"],
    OR: ["Orense"],
    V: ["Valencia/València"],
    S: ["Santander"],
    GC: ["Gran Canaria"],
    TF: ["Tenerife"],
    PM: ["Baleares", "Islas Baleares", "Illes Balears"],
    LO: ["Logroño"],
    NA: ["Nafarroa"],
  },
  US: { DC: ["District of Columbia", "Washington, D.C."] },
  IT: {
    AO: ["Valle d'Aosta", "Aosta"],
    BZ: ["Bozen", "Südtirol", "Bolzano"],
    FC: ["Forlì", "Cesena"],
    MB: ["Monza", "Brianza"],
    PU: ["Pesaro", "Urbino"],
    MS: ["Massa", "Carrara"],
    VB: ["Verbania"],
  },
}
