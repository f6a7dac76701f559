/** Letter frequencies of a language; for Latin alphabets only the letters beyond a to z. */
export type LetterFrequencies = ReadonlyMap<string, number>

/** A script whose words contain no letters of another script. */
export interface AlphabetProfile {
  readonly script: "latin" | "cyrillic" | "greek" | "hebrew" | "arabic"
  readonly languages: readonly LetterFrequencies[]
}

const use = (weights: string): LetterFrequencies => {
  const found = [...weights.matchAll(/(\p{L})(\d+)/gu)].map(
    ([, letter = "", weight]) => [letter, Number(weight)] as const,
  )
  const total = found.reduce((sum, [, weight]) => sum + weight, 0)
  return new Map(found.map(([letter, weight]) => [letter, weight / total]))
}

/** The languages of each single-byte code page, with published letter frequencies. */
export const ALPHABETS = {
  "windows-1252": {
    script: "latin",
    languages: [
      "é190 à49 è27 ê22 ç9 û6 ù6 â5 î5 ô3 œ2 ï1 ë1",
      "ü100 ä58 ö44 ß31 é1",
      "ó83 í73 á50 é43 ñ31 ú17 ü1",
      "à64 è26 ù17 ò6 ì6 é5",
      "ã73 ç53 é34 á40 ó30 í30 ê25 õ20 ú15 â10 ô8 à7",
      "ë20 é20 ï10 è3 ö2",
      "ä180 å134 ö131 é5",
      "å119 ø94 æ87 é3",
      "ä358 ö44 å1",
      "ð44 á18 í16 þ15 ó10 æ9 ö8 é7 ú6 ý2",
      "à20 ó20 é15 í15 è12 ò8 ç6 ú5 ï4 ü2",
    ].map(use),
  },
  "windows-1250": {
    script: "latin",
    languages: [
      "ł182 ę111 ą99 ó85 ż83 ś66 ć40 ń20 ź6",
      "í326 á224 ě165 é133 ř121 ý107 č101 ž100 š82 ů69 ú10 ó3 ť3 ď2 ň1",
      "á172 ý143 í118 č94 ž94 ú93 š81 é68 ť60 ľ42 ň24 ď19 ô15 ó9 ä9 ĺ1 ŕ1",
      "é352 á344 ó93 ö79 ő75 ü60 í52 ú25 ű16",
      "ă40 ş15 î14 ţ10 â9",
      "č100 š90 ž60 ć60 đ25",
    ].map(use),
  },
  "windows-1254": { script: "latin", languages: ["ı51 ü19 ş18 ç12 ğ11 ö8 İ4 â1 î1 û1"].map(use) },
  "windows-1251": {
    script: "cyrillic",
    languages: [
      "о1097 е845 а801 и735 н670 т626 с547 р473 в454 л440 к349 м321 д298 п281 у262 я201 ы190 " +
        "ь174 г170 з165 б159 ч144 й121 х97 ж94 ш73 ю64 ц48 щ36 э32 ф26 ъ4 ё4",
      "о92 а80 н65 і58 и56 в53 р49 т48 е46 с40 к36 л36 у34 д31 м30 п28 я23 з22 ь19 б17 г16 ч13 " +
        "й12 х11 ж8 ї8 ц8 ю7 ш7 є6 щ4 ф4 ґ1",
      "а118 и90 о90 е80 т75 н72 р50 с49 в46 к36 д36 л34 п31 м24 з22 я18 ъ17 г16 б15 у15 ч13 " +
        "ц10 х7 щ6 ж6 й5 ш3 ю2 ф2 ь1",
    ].map(use),
  },
  "windows-1253": {
    script: "greek",
    languages: [
      "α100 ο85 τ80 ν75 ι70 ε70 σ45 η45 ρ45 π45 κ42 ς38 υ35 μ35 λ30 ί22 ά20 έ18 γ18 δ17 ό15 " +
        "ω15 ή13 χ11 θ11 φ10 ώ9 ύ8 β7 ξ5 ζ4 ψ2 ϊ1 ϋ1 ΐ1",
    ].map(use),
  },
  "windows-1255": {
    script: "hebrew",
    languages: [
      "י110 ו105 ה92 ל75 א63 ר60 ת52 ב50 ש48 מ45 ם35 ע32 נ30 ד26 ח25 ק22 כ21 פ18 ן15 ס15 ט13 ג13 צ12 ז10 ך6 ף2 ץ2",
    ].map(use),
  },
  "windows-1256": {
    script: "arabic",
    languages: [
      "ا150 ل110 ي70 م60 و60 ن55 ر52 ت45 ب40 ع36 ة35 د31 س30 ف28 ه28 ك25 ق25 أ20 ح20 ج14 ش13 " +
        "ط12 ص12 خ11 ى10 ذ8 ض7 إ7 ث6 ز6 غ5 ء5 ئ5 آ2 ظ2 ؤ1 پ1 گ1 چ1",
    ].map(use),
  },
} as const satisfies Readonly<Record<string, AlphabetProfile>>

