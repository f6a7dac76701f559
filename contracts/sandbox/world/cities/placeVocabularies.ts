import { chinaVocabulary, israelVocabulary, kuwaitVocabulary, southKoreaVocabulary } from "./asianPlaceVocabularies.ts"
import {
  franceVocabulary,
  germanyVocabulary,
  italyVocabulary,
  polandVocabulary,
  portugalVocabulary,
} from "./europeanPlaceVocabularies.ts"
import { type PlaceVocabulary, week } from "./PlaceVocabulary.ts"

const spain: PlaceVocabulary = {
  streets: [
    "Calle del Telar",
    "Calle de la Aguja",
    "Plaza del Ovillo",
    "Calle de la Lanzadera",
    "Avenida del Algodón",
    "Calle del Dedal",
    "Paseo de la Rueca",
    "Calle del Botón",
  ],
  line: (street, number) => `${street}, ${number}`,
  shops: [
    "Papelería El Hilo",
    "Quiosco La Madeja",
    "Mercería La Bobina",
    "Ultramarinos El Carrete",
    "Librería El Pespunte",
  ],
  locker: "Taquilla",
  phone: (digits) => `+34 900 000 0${digits}`,
  hours: [
    week("10:00-21:00", "10:00-21:00", ""),
    week("10:00-14:00,17:00-20:30", "10:00-14:00", ""),
    week("10:00-22:00", "10:00-22:00", "12:00-20:00"),
  ],
}

const unitedStates: PlaceVocabulary = {
  streets: [
    "Bobbin Street",
    "Shuttle Avenue",
    "Thimble Lane",
    "Loom Street",
    "Needle Alley",
    "Twill Avenue",
    "Button Row",
    "Spindle Street",
  ],
  line: (street, number) => `${number} ${street}`,
  shops: ["Spool Corner Store", "Hem & Thread Pharmacy", "Skein Stationers", "Bodkin Hardware", "Tailor's Tack Deli"],
  locker: "Parcel Locker",
  phone: (digits) => `+1 800 555 01${digits}`,
  hours: [week("10:00-20:00", "10:00-20:00", "11:00-19:00"), week("09:30-21:00", "09:30-21:30", "11:00-18:00")],
}

const japan: PlaceVocabulary = {
  streets: ["糸車通り", "織機通り", "藍染通り", "針山小路", "紬通り", "絣通り", "ボタン坂", "裁ち台通り"],
  line: (street, number) => `${street}${(number % 9) + 1}-${number}`,
  shops: ["糸巻商店", "指ぬき文具店", "綿屋薬局", "機織りマート", "縫い目書店"],
  locker: "宅配ロッカー",
  phone: (digits) => `+81 120 000 0${digits}`,
  hours: [week("11:00-20:00", "11:00-20:00", "11:00-20:00"), week("10:00-21:00", "10:00-21:00", "10:00-20:00")],
}

const saudiArabia: PlaceVocabulary = {
  streets: [
    "شارع النول",
    "شارع الإبرة",
    "شارع الخيط",
    "شارع المغزل",
    "شارع الزر",
    "شارع القطن",
    "شارع الكتان",
    "شارع المنسج",
  ],
  line: (street, number) => `${street} ${number}`,
  shops: ["مكتبة الخيط", "صيدلية النسيج", "بقالة البكرة", "قرطاسية الإبرة", "تموينات الصوف"],
  locker: "خزانة الطرود",
  phone: (digits) => `+966 800 000 00${digits}`,
  hours: [
    ["10:00-23:00", "10:00-23:00", "10:00-23:00", "10:00-24:00", "16:00-24:00", "10:00-24:00", "10:00-23:00"],
    [
      "09:30-12:00,16:00-22:30",
      "09:30-12:00,16:00-22:30",
      "09:30-12:00,16:00-22:30",
      "09:30-12:00,16:00-23:00",
      "16:00-23:00",
      "09:30-12:00,16:00-23:00",
      "09:30-12:00,16:00-22:30",
    ],
  ],
}

const words: Readonly<Record<string, PlaceVocabulary>> = {
  ES: spain,
  US: unitedStates,
  JP: japan,
  SA: saudiArabia,
  FR: franceVocabulary,
  DE: germanyVocabulary,
  IT: italyVocabulary,
  PT: portugalVocabulary,
  PL: polandVocabulary,
  KR: southKoreaVocabulary,
  IL: israelVocabulary,
  CN: chinaVocabulary,
  KW: kuwaitVocabulary,
}

export const placeWords = (countryCode: string): PlaceVocabulary => words[countryCode] ?? unitedStates