/** Frequent characters of a large script: `common` make up `share` of a text. */
export interface CharacterSetProfile {
  readonly common: ReadonlySet<string>
  readonly share: number
  readonly others: RegExp
  /** Approximate number of the other characters. */
  readonly otherCount: number
  readonly kana: number
}

const SHARED_HAN =
  "的一是不了在人有我他中上大和地到以要就出可也你能而子那得下自之年作用道行所然家事成方多去法如都同面起看定天分好小部其些主理心她本前但因只想日者意力它把十民第公此" +
  "已工使情明性知全三又正外高由很最重物手向文政美相被利什二等或新己制身果加西斯月合回特代信表化老世位次度任常先海通教原提立及比解水名真走各入口平系活更打女四神何安" +
  "少才反受目太量再感建做接必件期市直德命山金指克至形社便空治展科司五基眼非白界光放即像且思王象完式色路南品住告求程北死交取拉格望共今切院衣服裙鞋衫棉麻毛料尺黑灰款" +
  "包帽套短袖男童牛仔皮"
const HAN = /\p{Script=Han}/u

/** The scripts of each multi-byte code page. */
export const CHARACTERS = {
  shift_jis: {
    common: new Set(
      "日一国人年大十二本中長出三時行見月分後前生五間上東四今金入学高円子外下来気小山女書先名水半男西電校語土木食車何南万白天火右左休新品色素材綿麻毛糸布製服着丈袖首身" +
        "幅裾肩襟無地柄黒赤青緑茶灰紺洗濯用途形型番号価格税込送料在庫商店表裏当手作物仕様使軽重厚薄夏冬春秋季節明暗細太口部内側付開閉通性的同種類化方法対合定選取感心動持切港",
    ),
    share: 0.25,
    others: HAN,
    otherCount: 6000,
    kana: 0.5,
  },
  gb18030: {
    common: new Set(
      SHARED_HAN +
        "这个们来为国说时会对生发后里种经么学现当没动还进样开从实军无与长机关点业将两间问并应战头体见产话内给门儿东声员论处义几认条气题尔别变总电数报结务场计管资许统区保" +
        "队决马书则听却达强难权设记类据边张该规万觉术领确传师观清识候带导争运装裤丝质码红蓝绿袜针织羽绒购买商",
    ),
    share: 0.6,
    others: HAN,
    otherCount: 6500,
    kana: 0.001,
  },
  big5: {
    common: new Set(
      SHARED_HAN +
        "這個們來為國說時會對生於著過發後裡種經麼學現當沒動還進樣開從實軍無與長機關點業將兩間問並應戰頭體見產話內給門兒東聲員論處義幾認條氣題爾別變總電數報結務場計管資許" +
        "統區保隊決馬書則聽卻達強難權設記類據邊張該規萬覺術領確傳師觀清識候帶導爭運裝褲絲質碼紅藍綠襪針織羽絨購買商",
    ),
    share: 0.6,
    others: HAN,
    otherCount: 6500,
    kana: 0.001,
  },
  "euc-kr": {
    common: new Set(
      "이다에는의가고을하지은로사한기리자인나어시도를스아대수서라정해일부그전으장있상여면유것구들만제주드게니모마과미성관적원보물계소치거우트당오공와비조않없었할동발신" +
        "화국위문선중때경세실무진방용연안행명생분개학간단법내외년심번복회입금재현차산강말불양건속바크레코타프르블랙핑린네청남색의티셔츠피품절즈",
    ),
    share: 0.8,
    others: /\p{Script=Hangul}/u,
    otherCount: 2200,
    kana: 0.001,
  },
} as const satisfies Readonly<Record<string, CharacterSetProfile>>
